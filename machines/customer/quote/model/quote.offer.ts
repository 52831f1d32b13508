import { type Answers, blankAnswers, isAfter, type StepName } from '../../../../domain/application'
import { whatCounts } from '../../../../domain/application/applicable'
import { furthestTowards, isReachable } from '../../../../domain/application/faults'
import { priceFaults } from '../../../../domain/application/missing'
import { noticeFor } from '../../../../domain/application/notice'
import { coverAlone } from '../../../../domain/decision/alone'
import type { Attempt } from '../../../calls/payments'
import { changed, isAnswered } from './quote.answers'
import type { QuoteContext } from './quote.types'

/** What follows from what the chart knows. No states: those are the regions'. */

/**
 * Whether the server has an answer: a price, or what nothing that is still asked would change. That is an event of a kind
 * that is not offered, and one that is too near for the cancellation coverage that is chosen.
 */
export const isAnswerable = ({ answers, today }: Pick<QuoteContext, 'answers' | 'today'>) =>
  whatCounts(answers).event_decision === 'decline' || isTooNear(answers, today) || priceFaults(answers).length === 0

/** For cancellation coverage that is chosen; not known while the day is not. */
export const isTooNear = (answers: Answers, today: QuoteContext['today']) =>
  today !== null && noticeFor(whatCounts(answers), today) === 'short'

/** A price that may be bought: worked out for just these answers, or approved for them by an underwriter. */
export const hasOffer = (context: QuoteContext) => amountDue(context) !== null

/** Dollars. */
export const amountDue = ({ price, status, approvedAmount }: QuoteContext): number | null =>
  status === 'approved' ? approvedAmount : (price?.pricing_detail.amount_due ?? null)

/** Referred or declined, and not approved since. */
export const isWithheld = ({ reasons, status }: QuoteContext) => reasons.length > 0 && status !== 'approved'

/** The cover that may be bought by itself while the other one of the two is withheld (decision 13). */
export const coverOf = (context: QuoteContext) =>
  isWithheld(context) ? coverAlone(context.reasons, whatCounts(context.answers).coverage_type ?? null) : null

/** Nobody knows whether the last attempt was paid. */
export const isUnsettled = ({ sent, attempt, contactId }: QuoteContext) => sent === attempt && contactId !== null

/**
 * Nothing is known yet against a price of these answers: it is being worked out, as it is right after a reload, or waits
 * for the network.
 */
const isOfferAwaited = (context: QuoteContext) => context.problems.price === null && !isWithheld(context)

/**
 * Whoever is not stored goes no further than the first step, who can have no offer no further than the summary, and who
 * has not signed no further than the terms. Whose price turns out to be none is led back to the summary.
 */
export const mayOpen = (step: StepName, context: QuoteContext) =>
  isReachable(isAfter(step, 'terms') ? 'terms' : step, context.answers) &&
  (context.contactId !== null || step === 'eventDetails') &&
  (!isAfter(step, 'quoteSummary') || hasOffer(context) || isOfferAwaited(context)) &&
  (context.signedBy !== null || !isAfter(step, 'terms'))

/** The wanted step, or the last before it that may be opened. Who signed elsewhere, on another device, has signed. */
export function furthestFor(wanted: StepName, answers: Answers, signedBy: string | null): StepName {
  const step = furthestTowards(isAfter(wanted, 'terms') ? 'terms' : wanted, answers)
  return step === 'terms' && signedBy !== null ? wanted : step
}

/** The present attempt to pay, with the amount it was sent with. */
export const attemptOf = ({ contactId, key, attempt, sentAmount }: QuoteContext): Attempt => ({
  contactId: contactId!,
  idempotencyKey: `${key}-payment-${attempt}`,
  amountDue: sentAmount,
})

/** Whether the link that was followed leads to no quote; otherwise nobody answers just now. */
export const isGone = ({ problems: { opening } }: Pick<QuoteContext, 'problems'>): boolean =>
  opening?.status === 400 || opening?.status === 404

/** Which answers a quote that cannot be opened offers: those of another one in this browser, its own, or none. */
export const otherDraft = ({ holdsOther, answers }: Pick<QuoteContext, 'holdsOther' | 'answers'>) => {
  if (holdsOther) return 'other'
  return holdsAnswers(answers) ? 'own' : 'nothing'
}

export const holdsAnswers = (answers: Partial<Answers>) => changed(blankAnswers, answers).some(isAnswered)
