import { messages } from '../../domain/common/messages'
import { audit } from '../platform/audit/audit'
import { hashOf, newToken } from '../platform/crypto/seal'
import type { Db } from '../platform/db/database'
import { addressIn } from '../platform/mail/addresses'
import { checkLimits } from '../platform/mail/limits'
import { notFound, wrongAnswers } from '../platform/problems/problem'
import { actorOf, type Caller } from '../platform/services/caller'
import type { Services } from '../platform/services/services'
import { isOfProducer } from '../quotes/search'

const dayMs = 24 * 60 * 60_000
/** days for which a link opens the page */
export const linkDays = 30

/** The holder of a link: the producer of every quote and policy with this address. */
export interface Producer {
  readonly email: string
  /** when the link ends */
  readonly expires: Date
}

/** Makes a link for a letter. The database has only its hash, so a lost link is replaced, never looked up. */
export async function producerLink(
  { db, config, now }: Pick<Services, 'db' | 'config' | 'now'>,
  email: string,
): Promise<string> {
  const token = newToken()
  await db.q
    .insertInto('producer_link')
    .values({ token_hash: hashOf(token), email, created: now() })
    .execute()
  return `${config.baseUrl}/quote/producer/${token}`
}

/** @throws Problem 404 for a link that has ended, or was replaced */
export async function producerOfLink({ q }: Db, token: string, now: Date): Promise<Producer> {
  const link = await q
    .selectFrom('producer_link')
    .select(['email', 'created'])
    .where('token_hash', '=', hashOf(token))
    .where('revoked', 'is', null)
    .executeTakeFirst()
  const expires = link && new Date(link.created.getTime() + linkDays * dayMs)
  if (!expires || expires <= now) throw notFound('link')
  return { email: link.email, expires }
}

/** Whether an address is the producer of a quote, of a policy, or of commission. */
export async function isProducer({ q }: Db, email: string): Promise<boolean> {
  const quote = await q.selectFrom('contact').select('id').where(isOfProducer(email)).limit(1).executeTakeFirst()
  const entry = await q
    .selectFrom('written_premium')
    .select('id')
    .where((e) => e.fn('lower', ['producer_email']), '=', email.toLowerCase())
    .limit(1)
    .executeTakeFirst()
  return (quote ?? entry) !== undefined
}

/**
 * Queues the job that mails a producer its link, so that neither the response nor its timing reveals whether an address
 * is a producer's.
 * @throws Problem 422, 429
 */
export async function requestProducerLink(
  services: Services,
  { email, caller }: { readonly email: string; readonly caller: Caller },
): Promise<string> {
  const { db } = services
  const address = addressIn(email)
  if (!address) throw wrongAnswers({ email: messages.email('Your email') })
  await db.tx(async () => {
    const due = await checkLimits(db, caller, { field: 'email', contactId: null, recipients: [address] })
    await mailLink(services, address, due)
    await audit(db, {
      actor: actorOf(caller),
      entity: 'address',
      entityId: address.toLowerCase(),
      action: 'producer.linkRequested',
      after: { recipients: [address] },
    })
  })
  return address
}

async function mailLink({ jobs, newId }: Services, email: string, due: Date | null = null): Promise<void> {
  const occasion = newId()
  await jobs.enqueue('mail', { kind: 'producerLink', email, occasion }, `mail:producerLink:${occasion}`, due)
}

/** Ends every link of the producer, this one too, and mails a new one. @throws Problem 404 */
export function replaceProducerLink(services: Services, token: string): Promise<string> {
  const { db, now } = services
  return db.tx(async () => {
    const { email } = await producerOfLink(db, token, now())
    await db.q
      .updateTable('producer_link')
      .set({ revoked: now() })
      .where((e) => e.fn('lower', ['email']), '=', email.toLowerCase())
      .where('revoked', 'is', null)
      .execute()
    await mailLink(services, email)
    await noteProducer(db, email, { action: 'producer.linkReplaced' })
    return email
  })
}

/** An act of a producer on its page. */
export const noteProducer = (
  db: Db,
  email: string,
  entry: Pick<Parameters<typeof audit>[1], 'action' | 'contactId' | 'after'>,
): Promise<void> => audit(db, { actor: 'producer', entity: 'producer', entityId: email.toLowerCase(), ...entry })

/** Deletes the links that open nothing any more. */
export async function forgetOldProducerLinks({ q }: Db, now: Date): Promise<void> {
  await q
    .deleteFrom('producer_link')
    .where('created', '<=', new Date(now.getTime() - linkDays * dayMs))
    .execute()
}
