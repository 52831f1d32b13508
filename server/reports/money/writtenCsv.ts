import type { Selectable } from 'kysely'
import { blankAnswers } from '../../../domain/application'
import { countedAnswers } from '../../../domain/application/applicable'
import { coveredDays } from '../../../domain/application/period'
import { brand } from '../../../domain/common/brand'
import { todayIn } from '../../../domain/common/dates'
import type { Db } from '../../platform/db/database'
import type { WrittenPremiumTable } from '../../platform/db/policyTables'
import type { Moments } from '../activity'
import { type Columns, csvFile, inDollars } from '../csv'
import type { Named } from './named'
import type { MoneyFile } from './reports'

interface Row extends Selectable<WrittenPremiumTable>, Pick<Named, 'insured_name'> {
  readonly answers: Readonly<Record<string, unknown>>
}

/** The premium that every policy wrote between two moments, for its insurer: one insurer after the other, each in time. */
export async function bordereauCsv(db: Db, moments: Moments): Promise<MoneyFile> {
  const rows = await writtenRows(db, moments).orderBy('insurer').orderBy('written_premium.id').execute()
  return { bytes: await csvFile(bordereau, rows), count: rows.length }
}

/** The commission that producers earned between two moments: one producer after the other, each in time. */
export async function commissionCsv(db: Db, moments: Moments): Promise<MoneyFile> {
  const rows = await writtenRows(db, moments)
    .where('producer', 'is not', null)
    .orderBy('producer')
    .orderBy('written_premium.id')
    .execute()
  return { bytes: await csvFile(commission, rows), count: rows.length }
}

const writtenRows = ({ q }: Db, { begins, ends }: Moments) =>
  q
    .selectFrom('written_premium')
    .innerJoin('contact', 'contact.id', 'written_premium.contact_id')
    .innerJoin('policy', 'policy.policy_number', 'written_premium.policy_number')
    .selectAll('written_premium')
    .select(['contact.insured_name', 'policy.answers'])
    .where('written', '>=', begins)
    .where('written', '<', ends)

const kinds: Readonly<Record<Row['kind'], string>> = { issued: 'New', changed: 'Change', cancelled: 'Cancellation' }

const commission: Columns<Row> = [
  ['Producer', ({ producer }) => producer],
  ['Policy', ({ policy_number }) => policy_number],
  ['Written', ({ written }) => todayIn(written)],
  ['Entry', ({ kind }) => kinds[kind]],
  ['Insured', ({ insured_name }) => insured_name],
  ['Premium, $', ({ premium_cents }) => inDollars(premium_cents)],
  ['Commission, $', ({ commission_cents }) => inDollars(commission_cents)],
]

const countedOf = ({ answers }: Row) => countedAnswers({ ...blankAnswers, ...answers })
const daysOf = ({ answers }: Row) => coveredDays({ ...blankAnswers, ...answers })

const bordereau: Columns<Row> = [
  ['Insurer', ({ insurer }) => (insurer === 'second' ? brand.secondInsurer.name : brand.insurer.name)],
  ['Policy', ({ policy_number }) => policy_number],
  ['Written', ({ written }) => todayIn(written)],
  ['Entry', ({ kind }) => kinds[kind]],
  ['Insured', ({ insured_name }) => insured_name],
  ['Event type', ({ event_type }) => event_type],
  ['State', ({ event_state }) => event_state],
  ['First covered day', (row) => daysOf(row)[0] ?? null],
  ['Last covered day', (row) => daysOf(row).at(-1) ?? null],
  ['Coverage', (row) => countedOf(row).coverage_type ?? null],
  ['Liability limits', (row) => countedOf(row).coverage_limits ?? null],
  ['Premium, $', ({ premium_cents }) => inDollars(premium_cents)],
  ['Commission, $', ({ commission_cents }) => inDollars(commission_cents)],
  ['Net premium, $', ({ premium_cents, commission_cents }) => inDollars(premium_cents - commission_cents)],
  ['Tax, $', ({ tax_cents }) => inDollars(tax_cents)],
  ['Policy fee, $', ({ fee_cents }) => inDollars(fee_cents)],
]
