import type { Contact } from '../../contract/client'
import type { Problem } from '../../contract/problem'
import {
  type Answers,
  blankAnswers,
  declarationOf,
  type FieldName,
  formSteps,
  isAfter,
  type StepName,
} from '../../domain/application'
import { countedAnswers } from '../../domain/application/asked'
import { filledEntries } from '../../domain/application/entries'
import { furthestTowards, isReachable, soundAnswers } from '../../domain/application/faults'
import type { Entry, Field, Kind } from '../../domain/application/field'
import { answersIn, fieldAt } from '../../domain/application/payload'
import type { CalendarDate } from '../../domain/dates'
import type { Attempt } from '../calls/purchase'
import type { QuoteContext, Refusal } from './quote.types'

/** What follows from what the chart knows. No states: those are the regions'. */

/** A price that may be bought: worked out for just these answers, or approved for them by an underwriter. */
export const hasOffer = (context: QuoteContext) => amountDue(context) !== null

/** Dollars. */
export const amountDue = ({ price, status, approvedAmount }: QuoteContext): number | null =>
  status === 'approved' ? approvedAmount : (price?.pricing_detail.amount_due ?? null)

/** Referred or declined, and not approved since. */
export const isWithheld = ({ reasons, status }: QuoteContext) => reasons.length > 0 && status !== 'approved'

/** Nobody knows whether the last attempt was paid. */
export const isUnsettled = ({ sent, attempt, contactId }: QuoteContext) => sent === attempt && contactId !== null

/** There was a price, and the next one is being worked out. */
export const isOfferAwaited = (context: QuoteContext) =>
  context.lastPrice !== null && context.problems.price === null && !isWithheld(context)

/**
 * Whoever is not stored goes no further than the first step, who has no offer no further than the summary, and who has
 * not signed no further than the terms.
 */
export const mayOpen = (step: StepName, context: QuoteContext, isOffered = hasOffer(context)) =>
  isReachable(step, context.answers) &&
  (context.contactId !== null || step === 'eventDetails') &&
  (isOffered || !isAfter(step, 'quoteSummary')) &&
  (context.signedBy !== null || !isAfter(step, 'terms'))

const declared = new Map<string, { field: Field; isKept: boolean }>(
  formSteps
    .map(declarationOf)
    .flatMap(({ slice, fields }) =>
      Object.entries(fields).map(([name, field]) => [name, { field, isKept: slice !== 'terms' }] as const),
    ),
)

/** Answers that the server keeps. The terms are signed instead. */
export const isKept = (name: string) => declared.get(name)?.isKept ?? false

const words: readonly Kind[] = ['text', 'longText', 'email', 'phone', 'zip', 'agreement']

/** Whether what was sent is still what is answered here, as far as the server keeps it. */
export const isCurrent = (answers: Answers, sent: Answers) => !changed(answers, sent).some(isKept)

/** Those of the unsaved answers that are not stored either by what was sent: changed since, or half-typed. */
export function stillUnsaved({ unsaved, answers }: QuoteContext, sent: Answers): readonly FieldName[] {
  const sound = soundAnswers(sent)
  const isStored = (name: FieldName) =>
    answers[name] === sent[name] && JSON.stringify(sound[name]) === JSON.stringify(sent[name])
  return unsaved.filter((name) => !isKept(name) || !isStored(name))
}

/**
 * What a price or a decision may hang on. Words are only printed, so typing a name does not work out a price anew; of an
 * entry it counts that there is one, and what is promised to it.
 */
function rated(name: FieldName, value: unknown): unknown {
  const { field, isKept = false } = declared.get(name) ?? {}
  if (!field || !isKept || words.includes(field.kind)) return null
  if (!field.entry) return value
  const costly = Object.entries(field.entry.fields).filter(([, { kind }]) => !words.includes(kind))
  return filledEntries(value as readonly Entry[]).map((entry) => costly.map(([part]) => entry[part] ?? null))
}

/** Whether these answers may change the price. */
export const isRated = (answers: Answers, given: Partial<Answers>) =>
  changed(answers, given).some(
    (name) => JSON.stringify(rated(name, answers[name])) !== JSON.stringify(rated(name, given[name])),
  )

/** Those of the answers given that are not what they were. */
export const changed = (answers: Answers, given: Partial<Answers>): FieldName[] =>
  (Object.keys(given) as FieldName[]).filter((name) => given[name] !== answers[name])

/** The wanted step, or the last before it that may be opened. Whether there is an offer is not known yet. */
const startOf = (wanted: StepName, answers: Answers, signedBy: string | null): StepName => {
  const step = furthestTowards(wanted, answers)
  return step === 'payment' && signedBy === null ? 'terms' : step
}

/**
 * The quote as the server has it, under what was typed here and is not yet stored. What is not asked there is not kept
 * there either: it stays as it was here, for when its question comes back.
 */
export function opened(context: QuoteContext, contact: Contact, today: CalendarDate): Partial<QuoteContext> {
  const { terms_signed = null, referral_decline_reasons: reasons = [] } = contact.customFields
  const stored = answersOf(contact)
  const asked = countedAnswers({ ...blankAnswers, ...stored })
  const theirs = Object.entries(stored).filter(
    ([name]) => name in asked && !context.unsaved.includes(name as FieldName),
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

/** A contact names every answer flat, without the steps. */
const answersOf = ({ customFields, ai_data }: Contact): Partial<Answers> =>
  answersIn(
    Object.fromEntries(
      formSteps
        .filter((step) => step !== 'terms')
        .map((step) => [declarationOf(step).slice, { ...customFields, ai_data }]),
    ),
  )

/** What the server says of a quote with every answer. */
export const toldOf = ({ customFields }: Contact): Pick<QuoteContext, 'status' | 'quoteNumber' | 'approvedAmount'> => ({
  status: customFields.quote_status,
  quoteNumber: customFields.quote_number,
  approvedAmount: customFields.quote_status === 'approved' ? (customFields.amount_due ?? null) : null,
})

export const refusalsIn = ({ errors = {} }: Problem, sent: Answers): Refusal[] =>
  Object.entries(errors).flatMap(([path, message]) => {
    const field = fieldAt(path)
    return field ? [{ field, message, value: sent[field] }] : []
  })

/** The present attempt to pay, with the amount it was sent with. */
export const attemptOf = ({ contactId, key, attempt, sentAmount }: QuoteContext): Attempt => ({
  contactId: contactId!,
  idempotencyKey: `${key}-payment-${attempt}`,
  amountDue: sentAmount,
})
