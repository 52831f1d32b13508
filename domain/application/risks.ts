import type { AnswersByName } from './fields/field'
import type { Answers, FieldName } from './index'

/**
 * The answers to a list of risks, questions to which No is the answer without a risk. `open`: some have no answer.
 * `none`: all are No. `others`: at least one is Yes, and all others are No.
 */
export interface RiskAnswers {
  readonly state: 'open' | 'none' | 'others'
  /** the number of risks with a Yes */
  readonly yes: number
}

export function riskAnswers(names: readonly FieldName[], answers: Answers): RiskAnswers {
  const given = names.map((name) => answers[name])
  const yes = given.filter((answer) => answer === 'True').length
  const isOpen = given.some((answer) => answer !== 'True' && answer !== 'False')
  return { state: isOpen ? 'open' : yes > 0 ? 'others' : 'none', yes }
}

/** No to each risk without an answer. A Yes stays. */
export const noneApplies = (names: readonly FieldName[], answers: Answers): AnswersByName =>
  Object.fromEntries(names.filter((name) => answers[name] !== 'True').map((name) => [name, 'False']))

/** Takes every No back. A Yes stays. */
export const noneTakenBack = (names: readonly FieldName[], answers: Answers): AnswersByName =>
  Object.fromEntries(names.filter((name) => answers[name] === 'False').map((name) => [name, null]))
