import { faultsIn } from '../application/apart'
import type { Fields } from '../application/fields/field'
import { email, text } from '../application/fields/kinds'
import { dollars } from '../common/formats'

/** The states of an organizer's invoice. */
export const invoiceStates = { open: 'Waits for payment', paid: 'Paid', canceled: 'Canceled' } as const
export type InvoiceState = keyof typeof invoiceStates

/** The states of an order on an invoice; the last three left it before the payment. */
export const lineStates = {
  open: 'To be paid',
  paid: 'Paid',
  canceled: 'Invoice canceled',
  lapsed: 'Left: not paid in time',
  replaced: 'Left: paid or ordered anew',
  withdrawn: 'Left: order withdrawn',
} as const

/** The organizer that gets a refund, in a sentence. */
export const payingOrganizer = (name: string): string => `${name}, the organizer, who paid for this policy`

interface InvoiceLine {
  /** dollars */
  readonly amount: number
  readonly state: keyof typeof lineStates
  readonly is_policy_canceled: boolean
}

/**
 * A line as an invoice lists it: the amount that counts toward its total, so that the amounts add up, and its state. A
 * line that left counts 0 and names its former amount.
 */
export function listedLine(invoice: InvoiceState, { amount, state, is_policy_canceled }: InvoiceLine) {
  if (state !== invoice) return { amount: 0, state: `${lineStates[state]} (${dollars(amount)})` }
  return { amount, state: is_policy_canceled ? 'Paid; policy canceled' : lineStates[state] }
}

/** The payment of an organizer's invoice, as staff record it. */
export const invoicePaymentFields = {
  amount: text({
    label: 'Amount received',
    hint: 'The whole amount of the invoice, such as 250.00.',
    width: 160,
    valid: ['250.00'],
  }),
  reference: text({ label: 'Number of the check or transfer', width: 256, valid: ['Check 1042'] }),
  note: text({ label: 'Note', width: 416, optional: true, valid: ['Received at the office'] }),
} as const satisfies Fields
export type InvoicePaymentAnswers = { readonly [Name in keyof typeof invoicePaymentFields]: string | null }
const blankInvoicePayment: InvoicePaymentAnswers = { amount: null, reference: null, note: null }

/** The invitation of an organizer: the other form of the staff's page. */
export const organizerInvitationFields = {
  email: email({ label: 'Email', hint: 'Of the organizer.', width: 416, valid: ['robin@example.com'] }),
} as const satisfies Fields

/** The answers of either form. */
export interface InvoiceFormAnswers extends InvoicePaymentAnswers {
  readonly email: string | null
}
export const blankInvoiceForm: InvoiceFormAnswers = { ...blankInvoicePayment, email: null }

/** Errors by question. */
export const organizerInvitationFaults = (
  answers: Pick<InvoiceFormAnswers, 'email'>,
): Readonly<Record<string, string>> => faultsIn(organizerInvitationFields, { email: answers.email })

/** Errors by question. */
export const invoicePaymentFaults = (answers: InvoicePaymentAnswers): Readonly<Record<string, string>> =>
  faultsIn(invoicePaymentFields, { amount: answers.amount, reference: answers.reference, note: answers.note })
