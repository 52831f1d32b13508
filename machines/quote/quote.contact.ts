import type { Contact } from '../../contract/client'
import type { Problem } from '../../contract/problem'
import {
  type Answers,
  blankAnswers,
  declarationOf,
  type FieldName,
  formSteps,
  type StepName,
} from '../../domain/application'
import { askedIn } from '../../domain/application/asked'
import { furthestTowards } from '../../domain/application/faults'
import { answersIn, fieldAt } from '../../domain/application/payload'
import type { CalendarDate } from '../../domain/dates'
import { changed, factNames, factsIn, isCurrent, isKept, isRated, stillUnsaved } from './quote.answers'
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
  const asked = askedOf({ ...blankAnswers, ...stored })
  const theirs = Object.entries(stored).filter(
    ([name]) => asked.has(name) && !context.unsaved.includes(name as FieldName),
  )
  const answers: Answers = { ...context.answers, ...Object.fromEntries(theirs) }
  const signedBy = context.unsaved.some(isKept) ? null : terms_signed
  return {
    ...toldOf(contact),
    contactId: contact.id,
    answers,
    signedBy,
    today,
    reasons,
    told: reasons.map(({ code }) => code),
    startAt: startOf(context.startAt, answers, signedBy),
  }
}

/** What the server was told by a person: what answers itself there may have been chosen here. Facts are its own. */
const askedOf = (answers: Answers): ReadonlySet<string> =>
  new Set([...formSteps.flatMap((step) => askedIn(step, answers)), ...factNames])

/** The wanted step, or the last before it that may be opened. Whether there is an offer is not known yet. */
const startOf = (wanted: StepName, answers: Answers, signedBy: string | null): StepName => {
  const step = furthestTowards(wanted, answers)
  return step === 'payment' && signedBy === null ? 'terms' : step
}

/** A contact names every answer flat, without the steps. */
const answersOf = ({ customFields, ai_data }: Contact): Partial<Answers> =>
  answersIn(
    Object.fromEntries(
      formSteps
        .filter((step) => step !== 'terms')
        .map((step) => [declarationOf(step).slice, { ...customFields, ai_data }]),
    ),
  )

type Told<Type extends QuoteEvent['type']> = Extract<QuoteEvent, { type: Type }>
type Saved = Told<'contact.created' | 'contact.stored'>

/** Of a new quote the server says what it is; what it has of the answers is no news. */
export const created = (context: QuoteContext, event: Told<'contact.created'>): Taken => ({
  contactId: event.contact.id,
  ...toldOf(event.contact),
  ...withFacts(context, event),
})

/** What was stored of the answers, and what the quote is. */
export const stored = (context: QuoteContext, event: Told<'contact.stored'>): Taken => ({
  ...(isCurrent(context.answers, event.sent) && toldOf(event.contact)),
  unsaved: stillUnsaved(context, event.sent),
  refusals: [],
  ...withFacts(context, event),
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
const toldOf = ({ customFields }: Contact): Pick<QuoteContext, 'status' | 'quoteNumber' | 'approvedAmount'> => ({
  status: customFields.quote_status,
  quoteNumber: customFields.quote_number,
  approvedAmount: customFields.quote_status === 'approved' ? (customFields.amount_due ?? null) : null,
})

export const refusalsIn = ({ errors = {} }: Problem, sent: Answers): Refusal[] =>
  Object.entries(errors).flatMap(([path, message]) => {
    const field = fieldAt(path)
    return field ? [{ field, message, value: sent[field] }] : []
  })
