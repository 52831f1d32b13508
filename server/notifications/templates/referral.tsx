import { Letter } from './letter'
import { Action, Facts, Heading, Note, Paragraph, Points } from './parts'

interface ReviewProps {
  readonly quoteNumber: string
  readonly sentence: string
  /** reasons for the referral */
  readonly reasons: readonly string[]
  readonly url: string
}

/** Confirms a review to the person who requested it, with a link to its status. */
export const ReferralReceivedLetter = ({ quoteNumber, sentence, reasons, url }: ReviewProps) => (
  <Letter preview={`An underwriter looks at it. ${sentence}`} title="We are looking at it">
    <Paragraph>{sentence}</Paragraph>
    <Paragraph>
      Your quote {quoteNumber} has come to our underwriters. We write to you as soon as they have decided. Nothing is
      charged before you agree to a price.
    </Paragraph>
    {reasons.length > 0 && <Heading>Why they look at it</Heading>}
    <Points all={reasons} />
    <Action href={url}>See how it stands</Action>
    <Note>
      Whoever has this link can see the quote and change it. Coverage starts when the premium is paid, not before.
    </Note>
  </Letter>
)

interface ToStaffProps extends ReviewProps {
  readonly email: string
  readonly message: string | null
}

export const ReferralToStaffLetter = ({ quoteNumber, sentence, reasons, url, email, message }: ToStaffProps) => (
  <Letter preview={sentence} title="A quote to review">
    <Facts
      rows={[
        ['Quote', quoteNumber],
        ['For', sentence],
        ['Submitted by', email],
        ...(message ? [['They say', message] as const] : []),
      ]}
    />
    {reasons.length > 0 && <Heading>Why it was referred</Heading>}
    <Points all={reasons} />
    <Action href={url}>Open the queue</Action>
  </Letter>
)
