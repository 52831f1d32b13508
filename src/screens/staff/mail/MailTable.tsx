import type { MailRow } from '../../../../contract/client'
import type { MailQuery } from '../../../../machines/calls/mail'
import { mailboxAddressOf } from '../../../../machines/staff/mail/mailbox.route'
import { Icon } from '../../../shared/ui/Icon'
import { Link } from '../../../shared/ui/Link'
import { shortMoment } from '../shared/dates'
import { MailStatus } from '../shared/MailStatus'
import { tableLook } from '../shared/tableStyle'

const { head, words, cell, cut, row: rowLook } = tableLook

/** One row for each email; below 768 px three lines: recipient and status, subject, time. */
export function MailTable({ rows, query }: { rows: readonly MailRow[]; query: MailQuery }) {
  return (
    <table className="w-full border-collapse max-md:block max-md:[&>tbody]:block">
      <caption className="sr-only">Messages, newest first</caption>
      <thead className="max-md:sr-only">
        <tr>
          <th className={words}>Subject</th>
          <th className={words}>To</th>
          <th className={words}>State</th>
          <th className={`${head} text-end font-strong text-ink`} aria-sort="descending">
            <span className={tableLook.sorted}>
              <Icon name="chevronDown" className="size-2" />
              Written
            </span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.number} row={row} to={mailboxAddressOf(query, row.number)} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ row, to }: { row: MailRow; to: string }) {
  return (
    <tr className={rowLook}>
      <th scope="row" className={`${cell} text-start max-md:col-span-2 max-md:row-start-2`}>
        <Link to={to}>{row.subject}</Link>
        {row.error && <p className="max-w-(--measure) text-ink-soft [overflow-wrap:anywhere]">{row.error}</p>}
      </th>
      <td className={`${cell} ${cut} max-md:col-start-1 max-md:row-start-1 max-md:text-body max-md:font-strong`}>
        {row.recipient}
      </td>
      <td className={`${cell} max-md:col-start-2 max-md:row-start-1 max-md:text-end`}>
        <MailStatus state={row.state} />
      </td>
      <td className={`${cell} money text-ink-soft max-md:col-span-2 max-md:row-start-3 max-md:text-start`}>
        {shortMoment(row.created)}
      </td>
    </tr>
  )
}
