import type { DecidingField } from '../../application'
import type { applicableAnswers } from '../../application/applicable'
import { noticeFor, rainEventNotice, rainNoticeOf } from '../../application/notice'
import { type EventType, eventTypeOf } from '../../catalogue'
import { insuredLimit, mostInsuredOf } from '../../common/cancellationLimits'
import { holdsCancellation } from '../../common/coverageTypes'
import { type CalendarDate, coverLength, daysBetween, isCalendarDate } from '../../common/dates'
import { dollarsOf } from '../../common/money'
import { touchesWinter } from '../../common/season'

export type Counted = Pick<ReturnType<typeof applicableAnswers>, DecidingField>

/** Values that a rule may name beside the answers, computed only where a rule uses them. */
export const facts = {
  /** null for a declined type; 1 where a catalogue has no tiers (decision 15) */
  tier: (counted) => tierOf(eventTypeOf(counted)),
  privacy: (counted) => (eventTypeOf(counted)?.isPrivate ? 'private' : 'public'),
  kind: (counted) => kindOf(eventTypeOf(counted)?.label ?? ''),
  crowd: (counted) => crowdOf(counted.number_attendees, eventTypeOf(counted)?.declinesFrom ?? null),
  length: (counted) => lengthOf(counted),
  notice: (counted, today) => noticeFor(counted, today),
  ahead: ({ event_start_date: first }, today) =>
    isDay(first) && daysBetween(today, first) > farAhead ? 'far' : 'near',
  season: (counted) => (touchesWinter(counted) ? 'winter' : 'other'),
  /** the insured amount, if it is beyond the tables (decision 48) */
  beyond: (counted) => {
    if (!holdsCancellation(counted.coverage_type) || insuredLimit(counted) !== 'large') return 'nothing'
    return Number(counted.event_gross_revenue) > 0 ? 'event_gross_revenue' : 'event_total_costs'
  },
  /** the time until the insured day of rain insurance (decision 85) */
  rainNotice: ({ rain_date: day }, today) => rainNoticeOf(day, today),
  /** the same until the last day of the event, before which every other day is */
  rainEventNotice,
  /** the most that can be insured at once, in dollars */
  most: (counted) => dollarsOf(mostInsuredOf(counted)),
} as const satisfies Record<string, (counted: Counted, today: CalendarDate) => string | number | null>

/** days in two years (decision 61) */
const farAhead = 731

export type FactName = keyof typeof facts

const tierOf = (type: EventType | undefined): number | null =>
  type ? (type.tier ?? (type.decision === 'decline' ? null : 1)) : null

const kindOf = (label: string): 'concert' | 'film' | 'other' =>
  label.startsWith('Concert') ? 'concert' : label.startsWith('Film') ? 'film' : 'other'

/** No table covers over 5,000 people (decision 48); some types are declined from that size (decision 14). */
function crowdOf(people: unknown, declinesFrom: number | null): 'unknown' | 'tabled' | 'huge' | 'declined' {
  if (typeof people !== 'number') return 'unknown'
  if (declinesFrom !== null && people >= declinesFrom) return 'declined'
  return people > 5000 ? 'huge' : 'tabled'
}

/** The tables cover up to ten days (decision 22). */
function lengthOf({ event_start_date: first, event_end_date: last }: Counted): 'unknown' | 'tabled' | 'long' {
  if (!isDay(first) || !isDay(last)) return 'unknown'
  return coverLength(first, last) > 10 ? 'long' : 'tabled'
}

const isDay = (day: string | null | undefined): day is CalendarDate => !!day && isCalendarDate(day)
