import { assign, emit, raise, setup } from 'xstate'
import type { Contact } from '../../../../contract/client'
import { isPassing, noAnswer, notFetched, type Problem, problemTypes } from '../../../../contract/problem'
import { type Answers, isAfter, type StepName } from '../../../../domain/application'
import { applicableSteps } from '../../../../domain/application/applicable'
import { citiesOf, citiesWith, newZip } from '../../../../domain/application/cities'
import { isComplete, isPageComplete, questionsIn } from '../../../../domain/application/faults'
import { isOrderable } from '../../../../domain/quote/paymentTypes'
import type { OrderEnd } from '../../../calls/quotes'
import type { QuoteStatus } from '../../../lifecycle/lifecycle.machine'
import { placeholderMachine } from './placeholder.machine'
import { purchaseMachine } from './purchase.machine'
import { answersAfterReset, changed, isCurrent, isPersistent, isRated, isStored, reusable } from './quote.answers'
import { calls } from './quote.calls'
import { isChangedElsewhere } from './quote.conflict'
import {
  amountDue,
  hasOffer,
  isAgreed,
  isAnswerable,
  isGone,
  isTooNear,
  isToRead,
  isUnsettled,
  isWithheld,
  mayOpen,
  otherDraft,
} from './quote.offer'
import { hasAnotherPrice, isOfOtherAnswers, isPricedAnew, refusalsIn } from './quote.response'
import { textActions, textGuards } from './quote.texts'
import type { FailedPart, QuoteContext, QuoteEmitted, QuoteEvent, QuoteInput, QuoteMeta, QuoteTag } from './quote.types'

/**
 * The guards and actions of the chart's files. A guard on an event reads the event, because the context is older. A
 * guard on `always`, `after` or a bare event reads the context.
 */
interface ProblemEvent {
  readonly problem: Problem
}

type CityAnswer = Extract<QuoteEvent, { type: 'city.answered' }>
const citiesIn = ({ context: { answers, cities } }: { context: QuoteContext }, { zip, city }: CityAnswer) =>
  citiesOf(zip, city, answers, cities)

type AnswersTyped = Extract<QuoteEvent, { type: 'answers.changed' }>
const knownCities = ({ context }: { context: QuoteContext }, { answers }: AnswersTyped) =>
  citiesWith(context.answers, answers, context.cities, context.cityZips)
const zipOf = (now: { context: QuoteContext }, typed: AnswersTyped) =>
  newZip(now.context.answers, typed.answers, knownCities(now, typed))

export const quoteSetup = setup({
  types: {} as {
    context: QuoteContext
    events: QuoteEvent
    input: QuoteInput
    emitted: QuoteEmitted
    meta: QuoteMeta
    tags: QuoteTag
    children: { placeholder: 'placeholder' }
  },
  actors: { ...calls, placeholder: placeholderMachine, purchase: purchaseMachine },
  guards: {
    ...textGuards,
    hasContact: ({ context }) => context.contactId !== null,
    hasOrder: ({ context }) => context.order !== null,
    /** once a part was received, the rest is paid the same way */
    // a card would be refused under a suspension
    isPayableByCard: ({ context }) => context.received === 0 && context.suspension === null,
    isReceivedInPart: (_, { received }: { readonly received: number }) => received > 0,
    /** the order was placed in this window */
    hasBilling: ({ context }) => context.billing !== null,
    isWithdrawn: (_, { orderEnd }: { readonly orderEnd?: OrderEnd }) => orderEnd === 'withdrawn',
    isLapsed: (_, { orderEnd }: { readonly orderEnd?: OrderEnd }) => orderEnd === 'lapsed',
    isForStaff: ({ context }) => context.view === 'admin',
    hasPartner: ({ context }) => context.partner !== null,
    hasToday: ({ context }) => context.today !== null,
    /** the server would refuse to store it */
    isToRead: ({ context }) => isToRead(context),
    isAgreed: ({ context }) => isAgreed(context),
    hasOffer: ({ context }) => hasOffer(context),
    isUnsettled: ({ context }) => isUnsettled(context),
    isSuspended: ({ context }) => context.suspension !== null,
    isPricedUnderSuspension: (_, { price }: Extract<QuoteEvent, { type: 'price.arrived' }>) =>
      price.suspension !== undefined,
    isAvailable: (_, { suspension }: Extract<QuoteEvent, { type: 'availability.answered' }>) => suspension === null,
    isStillOrdered: ({ context }) => context.order !== null && !isUnsettled(context),
    /** staff have no page for the policy, so they see the purchase again */
    isGoneWithAnswers: ({ context }) => isGone(context) && otherDraft(context) === 'own',
    isShownBefore: ({ context }) => context.wasShown && context.view === 'quote',
    isPriceable: ({ context }) => isAnswerable(context),
    isReportedTooNear: ({ context }, event: Extract<QuoteEvent, { type: 'today.answered' }>) =>
      isTooNear(context.answers, event.date),
    isWorthSaving: ({ context }) => isComplete('eventDetails', context.answers),
    hasConflict: ({ context }) => context.conflict !== null,
    hasChanges: ({ context }) => context.unsaved.some(isPersistent),
    isWithheld: ({ context }) => isWithheld(context),
    wasApproved: ({ context }) => context.status === 'approved',
    wasInReview: ({ context }) => context.status === 'referred' && context.reviewed !== null,
    wasReferred: ({ context }) => context.status === 'referred',
    wasDeclined: ({ context }) => context.status === 'declined',
    wasExpired: ({ context }) => context.status === 'expired',
    isNotApproved: ({ context }) => context.status !== 'approved',
    isComplete: ({ context }, { step }: { step: StepName }) => isPageComplete(step, context.answers),
    /** the server has these answers, so there is nothing to wait for */
    isCompleteAndStored: ({ context }, { step }: { step: StepName }) =>
      isPageComplete(step, context.answers) && isStored(context),
    hasNoQuestions: ({ context }, { step }: { step: StepName }) => !applicableSteps(context.answers).includes(step),
    isStart: ({ context }, { step }: { step: StepName }) => context.startAt === step,
    isOpened: ({ context }, { step, at }: { step: StepName; at: StepName }) => step === at && mayOpen(step, context),
    isRated: ({ context }, event: Extract<QuoteEvent, { type: 'answers.changed' }>) =>
      isRated(context.answers, event.answers),
    isNewZip: (now, typed: AnswersTyped) => zipOf(now, typed) !== null,
    isKnownZip: (now, typed: AnswersTyped) => (zipOf(now, typed) ?? 'none') in now.context.cities,
    isPricedAnew: ({ context }, event: Extract<QuoteEvent, { type: 'contact.created' | 'contact.stored' }>) =>
      isPricedAnew(context, event),
    isToStore: ({ context }, event: Extract<QuoteEvent, { type: 'answers.changed' }>) =>
      changed(context.answers, event.answers).some(isPersistent),
    isCurrent: ({ context }, { sent }: { readonly sent: Answers }) => isCurrent(context.answers, sent),
    isChangedElsewhere: ({ context }, event: Extract<QuoteEvent, { type: 'contact.compared' }>) =>
      isChangedElsewhere(context, event.contact),
    isOutrun: ({ context }, { sent }: { readonly sent: Answers }) => !isCurrent(context.answers, sent),
    hasCode: ({ context }) => context.couponCode !== '',
    isUnsigned: (_, { contact }: { readonly contact: Contact }) => contact.customFields.terms_signed == null,
    isPayable: ({ context }, event: Extract<QuoteEvent, { type: 'payment.submitted' }>) =>
      event.card === 'complete' && hasOffer(context),
    isIncomplete: (_, event: Extract<QuoteEvent, { type: 'payment.submitted' }>) => event.card === 'incomplete',
    isOrderable: ({ context }, event: Extract<QuoteEvent, { type: 'order.submitted' }>) =>
      isOrderable(event.by, event.emails) && hasOffer(context),
    isUnaddressed: (_, event: Extract<QuoteEvent, { type: 'order.submitted' }>) => !isOrderable(event.by, event.emails),
    isStillInReview: ({ context }, { decision }: Extract<QuoteEvent, { type: 'price.withheld' }>) =>
      decision === 'refer' && context.reviewed !== null,
    isReferral: (_, { decision }: Extract<QuoteEvent, { type: 'price.withheld' }>) => decision === 'refer',
    isReported: (_, { status, contact }: { status: QuoteStatus; contact: Contact }) =>
      contact.customFields.quote_status === status,
    /** or the decision was made on other answers than those about to be stored */
    isReportedInReview: ({ context }, { contact }: Extract<QuoteEvent, { type: 'contact.opened' }>) =>
      (contact.customFields.quote_status === 'referred' && isSubmitted(contact)) || isOfOtherAnswers(context, contact),
    isReportedPriced: ({ context }, event: Extract<QuoteEvent, { type: 'contact.opened' }>) =>
      hasAnotherPrice(event.contact) && !isOfOtherAnswers(context, event.contact),
    isNews: ({ context, event }) => newsIn(context, event).length > 0,
    isNewShortNotice: ({ context, event }) =>
      problemOf(event)?.is_event_popup === true && newsIn(context, event).includes(shortNotice),
    isNewLimit: ({ context, event }) => newsIn(context, event).join() === limitNotSold,
    isLimit: (_, event: Extract<QuoteEvent, { type: 'price.withheld' }>) =>
      event.reasons.every(({ code }) => code === limitNotSold),
    isShortNotice: (_, event: Extract<QuoteEvent, { type: 'price.withheld' }>) =>
      event.reasons.some(({ code }) => code === shortNotice),
    isAboutDates: (_, { problem }: ProblemEvent) => problem.is_event_popup === true,
    isAboutReview: (_, { problem }: ProblemEvent) => problem.is_underwriting_review === true,
    isAboutAnswers: (_, { problem }: ProblemEvent) => problem.status === 422,
    isAboutPrice: (_, { problem }: ProblemEvent) => problem.type === problemTypes.priceChanged,
    /** staff may open a bought quote, and this window's own attempt finds out by itself */
    isBoughtElsewhere: ({ context }, { problem }: ProblemEvent) =>
      problem.type === problemTypes.alreadyBought && context.view === 'quote' && !isUnsettled(context),
    isAboutFetch: (_, { problem }: ProblemEvent) => problem.type === notFetched,
    isDialogPassing: ({ context }) => isPassing(context.problems.dialog!),
    /** or staff must sign in again, which they do in another tab */
    isTriedAgain: (_, { problem }: ProblemEvent) => problem.status === 401 || isPassing(problem),
  },
  actions: {
    ...textActions,
    setSent: assign({ sent: ({ context }) => context.attempt, sentAmount: ({ context }) => amountDue(context)! }),
    setAuthentication: assign((_, { problem }: ProblemEvent) => ({ authentication: problem.authentication ?? null })),
    /** the order has ended, or gives way to a card */
    setByCard: assign({ paymentDraft: ({ context }) => ({ ...context.paymentDraft, payment_type: 'credit card' }) }),
    setBilling: assign((_, { by, emails }: Extract<QuoteEvent, { type: 'order.submitted' }>) => ({
      billing: { by, emails },
    })),
    /** if no answer comes, the server may have stored the answers all the same */
    addWritten: assign({ written: ({ context: { written, answers } }) => [...new Set([...written, answers])] }),
    setFurthest: assign({
      furthest: ({ context }, { step }: { step: StepName }) =>
        isAfter(step, context.furthest) ? step : context.furthest,
    }),
    setZip: assign((now, typed: AnswersTyped) => ({ zip: zipOf(now, typed) })),
    addFormerCities: assign((now, typed: AnswersTyped) => ({ cities: knownCities(now, typed) })),
    addCity: assign(({ context }, { zip, city }: CityAnswer) => ({
      cities: { ...context.cities, [zip]: city },
    })),
    /** the city is known already */
    answerZip: raise((now, typed: AnswersTyped) => {
      const zip = zipOf(now, typed)!
      return { type: 'city.answered', zip, city: now.context.cities[zip]! } as const
    }),
    fillCity: raise(
      (now, answered: CityAnswer) => ({ type: 'answers.changed', answers: citiesIn(now, answered) }) as const,
    ),
    announceCity: emit(
      (now, answered: CityAnswer) => ({ type: 'answers.filled', answers: citiesIn(now, answered) }) as const,
    ),
    countRejection: assign({
      rejections: ({ context }) => context.rejections + 1,
      rejected: ({ context }) => questionsIn(context.answers),
    }),
    setCode: assign((_, { code }: { readonly code: string }) => ({ couponCode: code.trim() })),
    setRequest: assign((_, event: Extract<QuoteEvent, { type: 'review.requested' }>) => ({
      request: { email: event.email.trim(), message: event.message?.trim() || null },
    })),
    /** its answers must be stored first */
    completeStep: raise({ type: 'step.completed' }),
    rejectStep: raise({ type: 'step.rejected' }),
    /** another step opens */
    passStep: raise({ type: 'step.passed' }),
    /** for entry and exit of a state that shows a problem, so that a message never outlives its state */
    setProblem: assign(({ context, event }, { at }: { at: FailedPart }) => ({
      problems: { ...context.problems, [at]: problemOf(event) ?? context.problems[at] },
    })),
    clearProblem: assign(({ context }, { at }: { at: FailedPart }) => ({
      problems: { ...context.problems, [at]: null },
    })),
    /** Without network nothing is sent: reports to a waiting region that nothing was stored. */
    refuseUnsent: raise(
      ({ context: { answers } }) => ({ type: 'contact.refused', problem: noAnswer, sent: answers }) as const,
    ),
    /** Reports to a waiting region that nothing was stored, because the stored answers could not be fetched. */
    refuseUnfetched: raise(({ context: { answers }, event }) => ({
      type: 'contact.refused',
      problem: { ...problemOf(event)!, type: notFetched },
      sent: answers,
    })),
    toast: emit(
      (_, { kind, text }: { kind: 'success' | 'error'; text: string }) => ({ type: 'toast', kind, text }) as const,
    ),
    announceUnknown: emit(
      (_, { problem }: ProblemEvent) => ({ type: 'toast', kind: 'error', text: problem.message }) as const,
    ),
    redirect: emit((_, { to }: { to: string }) => ({ type: 'redirect', to }) as const),
    nameContact: emit((_, { id }: { id: string }) => ({ type: 'contact.named', id }) as const),
    announceRestart: emit(
      ({ context }) => ({ type: 'restarted', answers: answersAfterReset(context.answers), kept: 'forgotten' }) as const,
    ),
    /** a broken link must not discard answers */
    announceAnswersReused: emit(
      ({ context }) => ({ type: 'restarted', answers: reusable(context.answers), kept: 'left' }) as const,
    ),
    announceLeaving: emit(
      ({ context: { holdsOther } }) =>
        ({ type: 'restarted', answers: {}, kept: holdsOther ? 'resumed' : 'left' }) as const,
    ),
  },
  delays: { settle: 400, autosave: 1500, retrySave: 10_000, askAgain: 5000, checkBank: 5000, lookAgain: 60_000 },
})

/**
 * The facts that a dialog reports: the codes of the reasons, unless an underwriter has approved the quote; for a day that
 * has passed, the answer.
 */
export function reportedStatus({ answers, status }: QuoteContext, event: QuoteEvent): readonly string[] {
  if (event.type === 'price.withheld' && status !== 'approved') return event.reasons.map(({ code }) => code)
  if (event.type !== 'price.refused' || !event.problem.is_event_popup) return []
  const days = refusalsIn(event.problem, answers).map(({ field, value }) => `${field}: ${value}`)
  return days.length > 0 ? days : [`${answers.event_start_date}`]
}

const newsIn = (context: QuoteContext, event: QuoteEvent) =>
  reportedStatus(context, event).filter((what) => !context.shownReasons.includes(what))

/** reason code: too few days until the event for cancellation coverage (decision 12) */
const shortNotice = 'short_notice'

/** reason code: the first provider does not sell $1,000,000 for rented premises (decision 34) */
const limitNotSold = 'rented_premises_not_sold'

const isSubmitted = ({ customFields }: Contact) => customFields.review_submitted != null

const problemOf = (event: QuoteEvent) => ('problem' in event ? event.problem : undefined)
