import { useSelector } from '@xstate/react'
import { logsAddressOf } from '../../../../machines/staff/mail/contactMail.route'
import { type EmailLogsRef, selectLogs, selectLogsQuery } from '../../../../machines/staff/mail/contactMail.select'
import { ContactHeading } from '../shared/ContactHeading'
import { TimeZoneNote } from '../shared/dates'
import { Pager } from '../shared/Pager'
import { ContactMailTable } from './ContactMailTable'

/** The emails about a contact, newest first. */
export function ContactMail({ logs }: { logs: EmailLogsRef }) {
  const query = useSelector(logs, selectLogsQuery)
  const listed = useSelector(logs, selectLogs)
  if (!listed) return null
  const { contact, logs: rows, total, page, size, quote_number } = listed
  return (
    <>
      <ContactHeading of={contact} here="email-logs" />
      {total === 0 ? (
        <p role="status" className="max-w-(--measure) py-4 text-body">
          Nothing was emailed about {quote_number} yet.
        </p>
      ) : (
        <>
          {rows.length > 0 && (
            <ContactMailTable
              contactId={query.contactId}
              rows={rows}
              onForward={(row) => logs.send({ type: 'forwarding.begun', row })}
            />
          )}
          {rows.length > 0 && <TimeZoneNote />}
          <Pager range={{ rows, total, page, size }} to={(to) => logsAddressOf({ ...query, page: to })} />
        </>
      )}
    </>
  )
}
