import type { PurchaseOrder } from '../../contract/client'
import type { OrderType } from '../../domain/quote/paymentTypes'
import { addressesIn, mostRecipients } from '../platform/mail/addresses'
import { wrongAnswers } from '../platform/problems/problem'

/** The payment type of an order, and the recipients of its instructions. */
export interface Billing {
  readonly paymentType: OrderType
  /** recipients of the payment instructions or the invoice, without duplicates; none where the organizer pays */
  readonly recipients: readonly string[]
}

const emailsField = { check: 'check_emails', invoice: 'invoice_emails' } as const

const isOrderType = (type: string | undefined): type is OrderType =>
  type === 'check' || type === 'invoice' || type === 'organizer'

/**
 * Reads the billing fields of an order (decision 44). Returns null for a card.
 * @throws Problem 422 at the field of the addresses for an invalid or empty list (decision 9); at `payment_type` for a
 * card token beside it
 */
export function billingOf(body: PurchaseOrder): Billing | null {
  const { payment_type: paymentType, payment_token } = body
  if (!isOrderType(paymentType)) return null
  if (payment_token) throw wrongAnswers({ payment_type: 'A card was entered too. Choose one way to pay' })
  if (paymentType === 'organizer') return { paymentType, recipients: [] }
  const field = emailsField[paymentType]
  const recipients = addressesIn(body[field] ?? '')
  if (!recipients) {
    throw wrongAnswers({ [field]: `Give up to ${mostRecipients} email addresses with semicolons between them` })
  }
  return { paymentType, recipients }
}
