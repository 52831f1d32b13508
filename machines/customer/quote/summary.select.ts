import { emailListFault } from '../../../domain/common/email'
import { isRainOffered } from './model/quote.offer'
import { quoting, type Snapshot, selectSummaryState } from './quote.select'

export const selectIsMailing = (s: Snapshot) => ['emailing', 'linking'].includes(selectSummaryState(s) ?? '')
/** The mail that was sent, until other addresses are typed; null before. */
export const selectSentMail = (s: Snapshot) => (selectSummaryState(s) === 'emailed' ? s.context.mailRequest : null)
const isUnaddressed = (s: Snapshot) => selectSummaryState(s) === 'unaddressed'
/** Why the quote was not mailed; null if it was, or before. */
export const selectEmailFault = (s: Snapshot) =>
  isUnaddressed(s) ? emailListFault : (s.context.problems.email?.message ?? null)
/** Counts the rejections of the addresses: at each their box takes the focus. Null unless the last attempt was one. */
export const selectEmailRejections = (s: Snapshot) => (isUnaddressed(s) ? s.context.textRejections.quoteEmails! : null)

/** The coupon. A price without it means that the coupon has expired. */
export const selectCoupon = ({ context: { coupons, price } }: Snapshot) =>
  price?.worksheet.every(({ field }) => field !== 'coupon_discount') ? null : (coupons[0] ?? null)
const isCodeMissing = (s: Snapshot) => quoting(s)?.coupon === 'rejected'
/** That there is no code, or the server's message, shown only under the code field (specification section 8). */
export const selectCouponFault = (s: Snapshot) => {
  const { coupon } = s.context.problems
  return isCodeMissing(s) ? 'Enter the code of your coupon' : (coupon?.error ?? coupon?.message ?? null)
}
/** Counts the attempts without a code: at each the box takes the focus. Null unless the last attempt was one. */
export const selectCouponRejections = (s: Snapshot) => (isCodeMissing(s) ? s.context.textRejections.coupon! : null)
/** Whether the coupon was removed, and nothing was tried since. */
export const selectIsCouponRemoved = (s: Snapshot) => quoting(s)?.coupon === 'removed'
export const selectIsApplying = (s: Snapshot) =>
  ['storing', 'applying', 'removing'].includes(quoting(s)?.coupon ?? 'idle')

/** Whether the page asks “What if it rains?”: not where no day of the event can be insured any more. */
export const selectIsRainOffered = (s: Snapshot) => isRainOffered(s.context)
