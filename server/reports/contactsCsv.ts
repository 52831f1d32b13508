import { setImmediate } from 'node:timers/promises'
import { formatInTimeZone } from 'date-fns-tz'
import type { ContactRow } from '../../contract/client'
import { timeZone } from '../../domain/common/dates'
import { byteOrderMark, csvLines } from './csv'

/** New York time in a format that spreadsheets sort and recognize as a date. */
const momentIn = (instant: string) => formatInTimeZone(new Date(instant), timeZone, 'MM/dd/yyyy HH:mm')

const columns: readonly (readonly [title: string, cell: (row: ContactRow) => string | number | null])[] = [
  ['Quote', (row) => row.quote_number],
  ['Policy', (row) => row.policy_number],
  ['Status', (row) => row.quote_status],
  ['Insured', (row) => row.insured_name],
  ['Email', (row) => row.emailAddress],
  ['Event type', (row) => row.event_type],
  ['Event', (row) => row.event_name],
  ['Event day', (row) => row.event_start_date],
  ['Location', (row) => row.event_location_name],
  ['State', (row) => row.event_location_state],
  ['Amount, $', (row) => row.amount_due?.toFixed(2) ?? null],
  ['Provider', (row) => (row.is_hcc ? 'second' : 'first')],
  ['Owner', (row) => row.record_owner],
  ['Submitted for review', (row) => (row.review_submitted ? momentIn(row.review_submitted) : null)],
  ['Started', (row) => momentIn(row.created)],
  ['Changed', (row) => momentIn(row.edited)],
]

const atOnce = 2_000

/** The contact list as a file. Yields between parts, so that other requests are served. */
export async function asCsv(rows: readonly ContactRow[]): Promise<Buffer> {
  const parts = [byteOrderMark, csvLines([columns.map(([title]) => title)])]
  for (let from = 0; from < rows.length; from += atOnce) {
    parts.push(csvLines(rows.slice(from, from + atOnce).map((row) => columns.map(([, cell]) => cell(row)))))
    await setImmediate()
  }
  return Buffer.from(parts.join(''))
}
