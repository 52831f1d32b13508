import { randomUUID } from 'node:crypto'
import { audit } from '../audit'
import { actorOf, type Caller } from '../handler'
import type { AuditAction } from '../history/actions'
import { checkLimits, tooMany } from '../mail/limits'
import { notFound } from '../problem'
import type { Services } from '../services'
import { lapsed } from './lapse'
import { assertOffered } from './offered'

interface Sending {
  readonly id: string
  readonly caller: Caller
  /** addresses or numbers, each as it is written to */
  readonly recipients: readonly string[]
  /** of the body, which a refusal names */
  readonly field: string
  /** as the audit names it */
  readonly action: AuditAction
  /** the mail; null for a text, which is handed over before anybody is told that it was sent */
  readonly mail: Readonly<Record<string, unknown>> | null
}

/**
 * Sends the link to a quote that can be agreed to and bought, as often as one may ask.
 * @throws a 404, a 409 where there is no offer, a 429
 */
export async function sendLink(services: Pick<Services, 'db' | 'jobs' | 'now'>, sending: Sending): Promise<void> {
  const { db, jobs } = services
  const { id, caller, recipients, field, action, mail } = sending
  const found = await db.q.selectFrom('contact').selectAll().where('id', '=', id).executeTakeFirst()
  if (!found) throw notFound('quote')
  assertOffered(await lapsed(services, found))
  await db.tx(async () => {
    const due = await checkLimits(db, caller, { contactId: id, recipients, field })
    if (mail) await jobs.enqueue('mail', { ...mail, contactId: id, occasion: randomUUID() }, undefined, due)
    else if (due) throw tooMany(field, 'This number was written to often enough today. Try again tomorrow.')
    await audit(db, { actor: actorOf(caller), entity: 'contact', entityId: id, action, after: { recipients } })
  })
}
