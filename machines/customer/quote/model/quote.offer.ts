import { type Answers, blankAnswers, isAfter, type StepName } from '../../../../domain/application'
import { applicableAnswers } from '../../../../domain/application/applicable'
import { furthestStep, isReachable, soundAnswers } from '../../../../domain/application/faults'
import { isCancellationOpen, priceFaults } from '../../../../domain/application/missing'
import { noticeFor, rainEventNotice, rainNoticeOf } from '../../../../domain/application/notice'
import { holdsRain } from '../../../../domain/common/coverageTypes'
import { coverAlone } from '../../../../domain/decision/alone'
import type { Attempt } from '../../../calls/payments'
import { changed, isAnswered } from './quote.answers'
import type { QuoteContext } from './quote.types'

/** Derived from the context, without states: those belong to the regions. */

/**
 * Whether the server can answer: with a price, with the lowest price while only answers about cancellation are missing,
 * or with a decline that no open question can change. Such declines are an event type that we do not insure, and an event
 * or a day too soon for the chosen coverage. Rain insurance refuses no type of event.
 */
export const isAnswerable = ({ answers, today }: Pick<QuoteContext, 'answers' | 'today'>) =>
  isTypeDeclined(answers) || isTooNear(answers, today) || priceFaults(answers).length === 0 || hasStartingPrice(answers)

function isTypeDeclined(answers: Answers): boolean {
  const { event_decision: decision, coverage_type: type } = applicableAnswers(answers)
  return decision === 'decline' && !holdsRain(type)
}

/** The server gets the sound answers only: a half-typed revenue would leave it a price of the costs. */
const hasStartingPrice = (answers: Answers) => isCancellationOpen(answers) && isCancellationOpen(soundAnswers(answers))

/** Whether the event is too soon for the chosen cancellation or rain coverage. False while today is unknown. */
export function isTooNear(answers: Answers, today: QuoteContext['today']): boolean {
  if (today === null) return false
  const counted = applicableAnswers(answers)
  if (!holdsRain(counted.coverage_type)) return noticeFor(counted, today) === 'short'
  return rainEventNotice(counted, today) === 'short' || rainNoticeOf(counted.rain_date, today) === 'short'
}

/** Whether rain insurance may be offered beside this quote: a day of the event is far enough away for it (decision 85). */
export const isRainOffered = ({ answers, today }: Pick<QuoteContext, 'answers' | 'today'>): boolean => {
  const counted = applicableAnswers(answers)
  return !holdsRain(counted.coverage_type) && (today === null || rainEventNotice(counted, today) !== 'short')
}

/** Whether there is a price to buy: calculated for these answers, or approved for them by an underwriter. */
export const hasOffer = (context: QuoteContext) => amountDue(context) !== null

/** Whether staff read a quote that is a policy by now: its answers are changed on the policy, not here. */
export const isBought = ({ view, status }: Pick<QuoteContext, 'view' | 'status'>) =>
  view === 'admin' && (status === 'purchased' || status === 'cancelled')

/** Whether the page only shows the quote: it is bought, or the user's role cannot save it. */
export const isToRead = (context: Pick<QuoteContext, 'view' | 'status' | 'readOnly'>) =>
  isBought(context) || context.readOnly !== null

/** Whether a page to read shows terms that were signed: nobody buys without a signature. */
export const isAgreed = (context: Pick<QuoteContext, 'view' | 'status' | 'readOnly' | 'signedBy'>) =>
  isBought(context) || (context.readOnly !== null && context.signedBy !== null)

/** Dollars. */
export const amountDue = ({ price, status, approvedAmount }: QuoteContext): number | null =>
  status === 'approved' ? approvedAmount : (price?.pricing_detail.amount_due ?? null)

/** Whether the quote is referred or declined, and not approved since. */
export const isWithheld = ({ reasons, status }: QuoteContext) => reasons.length > 0 && status !== 'approved'

/** The coverage that can be bought alone while the other one is withheld (decision 13). */
export const coverOf = (context: QuoteContext) =>
  isWithheld(context) ? coverAlone(context.reasons, applicableAnswers(context.answers).coverage_type ?? null) : null

/** Whether the last attempt to pay has no known outcome. */
export const isUnsettled = ({ sent, attempt, contactId }: QuoteContext) => sent === attempt && contactId !== null

/** Whether a price may still come: it is being calculated, as right after a reload, or waits for the network. */
const isOfferAwaited = (context: QuoteContext) => context.problems.price === null && !isWithheld(context)

/**
 * The last step that may be open. An unsaved quote stays on the first step, one without an offer stops at the summary,
 * and one without a signature at the terms. If a quote loses its price, it goes back to the summary.
 */
export const mayOpen = (step: StepName, context: QuoteContext) =>
  isReachable(isAfter(step, 'terms') ? 'terms' : step, context.answers) &&
  (context.contactId !== null || step === 'eventDetails') &&
  (!isAfter(step, 'quoteSummary') || hasOffer(context) || isOfferAwaited(context)) &&
  (context.signedBy !== null || isBought(context) || !isAfter(step, 'terms'))

/** The requested step, or the last one before it that may be open. A signature from another device counts. */
export function furthestFor(wanted: StepName, answers: Answers, signedBy: string | null): StepName {
  const step = furthestStep(isAfter(wanted, 'terms') ? 'terms' : wanted, answers)
  return step === 'terms' && signedBy !== null ? wanted : step
}

/** The current attempt to pay, with the amount it was sent with. */
export const attemptOf = ({ contactId, key, attempt, sentAmount }: QuoteContext): Attempt => ({
  contactId: contactId!,
  idempotencyKey: `${key}-payment-${attempt}`,
  amountDue: sentAmount,
})

/** Whether the link leads to no quote. If false, the server does not answer. */
export const isGone = ({ problems: { opening } }: Pick<QuoteContext, 'problems'>): boolean =>
  opening?.status === 400 || opening?.status === 404

/**
 * The answers that a quote that cannot be opened offers to reuse: those of another quote in this browser, its own, or
 * none.
 */
export const otherDraft = ({ holdsOther, answers }: Pick<QuoteContext, 'holdsOther' | 'answers'>) => {
  if (holdsOther) return 'other'
  return holdsAnswers(answers) ? 'own' : 'nothing'
}

/** Whether a person has answered anything. The empty list of a stored draft is another object than the blank one. */
export const holdsAnswers = (answers: Partial<Answers>) =>
  changed(blankAnswers, answers).some((name) => isAnswered(name) && !isEmpty(answers[name]))

const isEmpty = (value: unknown) => value === null || value === '' || (Array.isArray(value) && value.length === 0)
