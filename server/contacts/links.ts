import type { Config } from '../platform/config/config'
import { hashOf, newToken } from '../platform/crypto/seal'
import type { Db } from '../platform/db/database'

/**
 * The signed link to a policy: a random token that expires and can be revoked. The database has only its hash, so a
 * lost link is replaced, never looked up.
 */
export interface PolicyLink {
  /** path on our site: `/quote/#manage-policy?id=…&token=…` */
  readonly path: string
  readonly token: string
  readonly expires: Date
}

/** a link outlives the event by three months, so that it can still be used for a claim */
const daysAfterEvent = 90
const dayMs = 24 * 60 * 60_000

/** The page where the public can request a link. */
export const unsignedPolicyLink = '/quote/#manage-policy'

/** The same page for staff, which leads them on to their record of the contact. */
export const staffPolicyLink = (contactId: string): string => `${unsignedPolicyLink}?record=${contactId}`

/** @param lastDay the event's last day, MM/DD/YYYY; null means today */
export async function makePolicyLink(
  db: Db,
  { contactId, lastDay, now }: { contactId: string; lastDay: string | null; now: Date },
): Promise<PolicyLink> {
  const token = newToken()
  const expires = new Date(Math.max(now.getTime(), endOf(lastDay)) + daysAfterEvent * dayMs)
  await db.q
    .insertInto('policy_link')
    .values({ token_hash: hashOf(token), contact_id: contactId, created: now, expires })
    .execute()
  return { path: `${unsignedPolicyLink}?id=${contactId}&token=${token}`, token, expires }
}

/** Whether a token opens this contact's policy now. */
export async function verifyPolicyToken(
  db: Db,
  { contactId, token, now }: { contactId: string; token: string; now: Date },
): Promise<boolean> {
  const link = await db.q
    .selectFrom('policy_link')
    .select('expires')
    .where('token_hash', '=', hashOf(token))
    .where('contact_id', '=', contactId)
    .where('revoked', 'is', null)
    .executeTakeFirst()
  return link !== undefined && link.expires > now
}

/** The contact whose policy a token opens now; null for an invalid token. */
export async function contactOfToken(db: Db, { token, now }: { token: string; now: Date }): Promise<string | null> {
  const link = await db.q
    .selectFrom('policy_link')
    .select(['contact_id', 'expires'])
    .where('token_hash', '=', hashOf(token))
    .where('revoked', 'is', null)
    .executeTakeFirst()
  return link && link.expires > now ? link.contact_id : null
}

/** Revokes every link to a policy. */
export async function revokePolicyLinks(db: Db, { contactId, now }: { contactId: string; now: Date }): Promise<void> {
  await db.q
    .updateTable('policy_link')
    .set({ revoked: now })
    .where('contact_id', '=', contactId)
    .where('revoked', 'is', null)
    .execute()
}

const endOf = (day: string | null) => {
  const [month, date, year] = (day ?? '').split('/').map(Number)
  return month && date && year ? Date.UTC(year, month - 1, date) : 0
}

/** The link that opens a quote, optionally at a step. */
export const quoteLink = ({ baseUrl }: Pick<Config, 'baseUrl'>, id: string, step?: 'terms' | 'payment') =>
  `${baseUrl}/quote/?id=${id}${step ? `&step=${step}` : ''}`
