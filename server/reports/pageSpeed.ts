import { sql } from 'kysely'
import type { CountedEvents, Overview } from '../../contract/client'
import type { StepName } from '../../domain/application'
import type { CalendarDate } from '../../domain/common/dates'
import { boundOf, speedMeasures, thirdQuartile } from '../../domain/common/pageSpeed'
import type { Db } from '../platform/db/database'
import { dateOf } from '../platform/db/dates'
import type { Period } from './period'
import { stepIn } from './reportedStep'

type Reported = NonNullable<CountedEvents['speed']>

/**
 * Counts a visit's measures of speed on a New York day, each under its bound. Nothing identifies a customer.
 * @throws Problem 422 that names an unknown step
 */
export async function countSpeed({ q }: Db, day: CalendarDate, reported: Reported): Promise<void> {
  const rows = new Map<string, { day: string; step: StepName; measure: Reported[number]['measure']; at_most: number }>()
  for (const [i, { step, measure, value }] of reported.entries()) {
    const row = { day: dateOf(day), step: stepIn(step, `speed.${i}`), measure, at_most: boundOf(value) }
    // one visit counts once, and sorted rows are locked by two pages in the same order
    rows.set(`${row.step} ${measure} ${row.at_most}`, row)
  }
  if (rows.size === 0) return
  await q
    .insertInto('page_speed')
    .values([...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => ({ ...row, visits: 1 })))
    .onConflict((known) =>
      known.columns(['day', 'step', 'measure', 'at_most']).doUpdateSet({ visits: sql`page_speed.visits + 1` }),
    )
    .execute()
}

/** The speed of each step in a period, by the visits whose pages reported it. */
export async function speedIn(
  { q }: Db,
  { from, to }: Period,
): Promise<Map<StepName, Overview['stops'][number]['speed']>> {
  const rows = await q
    .selectFrom('page_speed')
    .where('day', '>=', dateOf(from))
    .where('day', '<=', dateOf(to))
    .select(['step', 'measure', 'at_most as atMost', sql<number>`sum(visits)::bigint`.as('visits')])
    .groupBy(['step', 'measure', 'at_most'])
    .execute()
  const steps = new Set(rows.map(({ step }) => step))
  return new Map(
    [...steps].map((step) => [
      step,
      speedMeasures.flatMap((measure) => {
        const counted = rows.filter((row) => row.step === step && row.measure === measure)
        const third_quartile = thirdQuartile(counted)
        const visits = counted.reduce((sum, row) => sum + row.visits, 0)
        return third_quartile === null ? [] : { measure, third_quartile, visits }
      }),
    ]),
  )
}
