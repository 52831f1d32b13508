import type { Contact, PlacedOrder } from '../../../../contract/client'
import { momentInWords } from '../../../../domain/common/clock'
import { dayInWords, dollars, limitsInWords } from '../../../../domain/common/formats'
import { type Cents, dollarsOf } from '../../../../domain/common/money'
import { suspendedPaymentWords, suspensionSentence } from '../../../../domain/quote/suspension'

const textIn = ({ customFields }: Contact, name: string): string | null => {
  const { [name]: value } = customFields as Readonly<Record<string, unknown>>
  return typeof value === 'string' && value !== '' ? value : null
}

/** The coverage and its limits, a line each. */
export function limitsOf(contact: Contact): readonly string[] {
  const limits = textIn(contact, 'coverage_limits')
  const cancellation = textIn(contact, 'cancellation_postponement_limit')
  const lines = [
    textIn(contact, 'coverage_type'),
    limits && `Liability: ${limitsInWords(limits)}`,
    cancellation && `Cancellation: ${cancellation}`,
  ].filter((line) => line !== null && line !== '')
  return lines.length > 0 ? (lines as string[]) : ['No coverage chosen yet.']
}

interface Waiting {
  /** whether requests or tasks are open */
  readonly hasWork: boolean
  /** our debt to the customer, less than 0 for an amount that is due to us; null while it is not known */
  readonly payableCents: Cents | null
}

const openOf = ({ hasWork, payableCents }: Waiting): string =>
  [
    hasWork && 'Requests or tasks are open: see below.',
    payableCents !== null &&
      payableCents > 0 &&
      `A refund of ${dollars(dollarsOf(payableCents))} is due: see the transactions.`,
    payableCents !== null &&
      payableCents < 0 &&
      `Ask for the payment of ${dollars(dollarsOf(0 - payableCents))}, and record it when it comes.`,
  ]
    .filter(Boolean)
    .join(' ') || (payableCents === null ? '' : 'Nothing is open.')

/** The next act on a contact, by its status. */
export function nextActOf(contact: Contact, order: PlacedOrder | null, waiting: Waiting): string {
  const { quote_status: status, terms_signed } = contact.customFields
  const day = textIn(contact, 'event_start_date')
  const open = openOf(waiting)
  const acts: Readonly<Record<typeof status, () => string>> = {
    draft: () => 'The customer has not finished the answers. Finish them, or wait.',
    quoted: () =>
      terms_signed
        ? 'The terms are signed. Send the purchase link.'
        : 'Send the purchase link, or buy for the customer.',
    referred: () => nextOfReferral(contact),
    approved: () => 'Send the purchase link: the customer can buy at the approved price.',
    awaitingPayment: () =>
      contact.suspension
        ? suspendedPaymentWords(order && dayInWords(order.pay_by))
        : order
          ? `Record the payment when it comes, at the latest on ${dayInWords(order.pay_by)}.`
          : 'Record the payment.',
    purchased: () => (day ? `${open} The event begins on ${dayInWords(day)}.` : open),
    declined: () => `${open} Open it again to decide once more.`,
    cancelled: () => `${open} The policy is canceled.`,
    expired: () => 'The quote has expired. Save its answers again for today’s price.',
  }
  return acts[status]()
}

/** The reason why a quote cannot be bought, or its payment recorded, now; null if nothing stops it. */
export const suspensionIn = ({ suspension }: Contact): string | null =>
  suspension ? suspensionSentence(suspension) : null

function nextOfReferral({ customFields: { review_submitted, approval_needs: needs = [] } }: Contact): string {
  if (needs.includes('answers')) return 'Edit the answers: some that the price needs are missing.'
  if (review_submitted) return `Decide. It has waited for a review since ${momentInWords(review_submitted)}.`
  if (needs.length > 0) return 'Hand it to underwriting: the rates give no price.'
  return 'The customer has not submitted it for review yet. You may decide without that.'
}
