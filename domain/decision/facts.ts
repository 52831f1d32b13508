import type { whatCounts } from '../application/asked'
import { eventTypeOf } from '../catalogue'
import { coverLength, isCalendarDate } from '../dates'

export type Counted = ReturnType<typeof whatCounts>

/** What a rule may name beside the answers. */
export interface Facts {
  readonly tier: number | null
  readonly privacy: 'private' | 'public'
  readonly kind: 'concert' | 'film' | 'other'
  readonly provider: 'first' | 'second'
  readonly crowd: 'unknown' | 'tabled' | 'huge' | 'declined'
  readonly length: 'unknown' | 'tabled' | 'long'
}
export type FactName = keyof Facts

export const factNames: readonly FactName[] = ['tier', 'privacy', 'kind', 'provider', 'crowd', 'length']

export function factsOf(counted: Counted, isHcc: boolean): Facts {
  const type = eventTypeOf(counted.event_type)
  return {
    tier: type?.tier ?? null,
    privacy: type?.isPrivate ? 'private' : 'public',
    kind: type?.label.startsWith('Concert') ? 'concert' : type?.label.startsWith('Film') ? 'film' : 'other',
    provider: isHcc ? 'second' : 'first',
    crowd: crowdOf(counted.number_attendees, type?.declinesFrom ?? null),
    length: lengthOf(counted),
  }
}

/** Over 5,000 is in no table (decision 48); some types are declined from there (decision 14). */
function crowdOf(people: number | null | undefined, declinesFrom: number | null): Facts['crowd'] {
  if (typeof people !== 'number') return 'unknown'
  if (declinesFrom !== null && people >= declinesFrom) return 'declined'
  return people > 5000 ? 'huge' : 'tabled'
}

/** Up to ten days are in the tables (decision 22). */
function lengthOf({ event_start_date: first, event_end_date: last }: Counted): Facts['length'] {
  if (!first || !last || !isCalendarDate(first) || !isCalendarDate(last)) return 'unknown'
  return coverLength(first, last) > 10 ? 'long' : 'tabled'
}
