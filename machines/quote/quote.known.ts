import { type Answers, blankAnswers } from '../../domain/application'
import { isNoFalseFact } from './quote.answers'

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
