import type { Answers, FieldName } from '../application'
import { whatCounts } from '../application/asked'
import { eventTypeOf } from '../catalogue'
import { checkCatalogue } from '../catalogue/check'
import { type CalendarDate, isBefore, isCalendarDate } from '../dates'
import { type Counted, type Facts, factNames, factsOf } from './facts'
import type { Condition, Outcome, Reason, Rule } from './rule'
import { aboutRules } from './rules/about'
import { alcoholRules } from './rules/alcohol'
import { filmRules } from './rules/film'
import { foodRules } from './rules/food'
import { performanceRules } from './rules/performance'
import { planRules } from './rules/plan'
import { showRules } from './rules/show'
import { declinedTypes, referredType } from './typeReasons'

/** A catalogue with a fault must not decide anything: loading this stops. */
checkCatalogue()

export const rules: readonly Rule[] = [
  ...planRules,
  ...alcoholRules,
  ...aboutRules,
  ...performanceRules,
  ...showRules,
  ...foodRules,
  ...filmRules,
]

export interface Decision {
  readonly outcome: Outcome
  /** every reason, the declines first; empty for a quote */
  readonly reasons: readonly Reason[]
}

export interface DecisionOptions {
  /** the New York day */
  readonly today: CalendarDate
  /** whether the second provider writes it (decision 18) */
  readonly isHcc?: boolean
}

/**
 * What we offer for these answers: the worst outcome wins and every reason is kept (decision 6). An answer that is not
 * given yet decides nothing. Whether the event has passed is no decision: `passedDays`.
 */
export function decide(answers: Answers, { isHcc = false }: DecisionOptions): Decision {
  const counted = whatCounts(answers)
  const facts = factsOf(counted, isHcc)
  const reasons = typeReasons(counted.event_type)
  for (const { rule, where, unless } of readied) {
    if (
      answersTo(rule, counted) &&
      hold(where, counted, facts) &&
      !(unless.length > 0 && hold(unless, counted, facts))
    ) {
      reasons.push(reasonOf(rule))
    }
  }
  if (reasons.length === 0) return quotable
  const declines = reasons.filter(({ decision }) => decision === 'decline')
  if (declines.length === 0) return { outcome: 'refer', reasons }
  return { outcome: 'decline', reasons: [...declines, ...reasons.filter(({ decision }) => decision === 'refer')] }
}

const quotable: Decision = { outcome: 'quote', reasons: [] }

function answersTo({ field, is, over }: Rule, counted: Counted): boolean {
  const answer = counted[field]
  if (answer === null || answer === undefined) return false
  if (is) return is.includes(answer as string)
  return over === undefined || (typeof answer === 'number' && answer > over)
}

interface Test {
  readonly name: string
  readonly isFact: boolean
  readonly values: readonly unknown[]
}

const testsOf = (condition: Condition | undefined): Test[] =>
  Object.entries(condition ?? {}).map(([name, values]) => ({
    name,
    isFact: factNames.includes(name as never),
    values,
  }))

const readied = rules.map((rule) => ({ rule, where: testsOf(rule.where), unless: testsOf(rule.unless) }))

const hold = (tests: readonly Test[], counted: Counted, facts: Facts) =>
  tests.every(({ name, isFact, values }) =>
    values.includes(isFact ? facts[name as keyof Facts] : counted[name as keyof Counted]),
  )

const reasonOf = ({ code, decision, field, text, remedy }: Rule): Reason => ({ code, decision, field, text, remedy })

/** A type's own decision (decision 15). */
function typeReasons(event_type: string | null | undefined): Reason[] {
  const type = eventTypeOf(event_type)
  if (!type || type.decision === 'quote') return []
  const isDeclined = type.decision === 'decline'
  return [
    {
      code: isDeclined ? 'event_type_declined' : 'event_type_referred',
      decision: type.decision,
      field: 'event_type',
      text: isDeclined ? (declinedTypes[type.label] as string) : referredType,
      remedy: isDeclined ? 'Your event is of another kind? Choose the one that fits.' : null,
    },
  ]
}

/** The covered days that are before today, in the order they are asked: a past day is refused (decision 12). */
export function passedDays(answers: Answers, today: CalendarDate): FieldName[] {
  const { event_start_date, setup_dates, rehearsal_dinner_date } = whatCounts(answers)
  const isPast = (day: string | null | undefined) => !!day && isCalendarDate(day) && isBefore(day, today)
  return [
    ...(isPast(event_start_date) ? (['event_start_date'] as const) : []),
    ...(setup_dates?.some(isPast) ? (['setup_dates'] as const) : []),
    ...(isPast(rehearsal_dinner_date) ? (['rehearsal_dinner_date'] as const) : []),
  ]
}

/** Whether a day that would be covered is before today. */
export const hasPassed = (answers: Answers, today: CalendarDate): boolean => passedDays(answers, today).length > 0
