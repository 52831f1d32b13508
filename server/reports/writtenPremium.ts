import { sql } from 'kysely'
import type { Overview } from '../../contract/client'
import { timeZone } from '../../domain/common/dates'
import { dollarsOf } from '../../domain/common/money'
import type { Db } from '../platform/db/database'
import type { Moments } from './activity'

type Written = Overview['written']
type Figures = Written['totals']
type Group = Written['months'][number]

interface Sums {
  readonly name: string | null
  readonly premium: number
  readonly fees: number
  readonly tax: number
  readonly commission: number
}

/** The groups, by the expression that names them. */
const groups = {
  totals: sql`null::text`,
  months: sql`to_char(written at time zone ${sql.lit(timeZone)}, 'MM/YYYY')`,
  states: sql`event_state`,
  types: sql`event_type`,
  producers: sql`producer`,
}

/** The premium written between two moments, in total and by group; the groups with most premium first. */
export async function writtenIn(db: Db, moments: Moments): Promise<Written> {
  const [totals, months, states, types, producers] = await Promise.all([
    sumsBy(db, moments, 'totals'),
    sumsBy(db, moments, 'months'),
    sumsBy(db, moments, 'states'),
    sumsBy(db, moments, 'types'),
    sumsBy(db, moments, 'producers'),
  ])
  return {
    totals: totals[0] ? figuresOf(totals[0]) : { premium: 0, fees: 0, tax: 0, commission: 0 },
    // in the order of time
    months: months.map(groupOf).sort((a, b) => (monthOf(a) < monthOf(b) ? -1 : 1)),
    states: states.map(groupOf),
    types: types.map(groupOf),
    producers: producers.map(groupOf),
  }
}

async function sumsBy({ q }: Db, { begins, ends }: Moments, group: keyof typeof groups): Promise<readonly Sums[]> {
  const { rows } = await sql<Sums>`
    select ${groups[group]} as name, sum(premium_cents)::bigint as premium, sum(fee_cents)::bigint as fees,
      sum(tax_cents)::bigint as tax, sum(commission_cents)::bigint as commission
    from written_premium
    where written >= ${begins} and written < ${ends}
    group by 1
    order by 2 desc, 1`.execute(q)
  return rows
}

const figuresOf = ({ premium, fees, tax, commission }: Sums): Figures => ({
  premium: dollarsOf(premium),
  fees: dollarsOf(fees),
  tax: dollarsOf(tax),
  commission: dollarsOf(commission),
})

const groupOf = (sums: Sums): Group => ({ name: sums.name, ...figuresOf(sums) })

/** 11/2026 as 2026/11, which sorts */
const monthOf = ({ name }: Group) => name!.split('/').reverse().join('/')
