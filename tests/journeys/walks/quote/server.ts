import type { Contact } from '../../../../contract/client'
import { type Problem, problemTypes } from '../../../../contract/problem'
import { type Answers, blankAnswers, type FieldName } from '../../../../domain/application'
import { isCancellationOpen } from '../../../../domain/application/missing'
import { pathOf } from '../../../../domain/application/payload'
import { todayIn } from '../../../../domain/common/dates'
import { decide, passedDays } from '../../../../domain/decision'
import type { OrderEnd } from '../../../../machines/calls/quotes'
import { isCurrent } from '../../../../machines/customer/quote/model/quote.answers'
import type { QuoteOutcome } from '../../../../machines/customer/quote/model/quote.types'
import { isOtherwiseReviewed } from '../../../../server/quotes/approval'
import { arrived, contactOf, placedOrder, purchases, unfinished, withheld } from '../../../walks/quote.cases'
import type { Now, Server } from './act'

/**
 * A model of the server's responses, as far as the chart distinguishes them. It allows planning paths without a page;
 * the page uses the real server.
 */
const today = todayIn(new Date())
export const link = '/quote/#manage-policy'

/** A price, or the reason why there is none, by the server's own rules. */
export function priceOf({ chart: { context }, server }: Now): QuoteOutcome {
  const before = { ...blankAnswers, ...server.answers }
  if (server.status === 'approved' && !isOtherwiseReviewed(before, context.answers)) return arrived(900)
  const days = passedDays(context.answers, today)
  if (days.length > 0) return { type: 'price.refused', problem: { ...review, ...dates(days) } }
  const { outcome, reasons } = decide(context.answers, { today })
  if (isDeclinedByStaff(server)) {
    const problem: Problem = { ...review, is_underwriting_review: true, decision: 'decline' }
    return { type: 'price.withheld', decision: 'decline', reasons: [...declinedAnyway, ...reasons], problem }
  }
  if (outcome === 'quote' && isCancellationOpen(context.answers)) return unfinished
  if (outcome === 'quote') return arrived(context.coupons.length > 0 ? 150 : 170.1)
  const isShort = reasons.some(({ code }) => code === 'short_notice')
  const problem: Problem = { ...review, is_underwriting_review: true, ...(isShort && { is_event_popup: true }) }
  return { type: 'price.withheld', decision: outcome, reasons, problem: { ...problem, decision: outcome } }
}
/** No action of a person changes the rules while a quote is open, so the server’s response is edited. */
export const otherRules = withheld('refer', 'using_drone_at_event')
const review: Problem = { status: 422, message: 'There is no price' }
const dates = (days: readonly FieldName[]) => ({
  is_event_popup: true,
  errors: Object.fromEntries(days.map((day) => [pathOf(day), review.message])),
})

/** The status after a save: the server computes it, unless an underwriter has decided on these answers. */
export function savedAs({ status, isReviewed, signedBy, answers: before }: Server, answers: Partial<Answers>) {
  const [was, is] = [before, answers].map((each) => ({ ...blankAnswers, ...each })) as [Answers, Answers]
  const { outcome } = decide(is, { today })
  const worked = outcome === 'refer' ? 'referred' : outcome === 'decline' ? 'declined' : 'quoted'
  const stays =
    isDeclinedByStaff({ status, answers: before }) || (status === 'approved' && !isOtherwiseReviewed(was, is))
  const now = stays ? status : worked
  return {
    answers,
    status: now,
    isReviewed: isReviewed && now === status,
    // a signature is valid for its own answers only
    signedBy: isCurrent(was, is) ? signedBy : null,
  } as const satisfies Partial<Server>
}

/** The quote with the given answers, or else its own. */
export function contactIn({ server }: Now, fields: Partial<Contact['customFields']> = {}): Contact {
  const { answers, status, isReviewed, signedBy } = server
  const { reasons } = decide({ ...blankAnswers, ...answers }, { today })
  return contactOf(
    { ...answers, is_hcc: server.isSecond ? 'True' : 'False' },
    {
      quote_status: status,
      ...(signedBy !== null && { terms_signed: signedBy }),
      ...(isReviewed && { review_submitted: '2026-11-20T15:00:00Z' }),
      ...((status === 'referred' || status === 'declined') && {
        referral_decline_reasons: [...(isDeclinedByStaff(server) ? declinedAnyway : []), ...reasons],
      }),
      ...(status === 'approved' && { amount_due: 900 }),
      ...fields,
    },
  )
}
/** A decline by staff does not depend on the answers; only staff can reverse it. */
const isDeclinedByStaff = ({ status, answers }: Pick<Server, 'status' | 'answers'>) =>
  status === 'declined' && decide({ ...blankAnswers, ...answers }, { today }).outcome !== 'decline'
const declinedAnyway = [
  { code: 'declined_by_underwriter', decision: 'decline', cover: 'all', field: null, text: 'No', remedy: null },
] as const

/** After an edited response about the price, the page learns from the stored price that it shows another one. */
export const stored = (now: Now): QuoteOutcome => ({
  type: 'contact.stored',
  contact: { ...contactIn(now), ...(isRepriced(now) && { price: arrived(170.1).price }) },
  sent: now.sent,
})
/** The price on display is that of an edited response: the server would not charge it. */
export const isRepriced = ({ chart: { context } }: Now) =>
  context.price?.pricing_detail.amount_due === purchases.repriced.problem.price.pricing_detail.amount_due
/** The stored price differs from the calculated one. */
export const storedDearer = (now: Now): QuoteOutcome => ({
  type: 'contact.stored',
  contact: { ...contactIn(now), price: arrived(999).price },
  sent: now.sent,
})
export const another = (price: object) => ({
  ...price,
  pricing_detail: { ...(price as { pricing_detail: object }).pricing_detail, amount_due: 999 },
})
export const created = (now: Now): QuoteOutcome => ({ type: 'contact.created', contact: contactIn(now) })
export const refused =
  (problem: Problem) =>
  ({ sent }: Now): QuoteOutcome => ({ type: 'contact.refused', problem, sent })
export const outdated = ({ sent }: Now): QuoteOutcome => ({
  type: 'contact.outdated',
  problem: { status: 412, message: 'It was changed' },
  sent,
})
export const compared = (now: Now): QuoteOutcome => ({ type: 'contact.compared', contact: contactIn(now) })

export function match(now: Now): QuoteOutcome {
  const { server } = now
  // staff can open a quote in any status
  const isPublic = now.chart.context.view === 'quote'
  if (server.isBought && isPublic) return { type: 'policy.found', link, number: 'MQE-0048153' }
  const opened = { contact: contactIn(now), today, coupons: [] }
  return server.isOrdered && isPublic
    ? { type: 'order.found', order: placedOrder, received: 0, ...opened }
    : { type: 'contact.opened', ...opened }
}

/** The quote expired with its order. */
export const ended = (now: Now, orderEnd: OrderEnd): QuoteOutcome => ({
  type: 'contact.opened',
  contact: contactIn(now),
  today,
  coupons: [],
  orderEnd,
})

export const signed = ({ chart: { context } }: Now): QuoteOutcome => ({
  type: 'terms.signed',
  name: context.answers.terms_name!,
  version: 2,
})
export const todayAnswered: QuoteOutcome = { type: 'today.answered', date: today }
export const bought: Problem = { status: 409, type: problemTypes.alreadyBought, message: 'It is bought' }
