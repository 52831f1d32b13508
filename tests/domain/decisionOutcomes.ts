import type { Answers } from '../../domain/application'
import { answeredThrough } from '../../domain/application/examples'
import { decide } from '../../domain/decision'

export const today = '11/20/2026'
/** The decision on a wedding with valid answers, or with these replaced. */
export const outcomeOf = (choices: Partial<Answers>, day = today) =>
  decide(answeredThrough('underwriting', choices), { today: day })

/** The codes of the reasons, or the outcome without any. */
export const reasonCodes = (choices: Partial<Answers>, day = today) => {
  const { outcome, reasons } = outcomeOf(choices, day)
  return reasons.length === 0 ? outcome : `${outcome}: ${reasons.map(({ code }) => code).join(', ')}`
}
