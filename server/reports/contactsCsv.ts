import type { ContactRow } from '../../contract/client'
import { clockAt } from '../../domain/common/clock'
import { todayIn } from '../../domain/common/dates'
import { statusWords } from '../../domain/quote/statusWords'
import { type Columns, csvFile } from './csv'

/** New York time in a format that spreadsheets sort and recognize as a date. */
const momentIn = (instant: string) => `${todayIn(new Date(instant))} ${clockAt(instant)}`

const columns: Columns<ContactRow> = [
  ['Quote', (row) => row.quote_number],
  ['Policy', (row) => row.policy_number],
  ['Status', (row) => statusWords[row.quote_status]],
  ['Insured', (row) => row.insured_name],
  ['Email', (row) => row.emailAddress],
  ['Event type', (row) => row.event_type],
  ['Event', (row) => row.event_name],
  ['Event day', (row) => row.event_start_date],
  ['Location', (row) => row.event_location_name],
  ['State', (row) => row.event_location_state],
  ['Amount, $', (row) => (row.amount_due === null ? null : { dollars: row.amount_due })],
  ['Provider', (row) => (row.is_hcc ? 'Second' : 'First')],
  ['Owner', (row) => row.record_owner],
  ['Submitted for review', (row) => (row.review_submitted ? momentIn(row.review_submitted) : null)],
  ['Started', (row) => momentIn(row.created)],
  ['Changed', (row) => momentIn(row.edited)],
]

/** The contact list as a file. */
export const asCsv = (rows: readonly ContactRow[]): Promise<Buffer> => csvFile(columns, rows)
