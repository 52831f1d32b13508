import type { Selectable } from 'kysely'
import type { Db } from '../platform/db/database'
import type { ContactTable } from '../platform/db/schema'

/** A contact row. Change it only in a transaction that has locked it. */
export type Contact = Selectable<ContactTable>

/** Locks the contact. Every other change of it, its payments or its policy waits until the transaction ends. */
export const lockContact = (db: Db, id: string): Promise<Contact | undefined> =>
  db.q.selectFrom('contact').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
