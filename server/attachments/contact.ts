import type { Db } from '../db/database'
import type { Contact } from '../payments/rows'
import { notFound } from '../problem'

/** @throws a 404 */
export async function contactNamed(db: Db, id: string): Promise<Contact> {
  const contact = await db.q.selectFrom('contact').selectAll().where('id', '=', id).executeTakeFirst()
  if (!contact) throw notFound('contact')
  return contact
}
