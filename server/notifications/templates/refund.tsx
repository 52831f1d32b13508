import { voidedRefundWords } from '../../../domain/staff/accounting'
import { Letter } from './letter'
import { Documents, Facts, Note, Paragraph } from './parts'

interface RefundProps {
  readonly amount: string
  /** of the policy, or of the quote that was not bought */
  readonly number: string
  readonly isPolicy: boolean
  readonly sentence: string
  readonly reason: string
  readonly documents: readonly { readonly name: string; readonly url: string }[]
}

interface FrameProps {
  readonly refund: RefundProps
  readonly title: string
  /** before the sentence about the event */
  readonly lead?: string | null
  /** how the money is paid, with its label */
  readonly way: readonly [label: string, text: string] | null
  readonly note: string | null
}

const RefundFrame = ({ refund, title, lead = null, way, note }: FrameProps) => (
  <Letter preview={lead ?? refund.reason} title={title}>
    {lead && <Paragraph>{lead}</Paragraph>}
    <Paragraph>{refund.sentence}</Paragraph>
    <Facts
      rows={[
        [refund.isPolicy ? 'Policy number' : 'Quote', refund.number],
        ['Amount', refund.amount],
        ['Why', refund.reason],
        ...(way ? [way] : []),
      ]}
    />
    {refund.documents.length > 0 && <Documents all={refund.documents} />}
    {note && <Note>{note}</Note>}
  </Letter>
)

interface RefundedProps extends RefundProps {
  /** Visa ending in 4242; null for a check */
  readonly card: string | null
}

export const RefundedLetter = ({ card, ...refund }: RefundedProps) => (
  <RefundFrame
    refund={refund}
    title={`${refund.amount} was refunded to you`}
    way={['How', card ? `To the ${card}` : 'By check']}
    note={card && 'Your bank may take a few days to show it.'}
  />
)

interface SentProps extends RefundProps {
  readonly title: string
  /** of the check or transfer */
  readonly reference: string | null
}

const wayOf = (reference: string | null) =>
  reference === null || reference === '' ? null : (['Check or transfer', reference] as const)

export const RefundSentLetter = ({ title, reference, ...refund }: SentProps) => (
  <RefundFrame
    refund={refund}
    title={title}
    way={wayOf(reference)}
    note="Allow a few days for it to arrive. If it doesn’t, reply to this email."
  />
)

interface VoidedProps extends SentProps {
  /** the amount that we owe the payee now, in dollars; null if nothing */
  readonly due: string | null
}

/** A check or transfer that the payee expects, and will not get. */
export const RefundVoidedLetter = ({ title, reference, due, ...refund }: VoidedProps) => (
  <RefundFrame
    refund={refund}
    title={title}
    lead={`${voidedRefundWords(reference)} ${due ? `${due} is still due to you. We email you when we send it.` : 'We have sent what is due to you another way.'}`}
    way={wayOf(reference)}
    note="Questions? Reply to this email."
  />
)
