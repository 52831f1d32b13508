import { Letter } from './letter'
import { Documents, Facts, Note, Paragraph } from './parts'

interface RefundedProps {
  readonly amount: string
  /** of the policy, or of the quote that was not bought */
  readonly number: string
  readonly isPolicy: boolean
  readonly sentence: string
  readonly reason: string
  /** Visa ending 4242; null for a check */
  readonly card: string | null
  readonly documents: readonly { readonly name: string; readonly url: string }[]
}

export const RefundedLetter = (refund: RefundedProps) => (
  <Letter preview={refund.reason} title={`${refund.amount} was refunded to you`}>
    <Paragraph>{refund.sentence}</Paragraph>
    <Facts
      rows={[
        [refund.isPolicy ? 'Policy number' : 'Quote', refund.number],
        ['Amount', refund.amount],
        ['Why', refund.reason],
        ['How', refund.card ? `To the ${refund.card}` : 'By check'],
      ]}
    />
    {refund.documents.length > 0 && <Documents all={refund.documents} />}
    {refund.card && <Note>Your bank may take a few days to show it.</Note>}
  </Letter>
)
