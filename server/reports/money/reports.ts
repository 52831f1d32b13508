import type { components } from '../../../contract/schema.gen'
import type { CalendarDate } from '../../../domain/common/dates'
import type { Db } from '../../platform/db/database'
import { momentsOf, type Period } from '../period'
import { ledgerCsv } from './ledgerCsv'
import { monthlyCsv } from './monthlyCsv'
import { receivablesCsv } from './receivablesCsv'
import { bordereauCsv, commissionCsv } from './writtenCsv'

export type MoneyReport = components['schemas']['MoneyReport']

export interface MoneyFile {
  readonly bytes: Buffer
  /** number of rows */
  readonly count: number
}

const reports: Readonly<Record<MoneyReport, (db: Db, period: Period, today: CalendarDate) => Promise<MoneyFile>>> = {
  ledger: (db, period) => ledgerCsv(db, momentsOf(period)),
  bordereau: (db, period) => bordereauCsv(db, momentsOf(period)),
  monthly: (db, period) => monthlyCsv(db, momentsOf(period)),
  commission: (db, period) => commissionCsv(db, momentsOf(period)),
  receivables: (db, _, today) => receivablesCsv(db, today),
}

/** A report of the money of a period; the receivables are those of today. */
export const moneyReport = (db: Db, report: MoneyReport, period: Period, today: CalendarDate): Promise<MoneyFile> =>
  reports[report](db, period, today)
