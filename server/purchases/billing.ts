import type { PurchaseOrder } from '../../contract/client'
import { addressesIn, mostRecipients } from '../platform/mail/addresses'
import { wrongAnswers } from '../platform/problems/problem'

/** The payment type of an order by check or invoice, and the recipients of its instructions. */
export interface Billing {
  readonly paymentType: 'check' | 'invoice'
  /** recipients of the payment instructions or the invoice, without duplicates */
  readonly recipients: readonly string[]
}

const emailsField = { check: 'check_emails', invoice: 'invoice_emails' } as const

/**
 * Reads the billing fields of an order by check or invoice (decision 44). Returns null for a card.
 * @throws Problem 422 at the field of the addresses for an invalid or empty list (decision 9); at `payment_type` for a
 * card token beside it
 */
export function billingOf(body: PurchaseOrder): Billing | null {
  const { payment_type: paymentType, payment_token } = body
  if (paymentType !== 'check' && paymentType !== 'invoice') return null
  if (payment_token) throw wrongAnswers({ payment_type: 'A card was entered too. Choose one way to pay' })
  const field = emailsField[paymentType]
  const recipients = addressesIn(body[field] ?? '')
  if (!recipients) {
    throw wrongAnswers({ [field]: `Give up to ${mostRecipients} email addresses with semicolons between them` })
  }
  return { paymentType, recipients }
}
