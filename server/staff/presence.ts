import type { StaffUser } from '../../contract/client'
import type { components } from '../../contract/schema.gen'
import { notFound } from '../platform/problems/problem'
import type { Services } from '../platform/services/services'

type Presence = components['schemas']['Presence']

/** after this, a member of staff who sent no further report counts as gone */
const goneMs = 90_000

/**
 * Reports that a member of staff works on a contact.
 * @returns the others who do, and the contact's current version
 * @throws Problem 404
 */
export async function reportPresence(
  { db, now }: Pick<Services, 'db' | 'now'>,
  contactId: string,
  user: StaffUser,
): Promise<{ others: Presence[]; version: number; changed_by: string | null }> {
  const contact = await db.q.selectFrom('contact').select('version').where('id', '=', contactId).executeTakeFirst()
  if (!contact) throw notFound('quote')
  const [at, since] = [now(), new Date(now().getTime() - goneMs)]
  // a member of staff who was gone starts again
  await db.q.deleteFrom('staff_presence').where('contact_id', '=', contactId).where('seen', '<', since).execute()
  await db.q
    .insertInto('staff_presence')
    .values({ contact_id: contactId, user_id: user.id, since: at, seen: at })
    .onConflict((known) => known.columns(['contact_id', 'user_id']).doUpdateSet({ seen: at }))
    .execute()
  const others = await db.q
    .selectFrom('staff_presence')
    .innerJoin('staff_user', 'staff_user.id', 'staff_presence.user_id')
    .select(['name', 'email', 'since'])
    .where('contact_id', '=', contactId)
    .where('user_id', '!=', user.id)
    .orderBy('since')
    .execute()
  const last = await db.q
    .selectFrom('audit')
    .select('actor')
    .where('contact_id', '=', contactId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return {
    others: others.map((other) => ({ ...other, since: other.since.toISOString() })),
    version: contact.version,
    changed_by: last?.actor ?? null,
  }
}
