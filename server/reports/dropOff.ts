import { sql } from 'kysely'
import type { Overview, QuoteStatus } from '../../contract/client'
import { stepOrder } from '../../domain/application'
import type { Db } from '../platform/db/database'
import { eventsIn } from './eventCounts'
import { speedIn } from './pageSpeed'
import { momentsOf, type Period } from './period'

/** Quotes with the same step and status. */
interface StopCount {
  readonly index: number
  readonly isBought: boolean
  readonly quote_status: QuoteStatus
  readonly many: number
}

/**
 * How far the quotes that were started in a period have come, and the events and the speed of every customer at each
 * step in that period.
 */
export async function stopsIn(db: Db, period: Period): Promise<Overview['stops']> {
  const [stops, events, speed] = await Promise.all([stopsByStep(db, period), eventsIn(db, period), speedIn(db, period)])
  return stepOrder.map((step, index) => {
    const stopped = stops.filter((each) => each.index === index && !each.isBought)
    return {
      step,
      reached: sumOf(stops.filter((each) => each.index >= index)),
      stopped: sumOf(stopped),
      stopped_as: standingsOf(stopped),
      speed: speed.get(step) ?? [],
      events: events.filter((each) => each.step === step).map(({ event, times }) => ({ event, times })),
    }
  })
}

/**
 * The step is stored beside the answers (server/quotes/listing). A quote with signed terms has reached the payment; a
 * purchased quote has passed it.
 */
async function stopsByStep({ q }: Db, period: Period): Promise<StopCount[]> {
  const { begins, ends } = momentsOf(period)
  const rows = await q
    .selectFrom('contact')
    .where('created', '>=', begins)
    .where('created', '<', ends)
    .select([
      'step',
      'quote_status',
      sql<boolean>`policy_number is not null`.as('isBought'),
      sql<boolean>`terms is not null`.as('isSigned'),
    ])
    .select(({ fn }) => fn.countAll<number>().as('many'))
    .groupBy(['step', 'quote_status', 'isBought', 'isSigned'])
    .execute()
  return rows.map(({ step, isSigned, ...row }) => ({
    ...row,
    index: stepOrder.indexOf(row.isBought || (isSigned && step === 'terms') ? 'payment' : step),
  }))
}

const sumOf = (stops: readonly Pick<StopCount, 'many'>[]) => stops.reduce((total, { many }) => total + many, 0)

function standingsOf(stops: readonly StopCount[]): Overview['stops'][number]['stopped_as'] {
  const statuses = [...new Set(stops.map(({ quote_status }) => quote_status))]
  return statuses
    .map((quote_status) => ({
      quote_status,
      quotes: sumOf(stops.filter((each) => each.quote_status === quote_status)),
    }))
    .sort((a, b) => b.quotes - a.quotes || (a.quote_status < b.quote_status ? -1 : 1))
}
