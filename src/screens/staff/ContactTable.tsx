import type { ContactRow } from '../../../contract/client'
import { amount } from '../../../domain/formats'
import type { ContactQuery } from '../../../machines/calls/staff'
import { deskAddressOf } from '../../../machines/staff/desk.place'
import { Icon } from '../../ui/Icon'
import { Link } from '../../ui/Link'
import { shortMoment } from './moment'
import { Status } from './Status'
import { tableLook } from './tableLook'

const { head, words, cell, cut, row: rowLook } = tableLook

/** One row a contact; under 768 px three lines: name and status, event and number, day and amount. */
export function ContactTable({ rows, query }: { rows: readonly ContactRow[]; query: ContactQuery }) {
  return (
    <table className="w-full border-collapse max-md:block max-md:[&>tbody]:block">
      <caption className="sr-only">Quotes and policies, newest change first</caption>
      <thead className="max-md:sr-only">
        <tr>
          <th className={words}>Quote</th>
          <th className={words}>Insured</th>
          <th className={words}>Event</th>
          <th className={words}>Event day</th>
          <th className={`${words} max-desk:hidden`}>Location</th>
          <th className={words}>Status</th>
          <th className={`${words} max-desk:hidden`}>Policy</th>
          <th className={`${head} text-end plain-weight text-ink-soft`}>Amount, $</th>
          <th className={`${head} text-end font-strong text-ink`} aria-sort="descending">
            <span className="inline-flex items-center gap-0.5">
              <Icon name="chevronDown" className="size-2" />
              Changed
            </span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} to={deskAddressOf(query, row.id)} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ row, to }: { row: ContactRow; to: string }) {
  return (
    <tr className={rowLook}>
      <th
        scope="row"
        className={`${cell} text-start whitespace-nowrap max-md:col-start-2 max-md:row-start-2 max-md:text-end`}
      >
        <Link to={to}>{row.quote_number}</Link>
      </th>
      <td className={`${cell} ${cut} max-md:col-start-1 max-md:row-start-1 max-md:text-body max-md:font-strong`}>
        {row.insured_name ?? row.emailAddress ?? none}
      </td>
      <td className={`${cell} ${cut} max-md:col-start-1 max-md:row-start-2`}>{row.event_type ?? none}</td>
      <td className={`${cell} whitespace-nowrap max-md:col-start-1 max-md:row-start-3 max-md:text-ink-soft`}>
        {row.event_start_date ?? none}
      </td>
      <td className={`${cell} ${cut} max-desk:hidden`}>{row.event_location_name ?? none}</td>
      <td className={`${cell} max-md:col-start-2 max-md:row-start-1 max-md:text-end`}>
        <Status status={row.quote_status} />
      </td>
      <td className={`${cell} whitespace-nowrap max-desk:hidden`}>{row.policy_number ?? none}</td>
      <td className={`${cell} money max-md:col-start-2 max-md:row-start-3 max-md:text-ink-soft`}>
        {row.amount_due === null ? none : amount(row.amount_due)}
      </td>
      <td className={`${cell} money text-ink-soft max-md:hidden`}>{shortMoment(row.edited)}</td>
    </tr>
  )
}

const none = '–'
