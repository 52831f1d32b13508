import { brand } from '../../../domain/brand'
import type { MoneyKind } from '../../documents/kinds'
import { Letter } from './letter'
import { Documents, Facts, Note, Paragraph } from './parts'
import { Said } from './said'

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
  /** of who sends it */
  readonly message: string | null
  readonly documents: readonly { readonly name: string; readonly url: string }[]
  readonly isAttached: boolean
}

const words: Readonly<Record<MoneyKind, { readonly title: string; readonly what: (amount: string) => string }>> = {
  invoice: { title: 'Your invoice', what: (amount) => `${amount} is to be paid. The invoice says how.` },
  receipt: { title: 'Your receipt', what: (amount) => `Thank you: we have received ${amount}.` },
  creditMemo: { title: 'Your credit memo', what: (amount) => `${amount} of what was charged is taken back.` },
  refund: { title: 'Your refund', what: (amount) => `${amount} went back to you.` },
}

/** An invoice, a receipt, a credit memo or a refund, as staff send it. */
export const TransactionLetter = ({ kind, name, amount, message, ...told }: TransactionProps) => (
  <Letter preview={words[kind].what(amount)} title={words[kind].title}>
    <Paragraph>{words[kind].what(amount)}</Paragraph>
    {message && <Said who={`${brand.name} writes:`} words={message} />}
    <Facts
      rows={[
        [name, told.entry],
        ['Date', told.day],
        ['Amount', amount],
        [told.isPolicy ? 'Policy number' : 'Quote', told.number],
        ['For', told.sentence],
      ]}
    />
    <Documents all={told.documents} />
    <Note>{told.isAttached ? 'It is attached too.' : 'It is being made. Open it in a few minutes.'}</Note>
  </Letter>
)
