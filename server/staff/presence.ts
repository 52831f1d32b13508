import type { StaffUser } from '../../contract/client'
import type { components } from '../../contract/schema.gen'
import { notFound } from '../platform/problems/problem'
import type { Services } from '../platform/services/services'

type Presence = components['schemas']['Presence']

/** after which somebody who has not said so again is gone */
const goneMs = 90_000

/**
 * Somebody of the staff is at work on a contact.
 * @returns everybody else who is, and the contact's version now
 * @throws a 404
 */
export async function bePresent(
  { db, now }: Pick<Services, 'db' | 'now'>,
  contactId: string,
  user: StaffUser,
): Promise<{ others: Presence[]; version: number; changed_by: string | null }> {
  const contact = await db.q.selectFrom('contact').select('version').where('id', '=', contactId).executeTakeFirst()
  if (!contact) throw notFound('quote')
  const [at, since] = [now(), new Date(now().getTime() - goneMs)]
  // whoever was gone begins anew
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
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return {
    others: others.map((other) => ({ ...other, since: other.since.toISOString() })),
    version: contact.version,
    changed_by: last?.actor ?? null,
  }
}
