import { type Answers, blankAnswers, type FieldName, fieldsOf, formSteps } from '../../domain/application'
import { filledEntries } from '../../domain/application/entries'
import { ruleBroken } from '../../domain/application/faults'
import type { Entry, EntryDeclaration, Field } from '../../domain/application/fields/field'
import { answersIn, pathOf } from '../../domain/application/payload'
import { messages } from '../../domain/common/messages'
import { wrongAnswers } from '../platform/problems/problem'
import type { QuoteFacts } from './quoteFacts'

export type Given = Readonly<Partial<Answers>>

const fields = new Map(formSteps.flatMap(fieldsOf))

/**
 * The whole skeleton with what is stored in it, and the facts of the quote, which win; a question that came later has not
 * been answered.
 */
export const wholeAnswers = (stored: Readonly<Record<string, unknown>>, facts: QuoteFacts): Answers => ({
  ...blankAnswers,
  ...stored,
  ...facts,
})

/**
 * The answers of a payload. An answer may be missing, for a save stores unfinished answers, but none may break a rule of
 * its own (decision 51). Nothing else of a payload is read: prices and statuses are the server's.
 * @throws a 422 with every answer that is not right
 */
export function readAnswers(payload: object): Given {
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
