import { isBlank } from '../common/blank'
import { countOf, dayInWords, dollars, listInWords } from '../common/formats'
import { askedIn } from './applicable'
import { filledEntries } from './entries'
import type { Entry, Field } from './fields/field'
import { type Answers, declarationOf, type FieldName, type FormStep } from './index'

/** A question and its answer in words, for read-only pages. */
export interface ReviewRow {
  readonly field: FieldName
  readonly label: string
  readonly answer: string
}

/** The answered questions of a step, in order. */
export function reviewRows(step: FormStep, answers: Answers): readonly ReviewRow[] {
  const { fields } = declarationOf(step)
  return askedIn(step, answers).flatMap((field): ReviewRow[] => {
    const { [field]: declared } = fields
    const answer = answerInWords(declared!, answers[field])
    return answer ? [{ field, label: declared!.label, answer }] : []
  })
}

/** Empty without an answer. */
export function answerInWords(field: Field, value: unknown): string {
  if (isBlank(value)) return ''
  if (field.options) return field.options.find((option) => option.value === value)?.label ?? String(value)
  if (value === 'True') return 'Yes'
  if (value === 'False') return 'No'
  if (field.kind === 'money') return typeof value === 'number' ? dollars(value) : String(value)
  if (field.kind === 'count') return typeof value === 'number' ? countOf(value) : String(value)
  if (field.kind === 'date') return dayInWords(String(value))
  if (field.kind === 'dateList') return listInWords(value as readonly string[])
  if (field.entry) {
    const { title, fields } = field.entry
    const amounts = Object.keys(fields).filter((name) => fields[name]!.kind === 'money')
    return filledEntries(value as readonly Entry[])
      .map((entry) => [
        entry[title] ?? 'to be named',
        ...amounts.map((name) => answerInWords(fields[name]!, entry[name])),
      ])
      .map((parts) => parts.filter(Boolean).join(', '))
      .join('; ')
  }
  return String(value)
}
