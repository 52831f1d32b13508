import { textOf } from '../../../../domain/application/entries'
import type { Entry } from '../../../../domain/application/fields/field'
import type { EntryPage, Question } from '../../../../domain/application/page'
import { capital, dollars, numberInWords, several } from '../../../../domain/common/formats'

const isMark = ({ kind }: Question<string>) => kind === 'cover'
const isEmpty = (value: unknown) => value === null || value === undefined || value === ''

/** "Example Catering Co.", or a description while the entry has no name. */
export const nameOf = ({ title, noun }: EntryPage, entry: Entry, index: number) =>
  textOf(entry[title]) || `${capital(noun)} ${index + 1}`

/** $600.00. A value that is not an amount yet stays as it was typed. */
const valueText = (kind: Question<string>['kind'], value: Entry[string] | undefined) =>
  kind === 'money' && typeof value === 'number' ? dollars(value) : textOf(value)

/** "One additional insured. Room for 11 more." */
export function countInWords({ most, noun, empty }: EntryPage, count: number): string {
  if (count === 0) return empty
  const counted = `${capital(several(count, noun))}.`
  return count < most ? `${counted} Room for ${numberInWords(most - count)} more.` : counted
}

/** An entry's summary beside its name: its first missing answer, or else its lines; then its checked options. */
export function linesOf({ rows, title }: EntryPage, entry: Entry): string[] {
  const questions = rows.flat()
  const missing = questions.find((q) => !q.optional && !isMark(q) && isEmpty(entry[q.name]))
  const marked = questions.filter((q) => isMark(q) && entry[q.name] === 'True').map(({ label }) => label)
  const line = questions
    .filter((q) => q.name !== title && !isMark(q) && q.kind !== 'email' && !isEmpty(entry[q.name]))
    .reduce((text, q) => `${text}${text && (q.kind === 'zip' ? ' ' : ', ')}${valueText(q.kind, entry[q.name])}`, '')
  return [missing ? `Still missing: ${missing.label}` : line, marked.join(', ')].filter(Boolean)
}
