import { brand } from '../../../domain/common/brand'
import { sentence } from '../../../domain/common/sentence'
import { payingOrganizer } from '../../../domain/exhibitors/invoice'
import { Letter } from './letter'
import { Documents, Facts, Heading, Note, Paragraph } from './parts'

interface EndedProps {
  readonly number: string
  readonly insured: string
  readonly event: string
}

interface CancelledProps extends EndedProps {
  /** whether it was canceled on a covered day or later, as staff can */
  readonly hasBegun: boolean
  /** in dollars; null without a refund to the card */
  readonly toCard: string | null
  readonly byCheck: string | null
  /** the organizer that paid and gets the check; null where the policyholder paid */
  readonly payee: string | null
  readonly documents: readonly { readonly name: string; readonly url: string }[]
}

export const CancelledLetter = ({
  number,
  insured,
  event,
  hasBegun,
  toCard,
  byCheck,
  payee,
  documents,
}: CancelledProps) => (
  <Letter preview={event} title="Your policy is canceled">
    <Paragraph>
      {hasBegun ? 'Coverage has ended' : 'It was canceled before coverage began'}, and the certificate is no longer
      valid.
    </Paragraph>
    <Facts
      rows={[
        ['Policy number', number],
        ['Insured', insured],
        ['Event', event],
      ]}
    />
    <Heading>{payee && !toCard ? 'The refund' : 'Your refund'}</Heading>
    {toCard && (
      <Paragraph>
        {toCard} is refunded to the card that paid. We write again when it is done; your bank shows it some days later.
      </Paragraph>
    )}
    {byCheck && (
      <Paragraph>
        {payee
          ? `We will send a check for ${byCheck} to ${payingOrganizer(payee)}.`
          : `We will send you a check for ${byCheck}.`}
      </Paragraph>
    )}
    {!toCard && !byCheck && <Paragraph>There is no refund: the premium is fully earned.</Paragraph>}
    {documents.length > 0 && <Documents all={documents} />}
    <Note>Until the first covered day we refund the premium and its tax, and keep the policy fee.</Note>
    <Note>Didn’t cancel it? Call {brand.phone}.</Note>
  </Letter>
)

/** To the organizer that paid for the policy of an exhibitor. */
export const PaidPolicyCanceledLetter = ({ number, insured, event, toCard, byCheck }: CancelledProps) => (
  <Letter preview={event} title="A policy that you paid for is canceled">
    <Paragraph>
      {sentence(`You paid for the policy of ${insured}`)} It is canceled, so its certificate is no longer valid.
    </Paragraph>
    <Facts
      rows={[
        ['Policy number', number],
        ['Insured', insured],
        ['Event', event],
      ]}
    />
    <Heading>The refund</Heading>
    {byCheck && <Paragraph>We will send you a check for {byCheck}.</Paragraph>}
    {toCard && (
      <Paragraph>
        {toCard} is refunded to the card of {insured}.
      </Paragraph>
    )}
    {!toCard && !byCheck && <Paragraph>There is no refund: the premium is fully earned.</Paragraph>}
    <Note>Ask {insured} for other proof of insurance if it still takes part.</Note>
    <Note>Questions? Call {brand.phone}.</Note>
  </Letter>
)

/** To a certificate holder. */
export const CertificateEndedLetter = ({ number, insured, event }: EndedProps) => (
  <Letter preview={event} title="A certificate has ended">
    <Paragraph>
      {sentence(`You hold a certificate of insurance of ${insured}`)} The policy was canceled, so the certificate is no
      longer valid.
    </Paragraph>
    <Facts
      rows={[
        ['Policy number', number],
        ['Event', event],
      ]}
    />
    <Note>Ask {insured} whether the event has other insurance.</Note>
  </Letter>
)
