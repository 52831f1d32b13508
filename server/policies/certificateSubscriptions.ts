import type { Selectable } from 'kysely'
import type { components } from '../../contract/schema.gen'
import { messages } from '../../domain/common/messages'
import { lockContact } from '../contacts/contact'
import { readCode } from '../pdf/facts/certificateCode'
import type { AuditAction } from '../platform/audit/actions'
import { audit } from '../platform/audit/audit'
import { hashOf, newToken } from '../platform/crypto/seal'
import type { Db } from '../platform/db/database'
import type { CertificateSubscriptionTable } from '../platform/db/documentTables'
import { addressIn } from '../platform/mail/addresses'
import { checkLimits } from '../platform/mail/limits'
import { notFound, Problem, wrongAnswers } from '../platform/problems/problem'
import type { Caller } from '../platform/services/caller'
import type { Services } from '../platform/services/services'
import { checkedCertificate } from './certificateCheck'

type Subscription = Selectable<CertificateSubscriptionTable>
type SubscriptionDto = components['schemas']['CertificateSubscription']

const dayMs = 24 * 60 * 60_000
/** days after which a subscription that nobody confirmed is deleted, or one that has ended */
const unconfirmedDays = 30
const endedDays = 90

interface Subscribing {
  /** of the certificate, in any case, with or without its hyphen */
  readonly typed: string
  readonly email: string
  readonly caller: Caller
}

/**
 * Mails an address the link by which it confirms that it wants to be told of changes of a certificate. The answer is
 * the same for an address that follows it already.
 * @throws Problem 404, 409 for a certificate that is no longer valid, 422, 429
 */
export async function subscribeToCertificate(services: Services, subscribing: Subscribing): Promise<void> {
  const { typed, email, caller } = subscribing
  const { db, jobs, now, newId } = services
  const address = addressIn(email)
  if (!address) throw wrongAnswers({ email: messages.email('Email') })
  const code = readCode(typed)
  const row = code && (await db.q.selectFrom('certificate').selectAll().where('code', '=', code).executeTakeFirst())
  if (!row) throw notFound('certificate')
  await db.tx(async () => {
    // a change of the policy waits, so that it cannot pass by a new subscriber
    await lockContact(db, row.contact_id)
    const certificate = await checkedCertificate(services, row.code)
    if (!certificate) throw notFound('certificate')
    if (certificate.status !== 'inForce' && certificate.status !== 'notYet')
      throw new Problem(409, 'This certificate is no longer valid. Check the certificate that replaces it.')
    const due = await checkLimits(db, caller, { field: 'email', contactId: null, recipients: [address] })
    const values = { id: newId(), contact_id: row.contact_id, code: row.code, email: address, created: now() }
    await db.q
      .insertInto('certificate_subscription')
      .values(values)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const { id } = await db.q
      .selectFrom('certificate_subscription')
      .select('id')
      .where('code', '=', row.code)
      .where(({ fn }) => fn('lower', ['email']), '=', address.toLowerCase())
      .executeTakeFirstOrThrow()
    await noteChange(db, values, 'certificate.followed')
    const payload = { kind: 'certificateFollowed', contactId: row.contact_id, subscriptionId: id, occasion: newId() }
    await jobs.enqueue('mail', payload, undefined, due)
  })
}

interface SubscriptionLink {
  readonly page: string
  /** ends the subscription without a question, for mail programs (RFC 8058) */
  readonly oneClick: string
}

/** Makes a link for a letter. Only the caller receives its token; the database stores a hash. */
export async function subscriptionLink(
  { db, config, now }: Pick<Services, 'db' | 'config' | 'now'>,
  id: string,
): Promise<SubscriptionLink> {
  const token = newToken()
  await db.q
    .insertInto('certificate_subscription_link')
    .values({ token_hash: hashOf(token), subscription_id: id, created: now() })
    .execute()
  return {
    page: `${config.baseUrl}/quote/certificate-updates/${token}`,
    oneClick: `${config.baseUrl}/api/certificate-subscriptions/${token}/end`,
  }
}

/** The subscription that a link opens. @throws Problem 404 */
async function subscriptionOf(db: Db, token: string, isLocked = false): Promise<Subscription> {
  const ofLink = db.q
    .selectFrom('certificate_subscription')
    .selectAll()
    .where('id', '=', (e) =>
      e.selectFrom('certificate_subscription_link').select('subscription_id').where('token_hash', '=', hashOf(token)),
    )
  const subscription = await (isLocked ? ofLink.forUpdate() : ofLink).executeTakeFirst()
  if (!subscription) throw notFound('link')
  return subscription
}

export const openSubscription = async ({ db }: Services, token: string): Promise<SubscriptionDto> =>
  toSubscriptionDto(await subscriptionOf(db, token))

/** Confirms a subscription, or begins it again. It stays closed once the policy has ended. @throws Problem 404 */
export const confirmSubscription = ({ db, now }: Services, token: string) =>
  changed(db, token, {
    action: 'certificate.updatesConfirmed',
    isMade: ({ confirmed, ended }) => confirmed !== null && ended === null,
    change: { confirmed: now(), ended: null },
  })

/** Ends a subscription; done twice, it changes nothing more. @throws Problem 404 */
export const endSubscription = ({ db, now }: Services, token: string) =>
  changed(db, token, {
    action: 'certificate.updatesEnded',
    isMade: ({ ended }) => ended !== null,
    change: { ended: now() },
  })

interface Change {
  readonly action: AuditAction
  /** whether there is nothing to change */
  readonly isMade: (subscription: Subscription) => boolean
  readonly change: Partial<Pick<Subscription, 'confirmed' | 'ended'>>
}

const changed = (db: Db, token: string, { action, isMade, change }: Change): Promise<SubscriptionDto> =>
  db.tx(async () => {
    const subscription = await subscriptionOf(db, token, true)
    if (subscription.closed !== null || isMade(subscription)) return toSubscriptionDto(subscription)
    const changes = db.q.updateTable('certificate_subscription').set(change)
    const row = await changes.where('id', '=', subscription.id).returningAll().executeTakeFirstOrThrow()
    await noteChange(db, row, action)
    return toSubscriptionDto(row)
  })

type Noted = Pick<Subscription, 'contact_id' | 'code' | 'email'>

/** The address is a value of the history, so that an erasure finds it there. */
const noteChange = (db: Db, { contact_id, code, email }: Noted, action: AuditAction) =>
  audit(db, { actor: 'customer', entity: 'contact', entityId: contact_id, action, after: { code, email } })

const toSubscriptionDto = (subscription: Subscription): SubscriptionDto => ({
  code: subscription.code,
  email: subscription.email,
  status: statusOf(subscription),
})

function statusOf({ confirmed, ended, closed }: Subscription): SubscriptionDto['status'] {
  if (closed) return 'closed'
  if (ended) return 'ended'
  return confirmed ? 'active' : 'unconfirmed'
}

/** Deletes subscriptions that nobody confirmed, and those that have ended. */
export async function forgetOldSubscriptions(db: Db, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * dayMs)
  await db.q
    .deleteFrom('certificate_subscription')
    .where((e) =>
      e.or([
        e.and([e('confirmed', 'is', null), e('created', '<', before(unconfirmedDays))]),
        e('ended', '<', before(endedDays)),
        e('closed', '<', before(endedDays)),
      ]),
    )
    .execute()
}
