import {
  any,
  array,
  boolean,
  create,
  defaulted,
  enums,
  type Infer,
  integer,
  literal,
  mask,
  nullable,
  number,
  object,
  record,
  string,
} from 'superstruct'
import { type Answers, blankAnswers, type FieldName, type StepName, stepOrder } from '../../../domain/application'
import { allPaymentTypes } from '../../../domain/quote/paymentTypes'
import { knownAnswers } from './model/quote.answers'
import { furthestFor } from './model/quote.offer'
import type { QuoteInput } from './model/quote.types'
import { type Snapshot, selectStep } from './quote.select'

/**
 * The data that survives a reload. It is no snapshot, so that the chart may change under an open quote. It never holds
 * card data.
 */
const Saved = object({
  version: literal(3),
  step: enums(stepOrder),
  furthest: enums(stepOrder),
  answers: record(string(), any()),
  unsaved: array(string()),
  written: defaulted(array(record(string(), any())), []),
  texts: defaulted(record(string(), string()), {}),
  paymentType: defaulted(nullable(enums(allPaymentTypes)), null),
  contactId: nullable(string()),
  partner: defaulted(nullable(string()), null),
  quoteNumber: nullable(string()),
  signedBy: nullable(string()),
  key: string(),
  attempt: integer(),
  sent: integer(),
  sentAmount: number(),
  wasShown: defaulted(boolean(), false),
})
export type Saved = Infer<typeof Saved>

/** the steps up to version 2; version 1 stored a step as its index in this list */
const oldSteps = ['eventDetails', 'coverage', 'quoteSummary', 'insured', 'payment'] as const

/** Each migrates data from its version to the next. */
const migrations: Record<number, (old: Record<string, unknown>) => Record<string, unknown>> = {
  1: (old) => ({ ...old, version: 2, step: oldSteps[Number(old['step'])], attempt: 1, sent: 0 }),
  // version 2 did not record which answers were stored, so all answers count as unsaved
  2: (old) => ({
    ...old,
    version: 3,
    furthest: old['step'],
    unsaved: Object.keys(knownAnswers(old['answers'])),
    quoteNumber: null,
    signedBy: null,
    sentAmount: 0,
  }),
}

export const toSaved = (s: Snapshot): Saved => ({
  version: 3,
  step: selectStep(s),
  furthest: s.context.furthest,
  answers: s.context.answers,
  unsaved: s.context.unsaved as FieldName[],
  written: s.context.written as Answers[],
  texts: s.context.texts,
  paymentType: s.context.paymentDraft.payment_type ?? null,
  contactId: s.context.contactId,
  partner: s.context.partner,
  quoteNumber: s.context.quoteNumber,
  signedBy: s.context.signedBy,
  key: s.context.key,
  attempt: s.context.attempt,
  sent: s.context.sent,
  sentAmount: s.context.sentAmount,
  wasShown: s.context.wasShown,
})

/** The step to open: the saved one, or the first with the answers that can still be read. */
export function restore(text: string | null, newKey: () => string): QuoteInput {
  const stored = migrated(parsed(text))
  const answers = knownAnswers(stored['answers'])
  try {
    const { version: _, step, unsaved, ...saved } = create(mask(stored, Saved), Saved)
    const names = unsaved.filter((name): name is FieldName => name in blankAnswers)
    const written = saved.written.map((each) => ({ ...blankAnswers, ...knownAnswers(each) }))
    return {
      ...saved,
      answers,
      written,
      unsaved: names,
      step: stepIn({ ...saved, step }, { ...blankAnswers, ...answers }),
    }
  } catch {
    return { key: newKey(), answers }
  }
}

/** An attempt to pay is settled first. No step but the first opens before the quote is stored. */
function stepIn(
  { contactId, sent, attempt, step, signedBy }: Pick<Saved, 'contactId' | 'sent' | 'attempt' | 'step' | 'signedBy'>,
  answers: Answers,
): StepName {
  if (contactId === null) return 'eventDetails'
  return sent === attempt ? 'payment' : furthestFor(step, answers, signedBy)
}

function migrated(data: Record<string, unknown>): Record<string, unknown> {
  const migrate = migrations[Number(data['version'])]
  return migrate ? migrated(migrate(data)) : data
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    const data: unknown = JSON.parse(text ?? '{}')
    return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
