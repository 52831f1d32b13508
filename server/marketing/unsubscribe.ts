import { createHash, randomBytes } from 'node:crypto'
import { audit } from '../platform/audit/audit'
import type { Db } from '../platform/db/database'
import type { Services } from '../platform/services/services'
import { excludedDaily, excludedProspecting } from '../settings/exclusions'
import { whileLocked } from '../settings/settingsList'

const exclusionLists = { daily: excludedDaily, prospecting: excludedProspecting } as const

/** A mailing that obeys a list of whom it leaves out (decision 41). */
type Mailing = keyof typeof exclusionLists

/** The two addresses of one link: the page that asks first, and what a mail program calls at one press (RFC 8058). */
interface UnsubscribeLink {
  readonly page: string
  readonly oneClick: string
}

const retentionDays = 365
const dayMs = 24 * 60 * 60_000

/** Makes the link that leaves a mailing. Its token is told here only; the database has no more than a hash. */
export async function unsubscribeLink(
  { db, config, now }: Pick<Services, 'db' | 'config' | 'now'>,
  { mailing, email }: { readonly mailing: Mailing; readonly email: string },
): Promise<UnsubscribeLink> {
  const token = randomBytes(32).toString('base64url')
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
 * Leaves whom a link was written to out of its mailing; who is left out already stays so, and once is noted once.
 * @returns which mailing; null for a token that nobody was sent
 */
export async function unsubscribe(db: Db, token: string): Promise<Mailing | null> {
  const link = await db.q
    .selectFrom('unsubscribe_link')
    .select(['list', 'email'])
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst()
  if (!link) return null
  const { list, email } = link
  const exclusionList = exclusionLists[list]
  await whileLocked(db, async () => {
    if ((await exclusionList.taken(db, [email])).length > 0) return
    const [row] = await exclusionList.insert(db, [{ email, note: 'By the link in a message' }])
    await audit(db, {
      actor: 'customer',
      entity: 'setting',
      entityId: `${exclusionList.name}/${row!.id}`,
      action: `${exclusionList.noun}.added`,
      after: exclusionList.auditFacts(row!),
    })
  })
  return list
}

/** Links of messages that nobody opens any more. */
export async function forgetOldUnsubscribeLinks(db: Db, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - retentionDays * dayMs)
  await db.q.deleteFrom('unsubscribe_link').where('created', '<', oldest).execute()
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
