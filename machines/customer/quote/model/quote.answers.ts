import { is } from 'superstruct'
import type { Contact } from '../../../../contract/client'
import { type Answers, blankAnswers, declarationOf, type FieldName, formSteps } from '../../../../domain/application'
import { filledEntries } from '../../../../domain/application/entries'
import { soundAnswers } from '../../../../domain/application/faults'
import type { Entry, Field, Kind } from '../../../../domain/application/fields/field'
import type { QuoteContext } from './quote.types'

/** Which answers the server keeps, which cost something, and which are its own to say. */
const declared = new Map<string, { field: Field; isPersistent: boolean }>(
  formSteps
    .map(declarationOf)
    .flatMap(({ slice, fields }) =>
      Object.entries(fields).map(
        ([name, field]) => [name, { field, isPersistent: slice !== 'terms' && field.kind !== 'fact' }] as const,
      ),
    ),
)

/** Answers that the server keeps. The terms are signed instead, and the facts of a quote are the server's word. */
export const isPersistent = (name: string) => declared.get(name)?.isPersistent ?? false

/** Whether it tells two quotes apart: what is worked out from other answers says nothing of its own. */
export const isCompared = (name: string) => isPersistent(name) && declared.get(name)?.field.kind !== 'derived'

/** Whether it is answered by a person, so that it can be unsaved; a fact never is. */
export const isAnswered = (name: string) => !isFact(name)

const isFact = (name: string) => declared.get(name)?.field.kind === 'fact'
export const factNames = [...declared.keys()].filter(isFact) as FieldName[]

/** A fact that is kept in a browser may be one that there is not, or not any more. */
const isNoFalseFact = (name: string, value: unknown) => !isFact(name) || is(value, declared.get(name)!.field.rule)

/** What the server says the quote is: its catalogue, and whose customer it is. What it leaves out stays as it is here. */
export const factsIn = ({ customFields }: Contact): Partial<Answers> =>
  Object.fromEntries(factNames.filter((name) => customFields[name]).map((name) => [name, customFields[name]]))

/** What another quote begins with: the form is blank but for its provider (decision 57). */
export const answersAfterReset = ({ is_hcc }: Answers): Partial<Answers> => ({ is_hcc })

/** What another quote can begin with: the terms are agreed to anew, and the facts were those of this one. */
export const reusable = (answers: Answers): Partial<Answers> => ({
  ...Object.fromEntries(Object.entries(answers).filter(([name]) => isPersistent(name) && isAnswered(name))),
  ...answersAfterReset(answers),
})

const words: readonly Kind[] = ['text', 'longText', 'email', 'phone', 'zip', 'agreement']

/** Whether what was sent is still what is answered here, as far as the server keeps it. */
export const isCurrent = (answers: Answers, sent: Answers) => !changed(answers, sent).some(isPersistent)

/** Whether the server has all of the answers that are kept. */
export const isStored = ({ contactId, unsaved }: Pick<QuoteContext, 'contactId' | 'unsaved'>): boolean =>
  contactId !== null && !unsaved.some(isPersistent)

/** Those of the unsaved answers that are not stored either by what was sent: changed since, or half-typed. */
export function stillUnsaved({ unsaved, answers }: QuoteContext, sent: Answers): readonly FieldName[] {
  const sound = soundAnswers(sent)
  const isStored = (name: FieldName) =>
    answers[name] === sent[name] && JSON.stringify(sound[name]) === JSON.stringify(sent[name])
  return unsaved.filter((name) => !isPersistent(name) || !isStored(name))
}

/**
 * What a price or a decision may hang on: a fact does. Words are only printed, so typing a name does not work out a price
 * anew; of an entry it counts that there is one, and what is promised to it.
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

/** Those of the answers given that are not what they were. */
export const changed = (answers: Answers, given: Partial<Answers>): FieldName[] =>
  (Object.keys(given) as FieldName[]).filter((name) => given[name] !== answers[name])

/**
 * The answers with those given in place of some; themselves, where none is another. The same object for the same ones, so
 * that what follows from them is worked out once: a form asks what is wrong with an answer right before the chart has it.
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

/** Of what a browser kept, what is an answer still: it may be of another version, or altered. */
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
/** a day of a list, or an entry with questions of its own */
const isItem = (item: unknown): boolean =>
  typeof item === 'string' ||
  (typeof item === 'object' &&
    item !== null &&
    Object.values(item).every((value) => value === null || typeof value === 'string' || typeof value === 'number'))
