import { sql } from 'kysely'
import type { CountedEvent, CountedEvents } from '../../contract/client'
import type { StepName } from '../../domain/application'
import type { CalendarDate } from '../../domain/common/dates'
import type { Db } from '../platform/db/database'
import { dateOf } from '../platform/db/dates'
import type { Period } from './period'
import { stepIn } from './reportedStep'

interface Counted {
  readonly step: StepName
  readonly event: CountedEvent
  readonly times: number
}

/**
 * Adds to the event counts of a New York day. Nothing identifies a customer.
 * @throws Problem 422 that names an unknown step
 */
export async function countEvents({ q }: Db, day: CalendarDate, reported: CountedEvents['events']): Promise<void> {
  const events = reported.map(({ step, ...rest }, i) => ({ ...rest, step: stepIn(step, `events.${i}`) }))
  if (events.length === 0) return
  await q
    .insertInto('counted_event')
    .values(inSum(events).map((each) => ({ ...each, day: dateOf(day) })))
    .onConflict((known) =>
      known.columns(['day', 'step', 'event']).doUpdateSet({ times: sql`counted_event.times + excluded.times` }),
    )
    .execute()
}

/** Sums equal events and sorts them, so that two concurrent pages lock rows in the same order. */
function inSum(events: readonly Counted[]): Counted[] {
  const sums = new Map<string, Counted>()
  for (const each of events) {
    const name = `${each.step} ${each.event}`
    sums.set(name, { ...each, times: each.times + (sums.get(name)?.times ?? 0) })
  }
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, each]) => each)
}

/** The event counts of a period, most frequent first. */
export const eventsIn = ({ q }: Db, { from, to }: Period): Promise<Counted[]> =>
  q
    .selectFrom('counted_event')
    .where('day', '>=', dateOf(from))
    .where('day', '<=', dateOf(to))
    .select(['step', 'event', sql<number>`sum(times)::bigint`.as('times')])
    .groupBy(['step', 'event'])
    .orderBy('times', 'desc')
    .orderBy('event')
    .execute()
