import { useSelector } from '@xstate/react'
import { logsAddressOf } from '../../../machines/emailLogs/emailLogs.place'
import { type EmailLogsRef, selectLogs, selectLogsQuery } from '../../../machines/emailLogs/emailLogs.select'
import { ContactHead } from '../staff/ContactHead'
import { Pager } from '../staff/Pager'
import { Zone } from '../staff/Zone'
import { LogsTable } from './LogsTable'

/** What was mailed about a contact, newest first. */
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
          <Pager found={{ rows, total, page, size }} to={(to) => logsAddressOf({ ...query, page: to })} />
        </>
      )}
    </>
  )
}
