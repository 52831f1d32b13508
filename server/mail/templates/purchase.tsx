import { brand } from '../../../domain/brand'
import type { PolicyFacts } from '../../documents/facts/types'
import { Letter } from './letter'
import { Action, Documents, Facts, Heading, Note, Paragraph, Steps } from './parts'

interface PurchaseProps {
  readonly facts: PolicyFacts
  readonly documents: readonly { readonly name: string; readonly url: string }[]
  readonly areAttached: boolean
  /** null in the insured's copy, where a producer manages the policy */
  readonly policyUrl: string | null
}

/** To whom the policy was sold, and as a copy to whom it insures. */
export const PurchaseLetter = ({ facts, documents, areAttached, policyUrl }: PurchaseProps) => (
  <Letter preview={`Policy ${facts.policyNumber}, with its certificate and receipt.`} title="Your event is insured">
    <Paragraph>
      {facts.event.type}, {facts.event.when}, is covered for liability. Have a beautiful day.
    </Paragraph>
    <Facts rows={rowsOf(facts)} />
    <Heading>Your documents</Heading>
    <Documents all={documents} />
    <Note>
      {areAttached ? 'They are attached to this message too.' : 'They are being made. Open them in a few minutes.'}
    </Note>
    {policyUrl ? <Manage url={policyUrl} /> : <ByProducer name={facts.producer.name} />}
    <Heading>What happens next</Heading>
    <Steps
      all={[
        'Give the certificate to the location, if it did not get it from us.',
        'Something changes? Dates, guests and names can be changed until the event.',
        `If something happens, call ${brand.phone}.`,
      ]}
    />
  </Letter>
)

const Manage = ({ url }: { readonly url: string }) => (
  <>
    <Action href={url}>Go to my policy</Action>
    <Note>
      This button opens your policy without a password. Send the certificate to others, and keep this message.
    </Note>
  </>
)

const ByProducer = ({ name }: { readonly name: string }) => (
  <Paragraph>{name} bought this policy for you and manages it. Ask them for any change.</Paragraph>
)

const rowsOf = ({
  policyNumber,
  insured,
  event,
  period,
  limits,
  certificateCode,
  payment,
  bill,
  issued,
}: PolicyFacts) =>
  [
    ['Policy number', policyNumber],
    ['Insured', insured.name],
    ['Location', event.where.name],
    ['Runs from', period.from],
    ['To', period.to],
    ['Limits', `${limits.occurrence} each occurrence, ${limits.aggregate} in all`],
    ['Certificate code', certificateCode],
    ['Paid', `${bill.total} on ${issued}, ${payment.with}`],
    ['Transaction', payment.transactionId],
  ] as const
