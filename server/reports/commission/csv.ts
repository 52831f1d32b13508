import type { components } from '../../../contract/schema.gen'
import { entryNames } from '../../../domain/producers/commission'
import { type Columns, csvFile } from '../csv'

type Statement = components['schemas']['ProducerCommission']

const columns: Columns<Statement['rows'][number]> = [
  ['Date', ({ day }) => day],
  ['Policy', ({ policy_number }) => policy_number],
  ['Entry', ({ kind }) => entryNames[kind]],
  ['Insured', ({ insured_name }) => insured_name],
  ['Premium, $', ({ premium }) => premium],
  ['Commission, $', ({ commission }) => commission],
]

/** The entries of a month, without a line of sums, so that a spreadsheet adds them up. */
export const commissionAsCsv = ({ rows }: Statement): Promise<Buffer> => csvFile(columns, rows)
