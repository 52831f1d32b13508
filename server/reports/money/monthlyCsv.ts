import type { Selectable } from 'kysely'
import { brand } from '../../../domain/common/brand'
import { todayIn } from '../../../domain/common/dates'
import type { Cents } from '../../../domain/common/money'
import type { Db } from '../../platform/db/database'
import type { WrittenPremiumTable } from '../../platform/db/policyTables'
import type { Moments } from '../activity'
import { type Columns, csvFile, inDollars } from '../csv'
import type { MoneyFile } from './reports'

type Row = Pick<
  Selectable<WrittenPremiumTable>,
  'insurer' | 'written' | 'event_state' | 'kind' | 'premium_cents' | 'commission_cents' | 'tax_cents' | 'fee_cents'
>

interface Month {
  readonly insurer: Row['insurer']
  /** such as 2026-11, in New York */
  readonly month: string
  readonly state: string | null
  readonly issued: number
  readonly premium: Cents
  readonly commission: Cents
  readonly tax: Cents
  readonly fee: Cents
}

/**
 * Premium, commission, tax and fee by insurer, New York month and state of the event: the sums of the rows of the
 * bordereau, in whole cents, so that both agree.
 */
export async function monthlyCsv({ q }: Db, { begins, ends }: Moments): Promise<MoneyFile> {
  const rows = await q
    .selectFrom('written_premium')
    .select([
      'insurer',
      'written',
      'event_state',
      'kind',
      'premium_cents',
      'commission_cents',
      'tax_cents',
      'fee_cents',
    ])
    .where('written', '>=', begins)
    .where('written', '<', ends)
    .execute()
  const months = monthsOf(rows)
  return { bytes: await csvFile(columns, months), count: months.length }
}

function monthsOf(rows: readonly Row[]): readonly Month[] {
  const months = new Map<string, Month>()
  for (const row of rows) {
    const day = todayIn(row.written)
    const month = `${day.slice(6)}-${day.slice(0, 2)}`
    const key = [row.insurer, month, row.event_state ?? ''].join(' ')
    const sum = months.get(key)
    months.set(key, {
      insurer: row.insurer,
      month,
      state: row.event_state,
      issued: (sum?.issued ?? 0) + (row.kind === 'issued' ? 1 : 0),
      premium: (sum?.premium ?? 0) + row.premium_cents,
      commission: (sum?.commission ?? 0) + row.commission_cents,
      tax: (sum?.tax ?? 0) + row.tax_cents,
      fee: (sum?.fee ?? 0) + row.fee_cents,
    })
  }
  return [...months].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, month]) => month)
}

const columns: Columns<Month> = [
  ['Insurer', ({ insurer }) => (insurer === 'second' ? brand.secondInsurer.name : brand.insurer.name)],
  ['Month', ({ month }) => month],
  ['State', ({ state }) => state],
  ['Policies issued', ({ issued }) => issued],
  ['Premium, $', ({ premium }) => inDollars(premium)],
  ['Commission, $', ({ commission }) => inDollars(commission)],
  ['Net premium, $', ({ premium, commission }) => inDollars(premium - commission)],
  ['Tax, $', ({ tax }) => inDollars(tax)],
  ['Policy fee, $', ({ fee }) => inDollars(fee)],
]
