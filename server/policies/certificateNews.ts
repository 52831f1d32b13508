import type { Selectable } from 'kysely'
import type { CertificateSubscriptionTable } from '../platform/db/documentTables'
import type { QueuedJob, Services } from '../platform/services/services'
import { policyOf } from './policy'

interface Changed {
  /** locked by the surrounding transaction */
  readonly contactId: string
  /** the id of the change, or of the new certificate: each address gets one message about it */
  readonly occasion: string
  /** a misspelled holder whose certificate is replaced by one for another holder; null is the derived holder */
  readonly renamed?: { readonly from: string | null; readonly to: string | null }
}

/**
 * Tells the subscribers of a policy's certificates that theirs was replaced, or is no longer valid, and moves them to
 * the certificate that replaces it. It runs in the transaction of the change, so that a message goes out if and only if
 * the change is made; the queue and the log of mail see to it that each address gets it once.
 */
export async function announceCertificates(
  { db, jobs, now }: Pick<Services, 'db' | 'jobs' | 'now'>,
  { contactId, occasion, renamed }: Changed,
): Promise<void> {
  const subscriptions = await db.q
    .selectFrom('certificate_subscription')
    .selectAll()
    .where('contact_id', '=', contactId)
    .where('closed', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  if (subscriptions.length === 0) return
  const policy = (await policyOf(db, contactId))!
  const certificates = await db.q
    .selectFrom('certificate')
    .selectAll()
    .where('policy_number', '=', policy.policy_number)
    .execute()
  const isValid = policy.cancelled === null
  const valid = certificates.filter((one) => isValid && one.policy_version === policy.version && one.replaced === null)
  const queued: QueuedJob[] = []
  for (const code of new Set(subscriptions.map((one) => one.code))) {
    if (valid.some((one) => one.code === code)) continue
    const { kind, holder_words } = certificates.find((one) => one.code === code)!
    const holder = renamed && renamed.from === holder_words ? renamed.to : holder_words
    const next = valid.find((one) => one.kind === kind && one.holder_words === holder)?.code ?? null
    const followers = subscriptions.filter((one) => one.code === code)
    await (next ? moveTo(db, followers, next, now()) : close(db, followers, now()))
    const news = { news: newsOf(isValid, next), code, next, occasion }
    queued.push(...followers.filter(isActive).map((one) => jobFor(one, contactId, news)))
  }
  await jobs.enqueueMany('mail', queued)
}

type Subscription = Selectable<CertificateSubscriptionTable>

/** Whether mail about the certificate goes to the address. */
const isActive = ({ confirmed, ended }: Subscription) => confirmed !== null && ended === null

function newsOf(isValid: boolean, next: string | null): 'replaced' | 'withdrawn' | 'cancelled' {
  if (!isValid) return 'cancelled'
  return next ? 'replaced' : 'withdrawn'
}

interface News {
  readonly news: ReturnType<typeof newsOf>
  /** of the certificate that is no longer valid, and of its replacement */
  readonly code: string
  readonly next: string | null
  readonly occasion: string
}

const jobFor = ({ id }: Subscription, contactId: string, news: News): QueuedJob => ({
  payload: { kind: 'certificateNews', contactId, subscriptionId: id, ...news },
  dedupeKey: `mail:certificateNews:${news.occasion}:${id}`,
})

type Db = Services['db']

const idsOf = (all: readonly Subscription[]) => all.map(({ id }) => id)

/** An address that follows both certificates follows the new one once. */
async function moveTo(db: Db, followers: readonly Subscription[], next: string, at: Date): Promise<void> {
  const there = await db.q.selectFrom('certificate_subscription').select('email').where('code', '=', next).execute()
  const known = new Set(there.map(({ email }) => email.toLowerCase()))
  const moving = followers.filter(({ email }) => !known.has(email.toLowerCase()))
  if (moving.length > 0)
    await db.q.updateTable('certificate_subscription').set({ code: next }).where('id', 'in', idsOf(moving)).execute()
  const doubled = followers.filter((one) => !moving.includes(one))
  if (doubled.length > 0) await close(db, doubled, at)
}

const close = (db: Db, followers: readonly Subscription[], at: Date) =>
  db.q.updateTable('certificate_subscription').set({ closed: at }).where('id', 'in', idsOf(followers)).execute()
