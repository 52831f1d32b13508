import { type Answers, blankAnswers, type FieldName, fieldsOf, formSteps } from '../../domain/application'
import { filledEntries } from '../../domain/application/entries'
import { ruleBroken } from '../../domain/application/faults'
import type { Entry, EntryDeclaration, Field } from '../../domain/application/fields/field'
import { answersIn, pathOf } from '../../domain/application/payload'
import { messages } from '../../domain/common/messages'
import { wrongAnswers } from '../platform/problems/problem'
import type { QuoteFacts } from './quoteFacts'

export type PartialAnswers = Readonly<Partial<Answers>>

const fields = new Map(formSteps.flatMap(fieldsOf))

/**
 * All answers: the blank ones, overlaid by the stored ones, overlaid by the facts of the quote. A question that is
 * newer than the quote is unanswered.
 */
export const wholeAnswers = (stored: Readonly<Record<string, unknown>>, facts: QuoteFacts): Answers => ({
  ...blankAnswers,
  ...stored,
  ...facts,
})

/**
 * Reads the answers of a payload. An answer may be missing, because a save stores unfinished answers, but each one must
 * satisfy its own rules (decision 51). Prices and statuses in a payload are ignored; the server sets them.
 * @throws Problem 422 with every invalid answer
 */
export function readAnswers(payload: object): PartialAnswers {
  const given = Object.entries(answersIn(payload)).map(([name, value]) => [name, value === '' ? null : value] as const)
  const errors = Object.fromEntries(given.flatMap(([name, value]) => faultsIn(name as FieldName, value)))
  if (Object.keys(errors).length > 0) throw wrongAnswers(errors)
  return Object.fromEntries(given)
}

type PathAndMessage = readonly [path: string, message: string]

function faultsIn(name: FieldName, value: unknown): readonly PathAndMessage[] {
  const field = fields.get(name)!
  const path = pathOf(name)
  const own = faultOf(path, field, value)
  return field.entry && own.length === 0 && Array.isArray(value) ? entryFaults(path, field.entry, value) : own
}

const entryFaults = (path: string, { fields: questions }: EntryDeclaration, entries: readonly Entry[]) =>
  filledEntries(entries).flatMap((entry, index) =>
    Object.entries(entry).flatMap(([name, value]) => faultOf(`${path}.${index}.${name}`, questions[name], value)),
  )

function faultOf(path: string, field: Field | undefined, value: unknown): readonly PathAndMessage[] {
  if (!field || value === null || value === undefined || value === '') return []
  const rule = ruleBroken(field, value)
  return rule ? [[path, messages[rule](field.label)]] : []
}
