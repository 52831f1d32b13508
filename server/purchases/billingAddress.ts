import type { PurchaseOrder } from '../../contract/client'
import { addressesIn, mostRecipients } from '../platform/mail/addresses'
import { wrongAnswers } from '../platform/problems/problem'

/** How an order is paid that no card pays. */
export interface Billing {
  readonly paymentType: 'check' | 'invoice'
  /** who gets the instructions, or the invoice; each once */
  readonly recipients: readonly string[]
}

const emailsField = { check: 'check_emails', invoice: 'invoice_emails' } as const

/**
 * What of the payment form says that a check or an invoice is to pay (decision 44); null for a card.
 * @throws a 422 beside the field whose addresses are no list of them (decision 9), and for a card's token
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
