import { brand } from '../../../domain/brand'
import { Letter } from './letter'
import { Action, Documents, Facts, Heading, Note, Paragraph, Steps } from './parts'

interface OrderProps {
  readonly quoteNumber: string
  /** to be paid, in dollars */
  readonly amount: string
  /** the last day on which the money counts, with its weekday */
  readonly payBy: string
  readonly isInvoice: boolean
  readonly documents: readonly { readonly name: string; readonly url: string }[]
  readonly isAttached: boolean
  readonly url: string
}

/** How an order is paid, and that nothing is insured before. */
export const OrderLetter = (order: OrderProps) => (
  <Letter
    preview={`${order.amount}, by ${order.payBy}.`}
    title={order.isInvoice ? 'Your invoice' : 'How to pay by check'}
  >
    <Paragraph>
      You chose to pay for quote {order.quoteNumber} by {order.isInvoice ? 'invoice' : 'check'}. The policy is issued
      when the money is here.
    </Paragraph>
    <Facts
      rows={[
        ['Amount', order.amount],
        ['Payable to', brand.company],
        ['Send it to', [brand.company, ...brand.address].join(', ')],
        ['Write on it', order.quoteNumber],
        ['Here by', order.payBy],
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
        'We record the money when it comes, and send the policy with its documents.',
        `If it is not here by ${order.payBy}, the order ends by itself. You owe nothing then.`,
      ]}
    />
    <Action href={order.url}>Open my quote</Action>
    <Note>Nothing is insured yet: cover starts when the policy is issued, not before.</Note>
  </Letter>
)

interface ReceivedProps extends Pick<OrderProps, 'quoteNumber' | 'amount' | 'payBy'> {
  readonly received: string
  readonly left: string
}

/** A part has come. */
export const PaymentReceivedLetter = ({ quoteNumber, amount, payBy, received, left }: ReceivedProps) => (
  <Letter preview={`${left} are left.`} title="We have received a part">
    <Paragraph>Thank you. The policy is issued when the rest is here.</Paragraph>
    <Facts
      rows={[
        ['Quote', quoteNumber],
        ['Asked for', amount],
        ['Received now', received],
        ['Left to pay', left],
        ['Here by', payBy],
      ]}
    />
    <Note>Nothing is insured yet: cover starts when the policy is issued, not before.</Note>
  </Letter>
)
