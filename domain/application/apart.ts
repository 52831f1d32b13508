import { messages } from '../common/messages'
import type { Fields, Given } from './fields/field'
import type { Question } from './page'
import { ruleBroken } from './rule'

/*
 * Questions that are asked beside the application, in a form of their own: declared in the same way, and kept apart.
 */

/** As a renderer needs them, in their order. */
export const questionsIn = (fields: Fields): readonly Question<string>[] =>
  Object.entries(fields).map(([name, { entry: _, ...field }]) => ({ name, ...field }))

/** What is wrong, by the name of its question. */
export const faultsIn = (fields: Fields, answers: Given): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const rule = ruleBroken(field, answers[name] ?? null)
      return rule ? [[name, messages[rule](field.label)]] : []
    }),
  )

/** Nothing answered yet. */
export const blanksOf = (fields: Fields): Given =>
  Object.fromEntries(Object.entries(fields).map(([name, { blank }]) => [name, blank]))
