import { type Mailing, settings } from '../../domain/staff/settings'
import { audit } from '../platform/audit/audit'
import { hashOf, newToken } from '../platform/crypto/seal'
import type { Db } from '../platform/db/database'
import type { Services } from '../platform/services/services'
import { exclusionsFrom } from '../settings/exclusions'
import { whileLocked } from '../settings/settingsList'

/**
 * The two URLs of one link: the page that asks for confirmation, and the one-click URL for mail programs (RFC 8058).
 */
interface UnsubscribeLink {
  readonly page: string
  readonly oneClick: string
}

const retentionDays = 365
const dayMs = 24 * 60 * 60_000

/** Makes an unsubscribe link. Only the caller receives its token; the database stores a hash. */
export async function unsubscribeLink(
  { db, config, now }: Pick<Services, 'db' | 'config' | 'now'>,
  { mailing, email }: { readonly mailing: Mailing; readonly email: string },
): Promise<UnsubscribeLink> {
  const token = newToken()
  await db.q
    .insertInto('unsubscribe_link')
    .values({ token_hash: hashOf(token), list: mailing, email: email.toLowerCase(), created: now() })
    .execute()
  return {
    page: `${config.baseUrl}/quote/unsubscribe?token=${token}`,
    oneClick: `${config.baseUrl}/api/unsubscribe?token=${token}`,
  }
}

/**
 * Excludes the recipient of a link from its mailing. Someone already excluded stays excluded, and the audit log records
 * it once.
 * @returns the mailing; null for an unknown token
 */
export async function unsubscribe(db: Db, token: string): Promise<Mailing | null> {
  const link = await db.q
    .selectFrom('unsubscribe_link')
    .select(['list', 'email'])
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst()
  if (!link) return null
  const { list, email } = link
  const exclusionList = exclusionsFrom(list)
  await whileLocked(db, async () => {
    if ((await exclusionList.taken(db, [email])).length > 0) return
    const [row] = await exclusionList.insert(db, [{ email, note: 'By the link in a message' }])
    await audit(db, {
      actor: 'customer',
      entity: 'setting',
      entityId: `${exclusionList.name}/${row!.id}`,
      action: `${settings[exclusionList.name].audit.noun}.added`,
      after: exclusionList.auditFacts(row!),
    })
  })
  return list
}

/** Deletes the links of old messages. */
export async function forgetOldUnsubscribeLinks(db: Db, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - retentionDays * dayMs)
  await db.q.deleteFrom('unsubscribe_link').where('created', '<', oldest).execute()
}
