import { randomUUID } from 'node:crypto'
import { type Contact, lockContact } from '../contacts/contact'
import { readEmails } from '../contacts/mail'
import { audit } from '../platform/audit/audit'
import { onceUnder } from '../platform/idempotency/once'
import { storedContent } from '../platform/mail/content'
import { noteLetters } from '../platform/mail/deliver'
import { notFound, Problem } from '../platform/problems/problem'
import type { Caller } from '../platform/services/caller'
import type { Services } from '../platform/services/services'
import { assertNoCard, writerOf } from './sendAttachments'

interface Forwarding {
  readonly contactId: string
  /** number of the message's row in the log */
  readonly number: number
  /** separated by semicolons */
  readonly emails: string
  readonly message: string | null
  readonly key: string
  readonly caller: Caller
}

/**
 * Sends an earlier message to other recipients, once per key.
 * @returns the contact of the message
 * @throws Problem 404; 409 for a message that cannot be repeated exactly; 422 by field
 */
export async function forward(services: Services, forwarding: Forwarding): Promise<Contact> {
  const { db, jobs, now } = services
  const { contactId, number, key, message } = forwarding
  const from = writerOf(forwarding.caller)
  const row = await db.q
    .selectFrom('mail_log')
    .selectAll()
    .where('id', '=', number)
    .where('contact_id', '=', contactId)
    .executeTakeFirst()
  if (!row) throw notFound('message')
  const recipients = readEmails(forwarding.emails)
  assertNoCard(message)
  await assertForwardable(services, row.content_key)
  return db.tx(async () => {
    const contact = await lockContact(db, contactId)
    if (!contact) throw notFound('contact')
    const request = { call: 'forwardEmail', contactId, number, recipients, message }
    await onceUnder(db, { key, request, actor: from.email, at: now() }, async () => {
      const subject = `Fwd: ${row.subject.replace(/^(Fwd: )+/, '')}`
      const payload = { kind: 'forwarded', contactId, emails: recipients, number, message, from, subject }
      const job = { ...payload, occasion: randomUUID() }
      await jobs.enqueue('mail', job)
      await noteLetters(
        services,
        recipients.map((to) => ({ ...job, to })),
      )
      await audit(db, {
        actor: from.email,
        entity: 'contact',
        entityId: contactId,
        action: 'email.forwarded',
        after: { recipients, number, subject: row.subject },
      })
      return {}
    })
    return contact
  })
}

/** A message is forwarded with its whole text and all attachments, or not at all. @throws Problem 409 */
async function assertForwardable({ files }: Services, contentKey: string | null): Promise<void> {
  const content = contentKey === null ? null : await storedContent(files, contentKey)
  if (!content) throw new Problem(409, 'The text of this message is no longer stored, so it cannot be forwarded')
  if (content.attachments.some(({ key }) => key === undefined))
    throw new Problem(409, 'The attachments of this message are no longer stored, so it cannot be forwarded')
}
