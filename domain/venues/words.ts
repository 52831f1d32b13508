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

const wordsOf = (answers: SheetAnswers, name: keyof SheetAnswers) =>
  answerInWords(sheetQuestions[name] as unknown as Field, answers[name]) || 'None'

/** A sheet, question by question. */
export const sheetRows = (answers: SheetAnswers): readonly SheetRow[] =>
  sheetNames.map((name) => ({ name, label: sheetQuestions[name].label, answer: wordsOf(answers, name) }))

/** Two sheets, question by question: the questions with different answers, and those with the same. */
export function comparedRows(one: SheetAnswers, other: SheetAnswers) {
  const rows = sheetNames.map(
    (name): ComparedRow => ({
      name,
      label: sheetQuestions[name].label,
      answers: [wordsOf(one, name), wordsOf(other, name)],
    }),
  )
  return {
    different: rows.filter(({ answers: [a, b] }) => a !== b),
    same: rows.filter(({ answers: [a, b] }) => a === b),
  }
}
