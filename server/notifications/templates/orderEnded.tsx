import { Letter } from './letter'
import type { OrderProps } from './order'
import { Action, Note, Paragraph } from './parts'

interface EndedProps extends Pick<OrderProps, 'quoteNumber' | 'amount' | 'payBy' | 'url'> {
  /** refund of part payments in dollars, by method; null for none */
  readonly byCard: string | null
  readonly byCheck: string | null
}

/** The refund of part payments. */
const Refunds = ({ byCard, byCheck }: Pick<EndedProps, 'byCard' | 'byCheck'>) => (
  <>
    {byCard && (
      <Paragraph>{byCard} was received by card, and we refund it to the card. We write again when we have.</Paragraph>
    )}
    {byCheck && <Paragraph>{byCheck} was received, and we refund it by check.</Paragraph>}
  </>
)

/** The order was not paid in full. */
export const OrderLapsedLetter = ({ quoteNumber, amount, payBy, url, byCard, byCheck }: EndedProps) => (
  <Letter preview={`${amount} was due by ${payBy}.`} title="Your order lapsed">
    <Paragraph>
      The payment for quote {quoteNumber}, {amount}, was due by {payBy}. We did not receive it, so the order has ended.
      Nothing is insured, and you owe nothing.
    </Paragraph>
    <Refunds byCard={byCard} byCheck={byCheck} />
    <Paragraph>
      Your answers are saved. Open the quote to see today’s price, and buy it if it is still available.
    </Paragraph>
    <Action href={url}>Open my quote</Action>
    <Note>Is a payment on its way? Reply to this message, and we will watch for it.</Note>
  </Letter>
)

/** A member of staff withdrew the order. */
export const OrderWithdrawnLetter = ({ quoteNumber, amount, url, byCard, byCheck }: EndedProps) => (
  <Letter preview={`You do not have to pay ${amount}.`} title="Your order is withdrawn">
    <Paragraph>
      We have withdrawn your order for quote {quoteNumber}. Please do not pay the {amount}: nothing is insured, and you
      owe nothing.
    </Paragraph>
    <Refunds byCard={byCard} byCheck={byCheck} />
    <Paragraph>
      Do you still want the coverage? Your answers are saved. Open the quote to see today’s price, and order it again or
      pay by card.
    </Paragraph>
    <Action href={url}>Open my quote</Action>
    <Note>Have you already paid, or is this a surprise? Reply to this message, and we will sort it out.</Note>
  </Letter>
)
