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

type PurchaseStatus = Pick<Contact, 'policy_number' | 'quote_status'>

/** Whether the status allows agreeing to the terms and buying. */
export const isOffered = ({ policy_number, quote_status: status }: PurchaseStatus): boolean =>
  policy_number === null && (status === 'quoted' || status === 'approved')

/** @throws Problem 409 for a purchased quote, and for one that we do not offer */
export function assertOffered(contact: PurchaseStatus): void {
  assertUnbought(contact)
  if (isOffered(contact)) return
  throw conflict('notPurchasable', `There is no offer to agree to: the quote is ${inWords[contact.quote_status]}`)
}

interface Sending {
  readonly id: string
  readonly caller: Caller
  /** email addresses or phone numbers in the form used for sending */
  readonly recipients: readonly string[]
  /** the request field that an error names */
  readonly field: string
  /** for the audit log */
  readonly action: AuditAction
  /** null for a text message, which is sent before the response */
  readonly mail: Readonly<Record<string, unknown>> | null
}

/**
 * Sends the link to a quote that can be bought, within the rate limits.
 * @throws Problem 404, 409 without an offer, 429
 */
export async function sendLink(
  services: Pick<Services, 'db' | 'jobs' | 'newId' | 'now'>,
  sending: Sending,
): Promise<void> {
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
