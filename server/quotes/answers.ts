import { type Answers, blankAnswers, type FieldName, fieldsOf, formSteps } from '../../domain/application'
import { filledEntries } from '../../domain/application/entries'
import { ruleBroken } from '../../domain/application/faults'
import type { Entry, EntryDeclaration, Field } from '../../domain/application/fields/field'
import { answersIn, pathOf } from '../../domain/application/payload'
import { isBlank } from '../../domain/common/blank'
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
  const given: Record<string, unknown> = answersIn(payload)
  const faults: PathAndMessage[] = []
  for (const [name, value] of Object.entries(given)) {
    if (isBlank(value)) given[name] = null
    faults.push(...faultsIn(name as FieldName, value))
  }
  if (faults.length > 0) throw wrongAnswers(Object.fromEntries(faults))
  return given
}

type PathAndMessage = readonly [path: string, message: string]

function faultsIn(name: FieldName, value: unknown): readonly PathAndMessage[] {
  const field = fields.get(name)!
  const own = messageFor(field, value)
  if (own) return [[pathOf(name), own]]
  return field.entry && Array.isArray(value) ? entryFaults(pathOf(name), field.entry, value) : none
}

const none: readonly PathAndMessage[] = []

const entryFaults = (path: string, { fields: questions }: EntryDeclaration, entries: readonly Entry[]) =>
  filledEntries(entries).flatMap((entry, index) =>
    Object.entries(entry).flatMap(([name, value]): PathAndMessage[] => {
      const message = messageFor(questions[name], value)
      return message ? [[`${path}.${index}.${name}`, message]] : []
    }),
  )

function messageFor(field: Field | undefined, value: unknown): string | null {
  if (!field || isBlank(value)) return null
  const rule = ruleBroken(field, value)
  return rule && messages[rule](field.label)
}
