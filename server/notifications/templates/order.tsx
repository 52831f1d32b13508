import { brand } from '../../../domain/common/brand'
import { type Suspension, waitWithPaymentWords } from '../../../domain/quote/suspension'
import { Letter } from './letter'
import { Action, Documents, Facts, Heading, Note, Paragraph, Steps, Suspended } from './parts'

export interface OrderProps {
  readonly quoteNumber: string
  /** amount due in dollars */
  readonly amount: string
  /** the last day to pay, with its weekday */
  readonly payBy: string
  readonly isInvoice: boolean
  readonly documents: readonly { readonly name: string; readonly url: string }[]
  readonly isAttached: boolean
  readonly url: string
  /** why no payment is recorded now */
  readonly suspension: Suspension | undefined
}

/** How to pay an order, or why to wait with that. Nothing is insured before. */
export const OrderLetter = (order: OrderProps) =>
  order.suspension ? <WaitLetter {...order} /> : <InstructionsLetter {...order} />

const WaitLetter = ({ quoteNumber, amount, payBy, isInvoice, documents, suspension, url }: OrderProps) => (
  <Letter preview={`Quote ${quoteNumber} is on hold.`} title="Please wait with your payment">
    <Paragraph>
      You chose to pay for quote {quoteNumber} by {isInvoice ? 'invoice' : 'check'}.
    </Paragraph>
    <Suspended suspension={suspension} />
    <Paragraph>{waitWithPaymentWords('this order', payBy)}</Paragraph>
    <Facts
      rows={[
        ['Quote', quoteNumber],
        ['Amount', amount],
        ['Last day to pay', payBy],
      ]}
    />
    <Documents all={documents} />
    <Action href={url}>Open my quote</Action>
    <Note>Nothing is insured yet: coverage starts when the policy is issued, not before.</Note>
  </Letter>
)

const InstructionsLetter = (order: OrderProps) => (
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
    <Documents all={order.documents} />
    <Note>
      {!order.isInvoice && 'Send the invoice with your check. '}
      {order.isAttached
        ? 'The invoice is attached too.'
        : 'The invoice is being made. Open it with the link in a few minutes.'}
    </Note>
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

/** The order of an exhibitor for which its organizer pays. Nothing is insured before. */
export const OrganizerPaysLetter = ({
  quoteNumber,
  amount,
  payBy,
  url,
  suspension,
}: Pick<OrderProps, 'quoteNumber' | 'amount' | 'payBy' | 'url' | 'suspension'>) => (
  <Letter preview={`${amount}, paid by the organizer.`} title="The organizer pays for your insurance">
    <Paragraph>
      You chose that the organizer of your event pays for quote {quoteNumber}. We issue the policy when we receive the
      organizer’s payment. You have nothing to pay.
    </Paragraph>
    <Suspended suspension={suspension} />
    <Facts
      rows={[
        ['Quote', quoteNumber],
        ['Amount', amount],
        [suspension ? 'Last day to pay' : 'Due by', payBy],
      ]}
    />
    <Heading>What happens next</Heading>
    <Steps
      all={[
        'When we receive the payment, we send you the policy and its certificate. The organizer sees it at once.',
        `If we don’t receive it by ${payBy}, the order ends by itself, and you owe nothing.`,
      ]}
    />
    <Action href={url}>Open my quote</Action>
    <Note>
      Nothing is insured yet: coverage starts when the policy is issued, not before.
      {!suspension && ' You can also pay by card.'}
    </Note>
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
