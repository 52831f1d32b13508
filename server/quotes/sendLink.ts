import { randomUUID } from 'node:crypto'
import type { Contact } from '../contacts/contact'
import type { AuditAction } from '../platform/audit/actions'
import { audit } from '../platform/audit/audit'
import { checkLimits, tooMany } from '../platform/mail/limits'
import { conflict, notFound } from '../platform/problems/problem'
import { actorOf, type Caller } from '../platform/services/caller'
import type { Services } from '../platform/services/services'
import { lapsed } from './expiration'
import { assertUnbought, inWords } from './status'

type Stood = Pick<Contact, 'policy_number' | 'quote_status'>

/** Whether there is something to agree to and to buy, as far as the status tells. */
export const isOffered = ({ policy_number, quote_status: status }: Stood): boolean =>
  policy_number === null && (status === 'quoted' || status === 'approved')

/** @throws a 409 for what is bought, and for what we do not offer as it stands */
export function assertOffered(contact: Stood): void {
  assertUnbought(contact)
  if (isOffered(contact)) return
  throw conflict('notPurchasable', `There is no offer to agree to: the quote is ${inWords[contact.quote_status]}`)
}

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
  const contact = await db.q.selectFrom('contact').selectAll().where('id', '=', id).executeTakeFirst()
  if (!contact) throw notFound('quote')
  assertOffered(await lapsed(services, contact))
  await db.tx(async () => {
    const due = await checkLimits(db, caller, { contactId: id, recipients, field })
    if (mail) await jobs.enqueue('mail', { ...mail, contactId: id, occasion: randomUUID() }, undefined, due)
    else if (due) throw tooMany(field, 'This number was written to often enough today. Try again tomorrow.')
    await audit(db, { actor: actorOf(caller), entity: 'contact', entityId: id, action, after: { recipients } })
  })
}
