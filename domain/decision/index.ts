import type { Answers, FieldName } from '../application'
import { applicableAnswers } from '../application/applicable'
import { type EventType, eventTypeOf } from '../catalogue'
import { checkCatalogue } from '../catalogue/check'
import { holdsRain } from '../common/coverageTypes'
import { type CalendarDate, isBefore, isCalendarDate } from '../common/dates'
import { besideOthers } from './besideOthers'
import type { Counted } from './model/facts'
import type { Outcome, Reason, Remedy, Rule } from './model/rule'
import { doesApply, read } from './read'
import { aboutRules } from './rules/about'
import { alcoholRules } from './rules/alcohol'
import { cancellationRules } from './rules/cancellation'
import { filmRules } from './rules/film'
import { foodRules } from './rules/food'
import { performanceRules } from './rules/performance'
import { planRules } from './rules/plan'
import { rainRules } from './rules/rain'
import { showRules } from './rules/show'
import { aboutType } from './typeReasons'

/** Faulty catalogue data must not decide anything, so loading this module fails. */
checkCatalogue()

/** The rules of liability and cancellation. */
const eventRules: readonly Rule[] = [
  ...planRules,
  ...cancellationRules,
  ...alcoholRules,
  ...aboutRules,
  ...performanceRules,
  ...showRules,
  ...foodRules,
  ...filmRules,
]

export const rules: readonly Rule[] = [...eventRules, ...rainRules]

export interface Decision {
  readonly outcome: Outcome
  /** every reason, declines first; empty for a quote */
  readonly reasons: readonly Reason[]
}

export interface DecisionOptions {
  /** New York day */
  readonly today: CalendarDate
}

/**
 * The underwriting decision for answers: the worst outcome wins, and every reason is listed (decision 6). Missing
 * answers decide nothing. A past event is not a decision; see `passedDays`. Rain insurance has rules of its own, and
 * refuses no type of event (decision 85). Only the remedy of a sole reason promises a price.
 */
export function decide(answers: Answers, { today }: DecisionOptions): Decision {
  const counted = applicableAnswers(answers)
  const isRain = holdsRain(counted.coverage_type)
  const reasons = isRain ? [] : typeReasons(counted)
  for (const rule of isRain ? readiedForRain : readiedForEvents)
    if (doesApply(rule, counted, today)) reasons.push(rule.reason)
  if (reasons.length === 0) return quotable
  const worded = reasons.length === 1 ? reasons : reasons.map(besideOthers)
  const declines = worded.filter(({ decision }) => decision === 'decline')
  if (declines.length === 0) return { outcome: 'refer', reasons: worded }
  return { outcome: 'decline', reasons: [...declines, ...worded.filter(({ decision }) => decision === 'refer')] }
}

const quotable: Decision = { outcome: 'quote', reasons: [] }

const readied = rules.map(read)
const readiedForEvents = readied.slice(0, eventRules.length)
const readiedForRain = readied.slice(eventRules.length)

/** Each reason, alone or beside others, is one object for the life of the program, so that its remedy can be looked up. */
const mends = new Map<Reason, Remedy | undefined>(
  readied.flatMap(({ reason }, i) => [reason, besideOthers(reason)].map((each) => [each, rules[i]?.mend])),
)

/**
 * The answers that a reason's remedy changes; null for a fact. The reason must come from `decide` for these answers.
 */
export function mendOf(reason: Reason, answers: Answers): Partial<Answers> | null {
  const mend = mends.get(reason) ?? null
  return typeof mend === 'function' ? mend(applicableAnswers(answers)) : mend
}

const ofTypes = new Map<EventType, Reason>()

/** The event type's own decision in its catalogue (decision 15). */
function typeReasons(counted: Counted): Reason[] {
  const type = eventTypeOf(counted)
  if (!type || type.decision === 'quote') return []
  const known = ofTypes.get(type)
  if (known) return [known]
  const { mend, ...wording } = aboutType(type.label, type.decision)
  const reason: Reason = { ...wording, decision: type.decision, cover: 'all', field: 'event_type' }
  ofTypes.set(type, reason)
  for (const each of [reason, besideOthers(reason)]) mends.set(each, mend)
  return [reason]
}

/** Covered days before today, in question order; a past day is refused (decision 12). */
export function passedDays(answers: Answers, today: CalendarDate): FieldName[] {
  const { event_start_date, setup_dates, rehearsal_dinner_date } = applicableAnswers(answers)
  const isPast = (day: string | null | undefined) => !!day && isCalendarDate(day) && isBefore(day, today)
  return [
    ...(isPast(event_start_date) ? (['event_start_date'] as const) : []),
    ...(setup_dates?.some(isPast) ? (['setup_dates'] as const) : []),
    ...(isPast(rehearsal_dinner_date) ? (['rehearsal_dinner_date'] as const) : []),
  ]
}

/** Whether any day to cover is before today. */
export const hasPassed = (answers: Answers, today: CalendarDate): boolean => passedDays(answers, today).length > 0
