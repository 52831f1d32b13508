import type { DecidingField } from '../application'
import type { CalendarDate } from '../common/dates'
import { coverOf } from './model/cover'
import { type Counted, type FactName, facts } from './model/facts'
import type { Condition, Reason, Rule } from './model/rule'

interface Test {
  readonly name: string
  readonly fact: ((counted: Counted, today: CalendarDate) => unknown) | null
  readonly values: readonly unknown[]
}

/** A rule prepared for evaluation: one object shape for all, which keeps it fast. */
interface Readied {
  readonly field: DecidingField
  readonly is: readonly unknown[] | null
  readonly over: number | null
  readonly where: readonly Test[]
  readonly unless: readonly Test[]
  readonly reason: Reason
}

/** Whether a rule applies to these answers on a New York day. */
export function doesApply({ field, is, over, where, unless }: Readied, counted: Counted, today: CalendarDate): boolean {
  const answer = counted[field]
  if (answer === null || answer === undefined) return false
  if (is !== null && !is.includes(answer)) return false
  if (over !== null && !(typeof answer === 'number' && answer > over)) return false
  return doTestsPass(where, counted, today) && !(unless.length > 0 && doTestsPass(unless, counted, today))
}

function doTestsPass(tests: readonly Test[], counted: Counted, today: CalendarDate): boolean {
  for (const { name, fact, values } of tests) {
    if (!values.includes(fact === null ? counted[name as DecidingField] : fact(counted, today))) return false
  }
  return true
}

const testsOf = (condition: Condition | undefined): Test[] =>
  Object.entries(condition ?? {}).map(([name, values]) => ({ name, fact: facts[name as FactName] ?? null, values }))

const reasonOf = ({ code, decision, field, cover, text, remedy }: Rule): Reason => ({
  code,
  decision,
  cover: cover ?? coverOf(field),
  field,
  text,
  remedy,
})

export const read = (rule: Rule): Readied => ({
  field: rule.field,
  is: rule.is ?? null,
  over: rule.over ?? null,
  where: testsOf(rule.where),
  unless: testsOf(rule.unless),
  reason: reasonOf(rule),
})
