import type { Contact } from '../../../../contract/client'
import type { Problem } from '../../../../contract/problem'
import {
  type Answers,
  blankAnswers,
  declarationOf,
  type FieldName,
  formSteps,
  type StepName,
} from '../../../../domain/application'
import { askedIn } from '../../../../domain/application/applicable'
import { answersIn, fieldAt } from '../../../../domain/application/payload'
import type { CalendarDate } from '../../../../domain/common/dates'
import { changed, factNames, factsIn, isCurrent, isPersistent, isRated, stillUnsaved } from './quote.answers'
import { furthestFor } from './quote.offer'
import { prefilled } from './quote.partner'
import type { QuoteContext, QuoteEvent, Refusal } from './quote.types'

/** The part of the context that comes from the server. */
type Taken = Partial<QuoteContext>

/**
 * The server's quote, with the unsaved answers on top. The server does not store answers to questions that are not
 * asked; they stay here, in case their question returns.
 */
export function opened(context: QuoteContext, contact: Contact, today: CalendarDate): Taken {
  const { terms_signed = null, referral_decline_reasons: reasons = [] } = contact.customFields
  const stored = { ...answersOf(contact), ...factsIn(contact) }
  const questions = askedOf({ ...blankAnswers, ...stored })
  const theirs = Object.entries(stored).filter(
    ([name]) => questions.has(name) && !context.unsaved.includes(name as FieldName),
  )
  const filled = prefilled(context, contact, { ...context.answers, ...Object.fromEntries(theirs) })
  const { answers } = filled
  const signedBy = context.unsaved.some(isPersistent) ? null : terms_signed
  return {
    ...eventsOf(contact),
    suspension: contact.suspension ?? null,
    canceledOn: contact.customFields.policy_cancelled_on ?? null,
    version: contact.version,
    written: [{ ...blankAnswers, ...stored }],
    conflict: null,
    contactId: contact.id,
    ...filled,
    ...(signedBy !== null && { answers: { ...answers, terms_name: answers.terms_name ?? signedBy } }),
    signedBy,
    today,
    reasons,
    shownReasons: reasons.map(({ code }) => code),
    // whether there is an offer is unknown yet
    startAt: furthestFor(resumeAt(context, signedBy), answers, signedBy),
  }
}

/** A customer who waited for another person's signature continues at the payment. */
const resumeAt = ({ startAt, signedBy: before }: QuoteContext, signedBy: string | null): StepName =>
  startAt === 'terms' && before === null && signedBy !== null ? 'payment' : startAt

/** The questions that the server asked, and its facts. An answer to any other question may have been chosen here. */
const askedOf = (answers: Answers): ReadonlySet<string> =>
  new Set([...formSteps.flatMap((step) => askedIn(step, answers)), ...factNames])

/** A contact lists its answers flat, without steps. */
export const answersOf = ({ customFields, ai_data }: Contact): Partial<Answers> =>
  answersIn(
    Object.fromEntries(
      formSteps
        .filter((step) => step !== 'terms')
        .map((step) => [declarationOf(step).slice, { ...customFields, ai_data }]),
    ),
  )

type EventOf<Type extends QuoteEvent['type']> = Extract<QuoteEvent, { type: Type }>
type Saved = EventOf<'contact.created' | 'contact.stored'>

/** The changes found by a poll during a review: another status, and perhaps other answers. */
export function looked(context: QuoteContext, event: EventOf<'contact.opened'>): Taken {
  if (isOfOtherAnswers(context, event.contact)) return {}
  const { startAt: _, ...news } = opened(context, event.contact, event.today)
  const isSame = changed(context.answers, news.answers!).every((name) =>
    isAlike(context.answers[name], news.answers![name]),
  )
  // a pending save finds out by itself whether another user changed the answers that it would overwrite
  const { version, written, conflict } = context
  const isDue = conflict !== null || context.unsaved.some(isPersistent)
  return {
    ...news,
    ...(isDue && { version, written, conflict }),
    ...(hasAnotherPrice(event.contact) && unpriced(context)),
    coupons: event.coupons,
    answers: isSame ? context.answers : news.answers!,
  }
}

/** Whether the quote that was in review may have a price. */
export const hasAnotherPrice = ({ customFields: { quote_status: status } }: Contact) =>
  status !== 'referred' && status !== 'declined'

/** Whether the decision was made on other answers than the ones here, which are not stored yet. */
export function isOfOtherAnswers({ answers, unsaved }: QuoteContext, contact: Contact): boolean {
  const theirs = answersOf(contact)
  return isRated(answers, Object.fromEntries(unsaved.map((name) => [name, theirs[name] ?? null])))
}

/** The quote was submitted for review. */
export const reviewed = (
  { texts: { reviewMessage: _, ...texts } }: QuoteContext,
  { contact }: EventOf<'review.submitted'>,
): Taken => ({
  texts,
  version: contact.version,
  ...eventsOf(contact),
})

const isAlike = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** The status and facts of a new quote. Its answers here are newer than the server's. */
export const created = (context: QuoteContext, event: EventOf<'contact.created'>): Taken => ({
  contactId: event.contact.id,
  version: event.contact.version,
  ...eventsOf(event.contact),
  ...withFacts(context, event),
})

/** The answers that were stored, and the quote's status. */
export const stored = (context: QuoteContext, event: EventOf<'contact.stored'>): Taken => ({
  ...(isCurrent(context.answers, event.sent) && {
    ...eventsOf(event.contact),
    suspension: event.contact.suspension ?? null,
  }),
  version: event.contact.version,
  written: [event.sent],
  conflict: null,
  unsaved: stillUnsaved(context, event.sent),
  refusals: [],
  ...withFacts(context, event),
})

/** A coupon changes the price, so the quote has no price and no signature until the next one. */
export const withCoupon = (context: QuoteContext, event: EventOf<'coupon.applied' | 'coupon.withdrawn'>): Taken => ({
  version: event.contact.version,
  ...eventsOf(event.contact),
  ...unpriced(context),
  coupons: event.coupons,
  signedBy: event.contact.customFields.terms_signed ?? null,
})

function withFacts(context: QuoteContext, event: Saved): Taken {
  const facts = factsIn(event.contact)
  return {
    ...(changed(context.answers, facts).length > 0 && { answers: { ...context.answers, ...facts } }),
    ...(isPricedAnew(context, event) && unpriced(context)),
  }
}

/**
 * Whether a save shows that the price has changed: by a fact of the quote, or by a fee agreed for an email address,
 * which the server knows only with the contact.
 */
export const isPricedAnew = (context: QuoteContext, event: Saved) =>
  isRated(context.answers, factsIn(event.contact)) ||
  (event.type === 'contact.stored' && isCurrent(context.answers, event.sent) && hasOtherPrice(context, event.contact))

/** An approved amount is the underwriter's and does not follow the rates. */
function hasOtherPrice({ price, status }: QuoteContext, contact: Contact): boolean {
  if (!price || !contact.price || status === 'approved') return false
  return price.pricing_detail.amount_due !== contact.price.pricing_detail.amount_due
}

/** Drops the price, and saves it as the last one, to show what changed. */
export const unpriced = ({ price, lastPrice }: QuoteContext) => ({ price: null, lastPrice: price ?? lastPrice })

/** The status fields that the server sends with every answer. */
const eventsOf = ({
  customFields,
}: Contact): Pick<QuoteContext, 'status' | 'quoteNumber' | 'approvedAmount' | 'conditions' | 'reviewed'> => ({
  status: customFields.quote_status,
  quoteNumber: customFields.quote_number,
  reviewed: customFields.review_submitted ?? null,
  conditions: customFields.offered_conditions ?? [],
  approvedAmount: customFields.quote_status === 'approved' ? (customFields.amount_due ?? null) : null,
})

export const refusalsIn = ({ errors = {} }: Problem, sent: Answers): Refusal[] =>
  Object.entries(errors).flatMap(([path, message]) => {
    const field = fieldAt(path)
    return field ? [{ field, message, value: sent[field] }] : []
  })
