import type { Overview } from '../../contract/client'
import { dollarsOf } from '../../domain/common/money'
import type { Db } from '../platform/db/database'
import { calendarDateOf } from '../platform/db/dates'
import { type ActivityRow, type Figure, happenedIn } from './activity'
import { stopsIn } from './dropOff'
import { ordersIn } from './orders'
import { daysOf, momentsOf, type Period } from './period'
import { writtenIn } from './writtenPremium'

export { countEvents } from './eventCounts'
export { countSpeed } from './pageSpeed'
export { periodOf } from './period'

type Figures = Overview['totals']

/** The activity of a period by day and event type, the premium it wrote, and how far its new quotes came. */
export async function overviewOf(db: Db, period: Period): Promise<Overview> {
  const moments = momentsOf(period)
  const [happened, written, orders, stops] = await Promise.all([
    happenedIn(db, moments),
    writtenIn(db, moments),
    ordersIn(db, moments),
    stopsIn(db, period),
  ])
  const byDay = inGroups(happened, ({ day }) => calendarDateOf(day))
  const byType = inGroups(happened, ({ event_type }) => event_type)
  return {
    ...period,
    totals: figuresOf(happened),
    days: daysOf(period).map((day) => ({ day, ...figuresOf(byDay.get(day) ?? []) })),
    types: [...byType]
      .map(([event_type, some]) => ({ event_type, ...figuresOf(some) }))
      .sort((a, b) => b.premium - a.premium || b.quotes - a.quotes),
    written,
    orders,
    stops,
  }
}

function figuresOf(happened: readonly ActivityRow[]): Figures {
  const sum = (figure: Figure) =>
    happened.filter((each) => each.figure === figure).reduce((total, { amount }) => total + amount, 0)
  return {
    quotes: sum('quotes'),
    referrals: sum('referrals'),
    declined: sum('declined'),
    sales: sum('sales'),
    cancelled: sum('cancelled'),
    premium: dollarsOf(sum('premium')),
  }
}

function inGroups<Key>(happened: readonly ActivityRow[], keyOf: (each: ActivityRow) => Key): Map<Key, ActivityRow[]> {
  const groups = new Map<Key, ActivityRow[]>()
  for (const each of happened) {
    const group = groups.get(keyOf(each))
    if (group) group.push(each)
    else groups.set(keyOf(each), [each])
  }
  return groups
}
