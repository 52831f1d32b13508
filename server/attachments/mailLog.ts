import type { EmailLogs } from '../../contract/client'
import type { Contact } from '../contacts/contact'
import type { Db } from '../platform/db/database'
import { mailRow } from '../platform/mail/log'
import { rowOf } from '../quotes/contactDto'

interface Paging {
  /** from 1 */
  readonly page: number
  /** rows per page */
  readonly size: number
}

export const firstPage: Paging = { page: 1, size: 50 }

/** The mail about a contact, newest first. */
export async function logsOf(db: Db, contact: Contact, { page, size }: Paging): Promise<EmailLogs> {
  const ofContact = db.q.selectFrom('mail_log').where('contact_id', '=', contact.id)
  const { total } = await ofContact.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await ofContact
    .selectAll()
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const { quote_number } = contact
  return { contact: rowOf(contact), quote_number, logs: rows.map(mailRow), total: Number(total), page, size }
}
