import type { Selectable } from 'kysely'
import { contactColumns } from '../platform/db/contactColumns'
import type { Db } from '../platform/db/database'
import { prepared } from '../platform/db/prepared'
import type { ContactTable } from '../platform/db/schema'

/** A contact row. Change it only in a transaction that has locked it. */
export type Contact = Selectable<ContactTable>

const locked = prepared((q) => q.selectFrom('contact').select(contactColumns).where('id', '=', '').forUpdate())

/** Locks the contact. Every other change of it, its payments or its policy waits until the transaction ends. */
export const lockContact = async (db: Db, id: string): Promise<Contact | undefined> => (await locked(db, id))[0]
