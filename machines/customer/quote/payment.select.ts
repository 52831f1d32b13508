import { orderObstacle } from '../../../domain/application/period'
import type { PaymentType } from '../../../domain/quote/paymentTypes'
import type { Snapshot } from './quote.select'

/**
 * The way to pay that the form opens with: the one that was chosen here, if it is still offered, or the card.
 * @param organizerPays whether the organizer of the event pays for its exhibitors
 */
export const selectPaymentType =
  (organizerPays: boolean) =>
  ({ context: { paymentDraft, today, answers } }: Snapshot): PaymentType => {
    const chosen = paymentDraft.payment_type ?? 'credit card'
    if (chosen === 'credit card' || (chosen === 'organizer' && !organizerPays)) return 'credit card'
    return today !== null && orderObstacle(today, answers, chosen) !== null ? 'credit card' : chosen
  }

/** The name on the card: as it was typed here, or else the signer's. */
export const selectCardholder = ({ context: { paymentDraft, answers } }: Snapshot): string =>
  paymentDraft.cardholder_name ?? answers.terms_name ?? ''

/** The ZIP code of the card's bill: as it was typed here, or else the insured's. */
export const selectBillingZip = ({ context: { paymentDraft, answers } }: Snapshot): string =>
  paymentDraft.billing_zip ?? answers.insured_zip ?? ''

export const selectAuthentication = (s: Snapshot) => s.context.authentication
export const selectPaymentProblem = (s: Snapshot) => s.context.problems.payment?.message ?? null
