import { brand } from '../../../domain/common/brand'
import { Letter } from './letter'
import { Action, Note, Paragraph } from './parts'

interface InvitationProps {
  /** of the person; null for nobody in particular */
  readonly name: string | null
  /** as visitors know it */
  readonly venue: string
  readonly url: string
}

/** Asks a venue for its requirements, so that certificates for its events are right the first time. */
export const VenueInvitationLetter = ({ name, venue, url }: InvitationProps) => (
  <Letter preview={`The certificates for events at ${venue}`} title={`Insurance for events at ${venue}`}>
    {name && <Paragraph>Dear {name},</Paragraph>}
    <Paragraph>
      People who rent {venue} buy event insurance from us. Tell us once which limits and wording you need, and how your
      legal name is spelled. Their certificates will then be right the first time.
    </Paragraph>
    <Action href={url}>Describe your requirements</Action>
    <Note>
      It takes a few minutes and needs no account. Anyone with this link can change your requirements, so share it with
      your team only. It works for 180 days. Questions? Reply to this message, or call {brand.phone}.
    </Note>
  </Letter>
)
