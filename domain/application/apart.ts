import { messages } from '../common/messages'
import type { AnswersByName, Fields } from './fields/field'
import type { Question } from './page'
import { ruleBroken } from './rule'

/* Helpers for forms outside the application whose questions are declared in the same way. */

/** The questions for a renderer, in order. */
export const questionListOf = (fields: Fields): readonly Question<string>[] =>
  Object.entries(fields).map(([name, { entry: _, ...field }]) => ({ name, ...field }))

/** Errors by question. */
export const faultsIn = (fields: Fields, answers: AnswersByName): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const rule = ruleBroken(field, answers[name] ?? null)
      return rule ? [[name, messages[rule](field.label)]] : []
    }),
  )

/** Every question unanswered. */
export const blanksOf = (fields: Fields): AnswersByName =>
  Object.fromEntries(Object.entries(fields).map(([name, { blank }]) => [name, blank]))
