import { is } from 'superstruct'
import type { Contact } from '../../../../contract/client'
import { type Answers, blankAnswers, declarationOf, type FieldName, formSteps } from '../../../../domain/application'
import { filledEntries } from '../../../../domain/application/entries'
import { soundAnswers } from '../../../../domain/application/faults'
import type { Entry, Field, Kind } from '../../../../domain/application/fields/field'
import type { QuoteContext } from './quote.types'

/** The roles of an answer: stored by the server, part of the price, or set by the server only. */
const declared = new Map<string, { field: Field; isPersistent: boolean }>(
  formSteps
    .map(declarationOf)
    .flatMap(({ slice, fields }) =>
      Object.entries(fields).map(
        ([name, field]) => [name, { field, isPersistent: slice !== 'terms' && field.kind !== 'fact' }] as const,
      ),
    ),
)

/** The answers that the server stores. Terms are signed instead, and only the server sets the facts of a quote. */
export const isPersistent = (name: string) => declared.get(name)?.isPersistent ?? false

/** Whether the answer can tell two quotes apart. An answer computed from others cannot. */
export const isCompared = (name: string) => isPersistent(name) && declared.get(name)?.field.kind !== 'derived'

/** Whether a person gives the answer, so that it can be unsaved. A fact comes from the server. */
export const isAnswered = (name: string) => !isFact(name)

const isFact = (name: string) => declared.get(name)?.field.kind === 'fact'
export const factNames = [...declared.keys()].filter(isFact) as FieldName[]

/** A fact stored in a browser may be invalid by now. */
const isNoFalseFact = (name: string, value: unknown) => !isFact(name) || is(value, declared.get(name)!.field.rule)

/** The facts that the server sets: the catalog, and the partner. A fact that it leaves out stays as it is. */
export const factsIn = ({ customFields }: Contact): Partial<Answers> =>
  Object.fromEntries(factNames.filter((name) => customFields[name]).map((name) => [name, customFields[name]]))

/** The answers of a new quote: blank except the provider (decision 57). */
export const answersAfterReset = ({ is_hcc }: Answers): Partial<Answers> => ({ is_hcc })

/** The answers that a new quote can reuse. Its terms are signed again, and it gets facts of its own. */
export const reusable = (answers: Answers): Partial<Answers> => ({
  ...Object.fromEntries(Object.entries(answers).filter(([name]) => isPersistent(name) && isAnswered(name))),
  ...answersAfterReset(answers),
})

const words: readonly Kind[] = ['text', 'longText', 'email', 'phone', 'zip', 'agreement']

/** Whether the stored answers are unchanged since they were sent. */
export const isCurrent = (answers: Answers, sent: Answers) => !changed(answers, sent).some(isPersistent)

/** Whether the server has all answers that it stores. */
export const isStored = ({ contactId, unsaved }: Pick<QuoteContext, 'contactId' | 'unsaved'>): boolean =>
  contactId !== null && !unsaved.some(isPersistent)

/** The unsaved answers that a save did not store: changed since, or half-typed. */
export function stillUnsaved({ unsaved, answers }: QuoteContext, sent: Answers): readonly FieldName[] {
  const sound = soundAnswers(sent)
  const isStored = (name: FieldName) =>
    answers[name] === sent[name] && JSON.stringify(sound[name]) === JSON.stringify(sent[name])
  return unsaved.filter((name) => !isPersistent(name) || !isStored(name))
}

/**
 * Whether a price or a decision may depend on the answer. Facts count. Text is only printed, so typing a name does not
 * calculate a new price. Of an entry, its existence counts, and the coverage promised to it.
 */
function rated(name: FieldName, value: unknown): unknown {
  const { field, isPersistent: persists = false } = declared.get(name) ?? {}
  if (!field || words.includes(field.kind) || !(persists || isFact(name))) return null
  if (!field.entry) return value
  const costly = Object.entries(field.entry.fields).filter(([, { kind }]) => !words.includes(kind))
  return filledEntries(value as readonly Entry[]).map((entry) => costly.map(([part]) => entry[part] ?? null))
}

/** Whether these answers may change the price. */
export const isRated = (answers: Answers, given: Partial<Answers>) =>
  changed(answers, given).some(
    (name) => JSON.stringify(rated(name, answers[name])) !== JSON.stringify(rated(name, given[name])),
  )

/** The given answers that differ from the current ones. */
export const changed = (answers: Answers, given: Partial<Answers>): FieldName[] =>
  (Object.keys(given) as FieldName[]).filter((name) => given[name] !== answers[name])

/**
 * The answers, with the given ones in place of the current ones. It returns the same object if nothing differs, so that
 * selectors compute once: a form asks for the faults of an answer right before the chart has it.
 */
export function answersWith(answers: Answers, given: Partial<Answers>): Answers {
  if (changed(answers, given).length === 0) return answers
  const next = { ...answers, ...given }
  const last = followed.get(answers)
  if (last && changed(last, next).length === 0) return last
  followed.set(answers, next)
  return next
}

const followed = new WeakMap<Answers, Answers>()

/** The stored values that are still valid answers: the browser may have them from another version, or altered. */
export const knownAnswers = (answers: unknown): Partial<Answers> =>
  Object.fromEntries(
    Object.entries((answers ?? {}) as Record<string, unknown>).filter(
      ([name, value]) => name in blankAnswers && isAnswer(value) && isNoFalseFact(name, value),
    ),
  )

const isAnswer = (value: unknown): boolean =>
  value === null ||
  typeof value === 'string' ||
  typeof value === 'number' ||
  (Array.isArray(value) && value.every(isItem))
/** a day in a list, or an entry with questions of its own */
const isItem = (item: unknown): boolean =>
  typeof item === 'string' ||
  (typeof item === 'object' &&
    item !== null &&
    Object.values(item).every((value) => value === null || typeof value === 'string' || typeof value === 'number'))
