import type { MailRow } from '../../../../contract/client'
import { mailOfContactAddressOf } from '../../../../machines/staff/mail/mailbox.route'
import { Button } from '../../../shared/ui/Button'
import { Link } from '../../../shared/ui/Link'
import { shortMoment } from '../shared/dates'
import { MailStatus } from '../shared/MailStatus'
import { tableLook } from '../shared/tableStyle'

interface Props {
  readonly contactId: string
  readonly rows: readonly MailRow[]
  readonly onForward: (row: MailRow) => void
}

const { words, head, cell, cut, row: rowLook } = tableLook

/** One row for each email, with links to read and forward it. */
export function ContactMailTable({ contactId, rows, onForward }: Props) {
  return (
    <table className="w-full border-collapse max-md:block max-md:[&>tbody]:block">
      <caption className="sr-only">Messages, newest first</caption>
      <thead className="max-md:sr-only">
        <tr>
          <th className={words}>Subject</th>
          <th className={words}>To</th>
          <th className={words}>State</th>
          <th className={`${head} text-end font-strong text-ink`} aria-sort="descending">
            Written
          </th>
          <th className={words}>
            <span className="sr-only">Forward</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.number} row={row} contactId={contactId} onForward={() => onForward(row)} />
        ))}
      </tbody>
    </table>
  )
}

interface RowProps {
  readonly row: MailRow
  readonly contactId: string
  readonly onForward: () => void
}

function Row({ row, contactId, onForward }: RowProps) {
  const { number, subject, error, recipient, state, created } = row
  return (
    <tr className={rowLook}>
      <th scope="row" className={`${cell} text-start max-md:col-span-2 max-md:row-start-2`}>
        <Link to={mailOfContactAddressOf(contactId, number)}>{subject}</Link>
        {error && <p className="max-w-(--measure) text-ink-soft [overflow-wrap:anywhere]">{error}</p>}
      </th>
      <td className={`${cell} ${cut} max-md:col-start-1 max-md:row-start-1 max-md:font-strong`}>{recipient}</td>
      <td className={`${cell} max-md:col-start-2 max-md:row-start-1 max-md:text-end`}>
        <MailStatus state={state} />
      </td>
      <td className={`${cell} money text-ink-soft max-md:row-start-3 max-md:self-center max-md:text-start`}>
        {shortMoment(created)}
      </td>
      <td className={`${cell} text-end max-md:col-start-2 max-md:row-start-3 max-md:pt-1`}>
        <Button isDense aria-label={`Forward: ${subject}, to ${recipient}`} onClick={onForward}>
          Forward
        </Button>
      </td>
    </tr>
  )
}
