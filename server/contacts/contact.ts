import type { Selectable } from 'kysely'
import type { Db } from '../platform/db/database'
import type { ContactTable } from '../platform/db/schema'

/** The rows that a purchase reads and writes. What changes a row belongs in a unit of work that has locked its contact. */
export type Contact = Selectable<ContactTable>

/** Whoever else would change this contact, its payments or its policy waits until the unit of work is over. */
export const lockContact = (db: Db, id: string): Promise<Contact | undefined> =>
  db.q.selectFrom('contact').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
