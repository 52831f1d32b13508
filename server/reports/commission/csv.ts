import type { components } from '../../../contract/schema.gen'
import { entryNames } from '../../../domain/producers/commission'
import { type Columns, csvFile } from '../csv'

type Statement = components['schemas']['ProducerCommission']

type Line = Omit<Statement['rows'][number], 'day' | 'kind' | 'policy_number'> & {
  readonly day: string | null
  readonly policy_number: string | null
  readonly entry: string
}

const columns: Columns<Line> = [
  ['Date', ({ day }) => day],
  ['Policy', ({ policy_number }) => policy_number],
  ['Entry', ({ entry }) => entry],
  ['Insured', ({ insured_name }) => insured_name],
  ['Premium, $', ({ premium }) => ({ dollars: premium })],
  ['Commission, $', ({ commission }) => ({ dollars: commission })],
]

/** The entries of a month and their sums. */
export const commissionAsCsv = ({ rows, premium, commission }: Statement): Promise<Buffer> =>
  csvFile(columns, [
    ...rows.map((row) => ({ ...row, entry: entryNames[row.kind] })),
    { day: null, policy_number: null, entry: 'Sum', insured_name: null, premium, commission },
  ])
