import type { Answers } from '../application'
import { holdsCancellation, holdsLiability } from '../common/coverageTypes'
import { type CalendarDate, isBefore } from '../common/dates'
import type { StateCode } from '../common/states'
import { stateOfZip } from '../common/zipStates'

/*
 * Binding moratoria (decision record 74): an area and a coverage for which nothing new is bound for some days. Rain
 * insurance needs none, because it is sold before any forecast of its day.
 */

export const moratoriumCoverages = ['liability', 'cancellation'] as const
export type MoratoriumCoverage = (typeof moratoriumCoverages)[number]

export interface Moratorium {
  readonly coverages: readonly MoratoriumCoverage[]
  /** two-letter codes; the area is these states and the ZIP codes together */
  readonly states: readonly StateCode[]
  /** ZIP codes of five digits, or their first three or four */
  readonly zips: readonly string[]
  /** first New York day */
  readonly from: CalendarDate
  /** last New York day; null while nobody knows it */
  readonly until: CalendarDate | null
  /** for customers: a clause without a full stop */
  readonly reason: string
}

/** Whether a moratorium that nobody lifted is in force on a New York day. */
export const isInForce = ({ from, until }: Pick<Moratorium, 'from' | 'until'>, today: CalendarDate): boolean =>
  !isBefore(today, from) && (until === null || !isBefore(until, today))

type Located = Pick<Answers, 'coverage_type' | 'event_state' | 'event_zip'>

/**
 * The coverages of these answers that a moratorium stops, by its area. The state of the ZIP code counts beside the chosen
 * one, since the two may differ (decision 62). An unanswered ZIP code is outside every ZIP area.
 */
function coveragesStopped(moratorium: Moratorium, answers: Located): readonly MoratoriumCoverage[] {
  const { coverage_type: type, event_state: state, event_zip: zip } = answers
  const zipState = stateOfZip(zip)
  const isInArea =
    moratorium.states.some((code) => code === state || code === zipState) ||
    (typeof zip === 'string' && moratorium.zips.some((prefix) => zip.startsWith(prefix)))
  if (!isInArea) return []
  const wanted = { liability: holdsLiability(type), cancellation: holdsCancellation(type) }
  return moratoriumCoverages.filter((coverage) => wanted[coverage] && moratorium.coverages.includes(coverage))
}

/**
 * The moratorium that stops these answers from being bound; null if there is none. Of several, the one that stops more
 * coverages, then the one that ends last.
 */
export function stoppingMoratorium<M extends Moratorium>(
  moratoria: readonly M[],
  answers: Located,
): { readonly moratorium: M; readonly coverages: readonly MoratoriumCoverage[] } | null {
  const stopping = moratoria
    .map((moratorium) => ({ moratorium, coverages: coveragesStopped(moratorium, answers) }))
    .filter(({ coverages }) => coverages.length > 0)
  return stopping.sort((a, b) => b.coverages.length - a.coverages.length || endsLater(a, b))[0] ?? null
}

function endsLater(
  { moratorium: a }: { moratorium: Moratorium },
  { moratorium: b }: { moratorium: Moratorium },
): number {
  if (a.until === b.until) return 0
  if (a.until === null || b.until === null) return a.until === null ? -1 : 1
  return isBefore(a.until, b.until) ? 1 : -1
}
