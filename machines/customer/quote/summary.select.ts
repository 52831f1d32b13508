import { isRainOffered } from './model/quote.offer'
import { quoting, type Snapshot, selectSummaryState } from './quote.select'

export const selectEmailState = (s: Snapshot): 'idle' | 'sending' | 'sent' | 'refused' => {
  const state = selectSummaryState(s)
  return state && state in email ? email[state as keyof typeof email] : 'idle'
}
const email = { emailing: 'sending', linking: 'sending', emailed: 'sent', notEmailed: 'refused' } as const
export const selectEmailProblem = (s: Snapshot) => s.context.problems.email?.message ?? null

/** The coupon. A price without it means that the coupon has expired. */
export const selectCoupon = ({ context: { coupons, price } }: Snapshot) =>
  price?.worksheet.every(({ field }) => field !== 'coupon_discount') ? null : (coupons[0] ?? null)
/** The server's message, shown only under the code field (specification section 8). */
export const selectCouponProblem = ({ context: { problems } }: Snapshot) =>
  problems.coupon?.error ?? problems.coupon?.message ?? null
export const selectIsApplying = (s: Snapshot) =>
  ['storing', 'applying', 'removing'].includes(quoting(s)?.coupon ?? 'idle')

/** Whether the page asks “What if it rains?”: not where no day of the event can be insured any more. */
export const selectIsRainOffered = (s: Snapshot) => isRainOffered(s.context)
