import { brand } from '../../../domain/common/brand'
import type { MoneyKind } from '../../pdf/facts/kinds'
import { Letter } from './letter'
import { Documents, Facts, Note, Paragraph } from './parts'
import { Quotation } from './quotation'

interface TransactionProps {
  readonly kind: MoneyKind
  /** Invoice */
  readonly name: string
  /** INV-000104 */
  readonly entry: string
  readonly amount: string
  /** MM/DD/YYYY */
  readonly day: string
  /** of the policy, or of the quote */
  readonly number: string
  readonly isPolicy: boolean
  readonly sentence: string
  /** the sender's message */
  readonly message: string | null
  readonly documents: readonly { readonly name: string; readonly url: string }[]
  readonly isAttached: boolean
}

const words: Readonly<Record<MoneyKind, { readonly title: string; readonly what: (amount: string) => string }>> = {
  invoice: { title: 'Your invoice', what: (amount) => `${amount} is due. The invoice shows how to pay.` },
  receipt: { title: 'Your receipt', what: (amount) => `Thank you: we have received ${amount}.` },
  creditMemo: { title: 'Your credit memo', what: (amount) => `${amount} of the charges is reversed.` },
  refund: { title: 'Your refund', what: (amount) => `${amount} was refunded to you.` },
}

/** An invoice, receipt, credit memo or refund, sent by staff. */
export const TransactionLetter = ({ kind, name, amount, message, ...facts }: TransactionProps) => (
  <Letter preview={words[kind].what(amount)} title={words[kind].title}>
    <Paragraph>{words[kind].what(amount)}</Paragraph>
    {message && <Quotation who={`${brand.name} writes:`} words={message} />}
    <Facts
      rows={[
        [name, facts.entry],
        ['Date', facts.day],
        ['Amount', amount],
        [facts.isPolicy ? 'Policy number' : 'Quote', facts.number],
        ['For', facts.sentence],
      ]}
    />
    <Documents all={facts.documents} />
    <Note>{facts.isAttached ? 'It is attached too.' : 'It is being made. Open it in a few minutes.'}</Note>
  </Letter>
)
