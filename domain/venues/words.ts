import type { Field } from '../application/fields/field'
import { answerInWords } from '../application/review'
import { type SheetAnswers, sheetNames, sheetQuestions } from './form'

/** A question of a sheet with its answer in words. */
interface SheetRow {
  readonly name: keyof SheetAnswers
  readonly label: string
  readonly answer: string
}

/** A question with the answers of two sheets. */
export interface ComparedRow {
  readonly name: keyof SheetAnswers
  readonly label: string
  readonly answers: readonly [string, string]
}

/** The labels that speak to the venue in its own form, for staff who read its answers. */
const otherLabels: Readonly<Partial<Record<keyof SheetAnswers, string>>> = {
  additional_insured: 'The venue is an additional insured',
  waiver_of_subrogation: 'Waiver of subrogation',
  primary_noncontributory: 'Primary and noncontributory wording',
  due_days: 'Certificate due, days before the event',
  admitted_insurer: 'Insurer admitted in the state of the venue',
  other_property: 'Property insurance for the renter’s equipment',
}

/** The label of each question for staff. */
export const staffLabels = Object.fromEntries(
  sheetNames.map((name) => [name, otherLabels[name] ?? sheetQuestions[name].label]),
) as Readonly<Record<keyof SheetAnswers, string>>

const wordsOf = (answers: SheetAnswers, name: keyof SheetAnswers) =>
  answerInWords(sheetQuestions[name] as unknown as Field, answers[name]) || 'None'

/** A sheet, question by question, for staff. */
export const sheetRows = (answers: SheetAnswers): readonly SheetRow[] =>
  sheetNames.map((name) => ({ name, label: staffLabels[name], answer: wordsOf(answers, name) }))

/** Two sheets, question by question: the questions with different answers, and those with the same. */
export function comparedRows(one: SheetAnswers, other: SheetAnswers) {
  const rows = sheetNames.map(
    (name): ComparedRow => ({
      name,
      label: staffLabels[name],
      answers: [wordsOf(one, name), wordsOf(other, name)],
    }),
  )
  return {
    different: rows.filter(({ answers: [a, b] }) => a !== b),
    same: rows.filter(({ answers: [a, b] }) => a === b),
  }
}
