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
import { filledUp } from './quote.partner'
import type { QuoteContext, QuoteEvent, Refusal } from './quote.types'

/** What the server says of a quote, as the chart takes it in. */
type Taken = Partial<QuoteContext>

/**
 * The quote as the server has it, under what was typed here and is not yet stored. What is not asked there is not kept
 * there either: it stays as it was here, for when its question comes back.
 */
export function opened(context: QuoteContext, contact: Contact, today: CalendarDate): Taken {
  const { terms_signed = null, referral_decline_reasons: reasons = [] } = contact.customFields
  const stored = { ...answersOf(contact), ...factsIn(contact) }
  const questions = askedOf({ ...blankAnswers, ...stored })
  const theirs = Object.entries(stored).filter(
    ([name]) => questions.has(name) && !context.unsaved.includes(name as FieldName),
  )
  const filled = filledUp(context, contact, { ...context.answers, ...Object.fromEntries(theirs) })
  const { answers } = filled
  const signedBy = context.unsaved.some(isPersistent) ? null : terms_signed
  return {
    ...eventsOf(contact),
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
    // whether there is an offer is not known yet
    startAt: furthestFor(onFrom(context, signedBy), answers, signedBy),
  }
}

/** Who waited for somebody else to sign goes on from there. */
const onFrom = ({ startAt, signedBy: before }: QuoteContext, signedBy: string | null): StepName =>
  startAt === 'terms' && before === null && signedBy !== null ? 'payment' : startAt

/** What the server was told by a person: what answers itself there may have been chosen here. Facts are its own. */
const askedOf = (answers: Answers): ReadonlySet<string> =>
  new Set([...formSteps.flatMap((step) => askedIn(step, answers)), ...factNames])

/** A contact names every answer flat, without the steps. */
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

/** What a look at it while it is in review tells: another standing, and perhaps other answers, as when it is opened. */
export function looked(context: QuoteContext, event: EventOf<'contact.opened'>): Taken {
  if (isOfOtherAnswers(context, event.contact)) return {}
  const { startAt: _, ...news } = opened(context, event.contact, event.today)
  const isSame = changed(context.answers, news.answers!).every((name) =>
    isAlike(context.answers[name], news.answers![name]),
  )
  // a save that is due finds out by itself whether somebody else changed what it would write over
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

/** What was in review has a price by now, or may have one. */
export const hasAnotherPrice = ({ customFields: { quote_status: status } }: Contact) =>
  status !== 'referred' && status !== 'declined'

/** Whether it was decided on other answers than those that were changed here meanwhile and are not stored yet. */
export function isOfOtherAnswers({ answers, unsaved }: QuoteContext, contact: Contact): boolean {
  const theirs = answersOf(contact)
  return isRated(answers, Object.fromEntries(unsaved.map((name) => [name, theirs[name] ?? null])))
}

/** It is an underwriter's turn. */
export const reviewed = ({ contact }: EventOf<'review.submitted'>): Taken => ({
  version: contact.version,
  ...eventsOf(contact),
})

const isAlike = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Of a new quote the server says what it is; what it has of the answers is no news. */
export const created = (context: QuoteContext, event: EventOf<'contact.created'>): Taken => ({
  contactId: event.contact.id,
  version: event.contact.version,
  ...eventsOf(event.contact),
  ...withFacts(context, event),
})

/** What was stored of the answers, and what the quote is. */
export const stored = (context: QuoteContext, event: EventOf<'contact.stored'>): Taken => ({
  ...(isCurrent(context.answers, event.sent) && eventsOf(event.contact)),
  version: event.contact.version,
  written: [event.sent],
  conflict: null,
  unsaved: stillUnsaved(context, event.sent),
  refusals: [],
  ...withFacts(context, event),
})

/** Another price, which is asked for, and which nobody has agreed to. */
export const couponed = (context: QuoteContext, event: EventOf<'coupon.applied' | 'coupon.withdrawn'>): Taken => ({
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
 * Whether a save told that the price is another one: by a fact of the quote, or by a fee that is agreed for an e-mail
 * address, which is only known with the contact.
 */
export const isPricedAnew = (context: QuoteContext, event: Saved) =>
  isRated(context.answers, factsIn(event.contact)) ||
  (event.type === 'contact.stored' && isCurrent(context.answers, event.sent) && hasOtherPrice(context, event.contact))

/** An approved amount is the underwriter's, whatever the tables say. */
function hasOtherPrice({ price, status }: QuoteContext, contact: Contact): boolean {
  if (!price || !contact.price || status === 'approved') return false
  return price.pricing_detail.amount_due !== contact.price.pricing_detail.amount_due
}

/** There is no price of these answers any more, and the last one is kept for what changed. */
export const unpriced = ({ price, lastPrice }: QuoteContext) => ({ price: null, lastPrice: price ?? lastPrice })

/** What the server says of a quote with every answer. */
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
