import { brand } from '../../../domain/common/brand'
import { sentence } from '../../../domain/common/sentence'
import { Changes } from './changeTable'
import { Letter } from './letter'
import { Action, Documents, Facts, Heading, Note, Paragraph } from './parts'

interface AboutProps {
  readonly number: string
  readonly insured: string
  readonly event: string
}

interface ChangedProps extends AboutProps {
  readonly what: readonly { readonly label: string; readonly from: string; readonly to: string }[]
  /** the charge or refund, as a sentence */
  readonly difference: string
  readonly documents: readonly { readonly name: string; readonly url: string }[]
  readonly areAttached: boolean
  /** null in a copy */
  readonly policyUrl: string | null
}

/** The change, its price, and the documents now in force. */
export const ChangedLetter = (props: ChangedProps) => (
  <Letter preview={props.event} title="Your policy was changed">
    <Facts
      rows={[
        ['Policy number', props.number],
        ['Insured', props.insured],
        ['Event', props.event],
      ]}
    />
    <Heading>What changed</Heading>
    <Changes all={props.what} />
    <Paragraph>{props.difference}</Paragraph>
    <Heading>Your documents</Heading>
    <Documents all={props.documents} />
    <Note>
      {props.areAttached
        ? 'They are attached to this message too.'
        : 'They are being made. Open them in a few minutes.'}{' '}
      Your earlier certificates and policies are no longer valid.
    </Note>
    {props.policyUrl && <Action href={props.policyUrl}>Go to my policy</Action>}
    <Note>Didn’t make this change? Call {brand.phone}.</Note>
  </Letter>
)

interface HolderProps extends AboutProps {
  /** one, or several where an address has received those of several holders */
  readonly certificates: readonly { readonly name: string; readonly url: string }[]
  readonly isAttached: boolean
}

/** To a certificate holder: the new certificate, and nothing else of the policy. */
export const NewCertificateLetter = ({ number, insured, event, certificates, isAttached }: HolderProps) => (
  <Letter preview={sentence(`${insured}: ${event}`)} title="A new certificate of insurance">
    <Paragraph>
      {insured} has changed the insurance of an event. This is the new certificate
      {isAttached ? '. It is attached.' : '.'} Any certificate that you received before is no longer valid.
    </Paragraph>
    <Facts
      rows={[
        ['Event', event],
        ['Policy number', number],
      ]}
    />
    {certificates.length === 1 ? (
      <Action href={certificates[0]!.url}>Open the certificate</Action>
    ) : (
      <Documents all={certificates} />
    )}
  </Letter>
)
