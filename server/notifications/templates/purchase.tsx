import { brand } from '../../../domain/common/brand'
import type { PolicyFacts } from '../../pdf/facts/types'
import { coveredInWords, coverRows } from './coverageRows'
import { Letter } from './letter'
import { Action, Documents, Facts, Heading, Note, Paragraph, Steps } from './parts'

interface PurchaseProps {
  readonly facts: PolicyFacts
  readonly documents: readonly { readonly name: string; readonly url: string }[]
  readonly areAttached: boolean
  /** null in the insured's copy, where a producer manages the policy */
  readonly policyUrl: string | null
}

/** To the buyer, with a copy to the insured. */
export const PurchaseLetter = ({ facts, documents, areAttached, policyUrl }: PurchaseProps) => (
  <Letter preview={`Policy ${facts.policyNumber}, with its ${documentsOf(facts)}.`} title="Your event is insured">
    <Paragraph>
      {facts.event.type}, {facts.event.when}, is {coveredInWords(facts)}. Have a beautiful day.
    </Paragraph>
    <Facts rows={rowsOf(facts)} />
    <Heading>Your documents</Heading>
    <Documents all={documents} />
    <Note>
      {areAttached ? 'They are attached to this message too.' : 'They are being made. Open them in a few minutes.'}
    </Note>
    {policyUrl ? <Manage url={policyUrl} /> : <ByProducer name={facts.producer.name} />}
    <Heading>What happens next</Heading>
    <Steps all={stepsOf(facts)} />
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

const documentsOf = ({ liability, cancellation }: PolicyFacts) =>
  liability && cancellation ? 'certificates and receipt' : 'certificate and receipt'

const stepsOf = ({ liability, cancellation, rain }: PolicyFacts): readonly string[] => [
  ...(liability ? ['Give the certificate to the venue, if it did not get it from us.'] : []),
  rain
    ? 'A name or an address is wrong? It can be corrected until the insured day. The day, the hours and the place stay.'
    : 'Something changes? Dates, guests and names can be changed until coverage begins.',
  ...(rain ? ['After that day we read the records of the weather and write to you, whether we pay or not.'] : []),
  ...(cancellation
    ? [`If the event may have to be canceled, postponed or moved, call ${brand.phone} before you do it.`]
    : []),
  ...(liability ? [`If something happens, call ${brand.phone}.`] : []),
]

const rowsOf = (facts: PolicyFacts) =>
  [
    ['Policy number', facts.policyNumber],
    ['Insured', facts.insured.name],
    ['Venue', facts.event.where.name],
    ...coverRows(facts),
    ['Paid', `${facts.bill.total} on ${facts.issued}, ${facts.payment.with}`],
    ['Transaction', facts.payment.transactionId],
  ] as const
