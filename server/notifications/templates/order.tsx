import { brand } from '../../../domain/common/brand'
import { Letter } from './letter'
import { Action, Documents, Facts, Heading, Note, Paragraph, Steps } from './parts'

interface OrderProps {
  readonly quoteNumber: string
  /** amount due in dollars */
  readonly amount: string
  /** the last day to pay, with its weekday */
  readonly payBy: string
  readonly isInvoice: boolean
  readonly documents: readonly { readonly name: string; readonly url: string }[]
  readonly isAttached: boolean
  readonly url: string
}

/** How to pay an order. Nothing is insured before. */
export const OrderLetter = (order: OrderProps) => (
  <Letter
    preview={`${order.amount}, by ${order.payBy}.`}
    title={order.isInvoice ? 'Your invoice' : 'How to pay by check'}
  >
    <Paragraph>
      You chose to pay for quote {order.quoteNumber} by {order.isInvoice ? 'invoice' : 'check'}. We issue the policy
      when we receive your payment.
    </Paragraph>
    <Facts
      rows={[
        ['Amount', order.amount],
        ['Payable to', brand.company],
        ['Send it to', [brand.company, ...brand.address].join(', ')],
        ['Write on it', order.quoteNumber],
        ['Due by', order.payBy],
      ]}
    />
    {order.isInvoice && (
      <>
        <Documents all={order.documents} />
        <Note>{order.isAttached ? 'It is attached too.' : 'It is being made. Open it in a few minutes.'}</Note>
      </>
    )}
    <Heading>What happens next</Heading>
    <Steps
      all={[
        'When we receive your payment, we send the policy with its documents.',
        `If we don’t receive it by ${order.payBy}, the order ends by itself, and you owe nothing.`,
      ]}
    />
    <Action href={order.url}>Open my quote</Action>
    <Note>Nothing is insured yet: coverage starts when the policy is issued, not before.</Note>
  </Letter>
)

interface ReceivedProps extends Pick<OrderProps, 'quoteNumber' | 'amount' | 'payBy'> {
  readonly received: string
  readonly remaining: string
}

/** Confirms a part payment. */
export const PaymentReceivedLetter = ({ quoteNumber, amount, payBy, received, remaining }: ReceivedProps) => (
  <Letter preview={`${remaining} are left.`} title="We have received a part">
    <Paragraph>Thank you. We issue the policy when we receive the rest.</Paragraph>
    <Facts
      rows={[
        ['Quote', quoteNumber],
        ['Requested', amount],
        ['Received now', received],
        ['Left to pay', remaining],
        ['Due by', payBy],
      ]}
    />
    <Note>Nothing is insured yet: coverage starts when the policy is issued, not before.</Note>
  </Letter>
)

interface LapsedProps extends Pick<OrderProps, 'quoteNumber' | 'amount' | 'payBy' | 'url'> {
  /** refund of part payments in dollars, by method; null for none */
  readonly byCard: string | null
  readonly byCheck: string | null
}

/** The order was not paid in full. */
export const OrderLapsedLetter = ({ quoteNumber, amount, payBy, url, byCard, byCheck }: LapsedProps) => (
  <Letter preview={`${amount} was due by ${payBy}.`} title="Your order lapsed">
    <Paragraph>
      The payment for quote {quoteNumber}, {amount}, was due by {payBy}. We did not receive it, so the order has ended.
      Nothing is insured, and you owe nothing.
    </Paragraph>
    {byCard && (
      <Paragraph>{byCard} was received by card, and we refund it to the card. We write again when we have.</Paragraph>
    )}
    {byCheck && (
      <Paragraph>{byCheck} was received, and we refund it by check. We write again when we have sent it.</Paragraph>
    )}
    <Paragraph>
      Your answers are saved. Open the quote to see today’s price, and buy it if it is still available.
    </Paragraph>
    <Action href={url}>Open my quote</Action>
    <Note>Is a payment on its way? Reply to this message, and we will watch for it.</Note>
  </Letter>
)
