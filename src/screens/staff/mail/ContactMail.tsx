import { useSelector } from '@xstate/react'
import { logsAddressOf } from '../../../../machines/staff/mail/contactMail.route'
import { type EmailLogsRef, selectLogs, selectLogsQuery } from '../../../../machines/staff/mail/contactMail.select'
import { ContactHead } from '../shared/ContactHeading'
import { Zone } from '../shared/dates'
import { Pager } from '../shared/Pager'
import { LogsTable } from './ContactMailTable'

/** The emails about a contact, newest first. */
export function Logs({ logs }: { logs: EmailLogsRef }) {
  const query = useSelector(logs, selectLogsQuery)
  const listed = useSelector(logs, selectLogs)
  if (!listed) return null
  const { contact, logs: rows, total, page, size, quote_number } = listed
  return (
    <>
      <ContactHead of={contact} here="email-logs" />
      {total === 0 ? (
        <p role="status" className="max-w-(--measure) py-4 text-body">
          Nothing was emailed about {quote_number} yet.
        </p>
      ) : (
        <>
          {rows.length > 0 && (
            <LogsTable
              contactId={query.contactId}
              rows={rows}
              onForward={(row) => logs.send({ type: 'forwarding.begun', row })}
            />
          )}
          {rows.length > 0 && <Zone />}
          <Pager range={{ rows, total, page, size }} to={(to) => logsAddressOf({ ...query, page: to })} />
        </>
      )}
    </>
  )
}
