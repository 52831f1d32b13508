import { brand } from '../../../domain/common/brand'
import { several } from '../../../domain/common/formats'
import { sentence } from '../../../domain/common/sentence'
import { type Suspension, suspensionSentence, waitWithPaymentWords } from '../../../domain/quote/suspension'
import { Letter } from './letter'
import { Action, Facts, Note, Paragraph } from './parts'

interface Props {
  /** `less`: an order left it */
  readonly news: 'open' | 'less' | 'paid' | 'canceled'
  /** name of the event */
  readonly event: string
  readonly number: string
  /** in dollars */
  readonly amount: string
  /** the last day to pay, with its weekday */
  readonly payBy: string | null
  /** the moratorium for which its payment waits */
  readonly suspension: Suspension | undefined
  /** of the orders that count */
  readonly businesses: readonly string[]
  /** the others, each with its reason */
  readonly left: readonly string[]
  readonly url: string
}

/** One invoice of an organizer for several exhibitors, its change or end, or its receipt. */
export const OrganizerInvoiceLetter = (props: Props) => {
  const { news, number, amount, suspension, businesses, left, url } = props
  const { title, action, note } = words[news]
  const isDue = news === 'open' || news === 'less'
  return (
    <Letter preview={isDue ? duePreview(props) : previews[news](amount)} title={title}>
      <Paragraph>{introductions[news](props)}</Paragraph>
      {suspension && (
        <Paragraph>
          {suspensionSentence(suspension)} <strong>{waitWithPaymentWords('this invoice')}</strong> Nothing is insured
          yet.
        </Paragraph>
      )}
      <Facts
        rows={[
          ['Invoice', number],
          ...(news === 'canceled' ? [] : [[news === 'less' ? 'New amount' : 'Amount', amount] as [string, string]]),
          ...(isDue ? paymentFacts(props) : []),
        ]}
      />
      {businesses.length > 0 && (
        <Paragraph>
          {sentence(`${news === 'canceled' ? 'They wait again' : 'Exhibitors'}: ${businesses.join('; ')}`)}
        </Paragraph>
      )}
      {left.length > 0 && <Paragraph>{sentence(`No longer on it: ${left.join('; ')}`)}</Paragraph>}
      <Action href={url}>{action}</Action>
      <Note>{note}</Note>
    </Letter>
  )
}

const duePreview = ({ amount, payBy, suspension }: Props) =>
  suspension ? 'Please wait with your payment.' : `${amount}${payBy ? `, by ${payBy}` : ''}.`

function paymentFacts({ number, payBy, suspension }: Props): readonly (readonly [string, string])[] {
  if (suspension) return payBy ? [['Last day to pay', payBy]] : []
  return [
    ['Payable to', brand.company],
    ['Send it to', [brand.company, ...brand.address].join(', ')],
    ['Write on it', number],
    ...(payBy ? [['Due by', payBy] as const] : []),
  ]
}

const previews = {
  paid: (amount: string) => `We received ${amount}.`,
  canceled: () => 'Please do not pay it.',
} as const

const introductions: Readonly<Record<Props['news'], (props: Props) => string>> = {
  open: ({ businesses, event }) =>
    `This invoice is for ${several(businesses.length, 'exhibitor')} of ${event}. We issue each policy when we receive the whole amount.`,
  less: ({ event, number, amount, suspension }) =>
    `An order of ${event} left invoice ${number}, so it is ${suspension ? `${amount} now.` : `less now. Please pay ${amount}.`}`,
  paid: ({ businesses, event }) =>
    `Thank you. This insures ${several(businesses.length, 'exhibitor')} of ${event}. We email each one their policy and certificate.`,
  canceled: ({ businesses, event }) =>
    businesses.length > 0
      ? `This invoice for exhibitors of ${event} is canceled. Please do not pay it. You can request another one for its orders.`
      : `The last order of this invoice for exhibitors of ${event} left it, so it is canceled. Please do not pay it.`,
}

const words = {
  open: {
    title: 'Your invoice for your exhibitors',
    action: 'See the invoice',
    note: 'The invoice is attached. If an exhibitor pays their own order or the order ends, the amount becomes less, and we email you.',
  },
  less: {
    title: 'Your invoice is less now',
    action: 'See the invoice',
    note: 'The new invoice is attached. Have you sent the earlier amount? Reply to this email, and we settle it with you.',
  },
  paid: {
    title: 'We received your payment',
    action: 'See the policies',
    note: 'The invoice, marked as paid, is attached.',
  },
  canceled: {
    title: 'Your invoice is canceled',
    action: 'See your orders',
    note: 'The canceled invoice is attached. Have you paid it? Reply to this email, and we settle it with you.',
  },
} as const
