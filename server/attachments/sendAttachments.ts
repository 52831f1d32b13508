import { randomUUID } from 'node:crypto'
import { brand } from '../../domain/common/brand'
import { looksLikeCardNumber } from '../../domain/common/cardNumber'
import { several } from '../../domain/common/formats'
import { messages } from '../../domain/common/messages'
import { mailedFault } from '../../domain/staff/attachments'
import { lockContact } from '../contacts/contact'
import { readEmails } from '../contacts/mail'
import { audit } from '../platform/audit/audit'
import { onceUnder } from '../platform/idempotency/once'
import { noteLetters } from '../platform/mail/deliver'
import { notFound, wrongAnswers } from '../platform/problems/problem'
import type { Caller } from '../platform/services/caller'
import type { Services } from '../platform/services/services'
import { type Attached, attachedTo, opened } from './attachment'

interface Mailing {
  readonly contactId: string
  /** separated by semicolons */
  readonly emails: string
  /** attachment ids */
  readonly documents: readonly string[]
  readonly message: string | null
  readonly key: string
  readonly caller: Caller
}

/**
 * Mails files of a contact, once per key: one message per recipient, logged at once.
 * @returns the recipients
 * @throws Problem 404; 422 by field
 */
export async function mailAttachments(services: Services, mailing: Mailing): Promise<string[]> {
  const { db, jobs, now } = services
  const { contactId, key, message } = mailing
  const from = writerOf(mailing.caller)
  const recipients = readEmails(mailing.emails)
  const wanted = [...new Set(mailing.documents)]
  assertNoCard(message)
  const sizes = await sizesOf(services, contactId, wanted)
  await db.tx(async () => {
    const contact = await lockContact(db, contactId)
    if (!contact) throw notFound('contact')
    const request = { call: 'emailDocuments', contactId, recipients, wanted, message }
    await onceUnder(db, { key, request, actor: from.email, at: now() }, async () => {
      const files = chosen(await attachedTo(db, contactId), wanted)
      const fault = mailedFault(files.map(({ id, bytes }) => ({ bytes: bytes ?? sizes.get(id) ?? 0 })))
      if (fault) throw wrongAnswers({ documents: fault })
      // certificate holders are notified when it is replaced
      const letter = files.some(({ isCertificate }) => isCertificate) ? 'certificateSent' : 'filesSent'
      const subject = `${several(files.length, 'document')} from ${brand.name}: ${contact.policy_number ?? contact.quote_number}`
      const payload = { kind: 'filesSent', contactId, emails: recipients, documents: wanted, message, from, letter }
      const job = { ...payload, subject: capital(subject), occasion: randomUUID() }
      await jobs.enqueue('mail', job)
      await noteLetters(
        services,
        recipients.map((to) => ({ ...job, kind: letter, to })),
      )
      await audit(db, {
        actor: from.email,
        entity: 'contact',
        entityId: contactId,
        action: 'attachments.sent',
        after: { recipients, documents: files.map(({ name }) => name) },
      })
      return {}
    })
  })
  return recipients
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The member of staff who writes; the contract admits nobody else. */
export function writerOf(caller: Caller): { readonly name: string; readonly email: string } {
  if (caller.kind !== 'staff') throw new Error('only staff write here')
  const { name, email } = caller.user
  return { name, email }
}

/** @throws Problem 422 beside `message` */
export function assertNoCard(message: string | null): void {
  if (message !== null && looksLikeCardNumber(message))
    throw wrongAnswers({ message: messages.noCardNumber('Message') })
}

/** @throws Problem 422 for a missing file, one that is not rendered yet, or an invalid certificate */
function chosen(all: readonly Attached[], wanted: readonly string[]): Attached[] {
  const files = wanted.map((id) => {
    const file = all.find((one) => one.id === id)
    if (!file) throw wrongAnswers({ documents: 'One of these files was removed. Choose from the current list.' })
    return file
  })
  const coming = files.find(({ ready }) => !ready)
  if (coming) throw wrongAnswers({ documents: `“${coming.name}” is still being made. Try again in a moment.` })
  if (files.some(({ isCertificate, isCancelled }) => isCertificate && isCancelled))
    throw wrongAnswers({ documents: 'This policy is canceled, so its certificate is no longer valid' })
  return files
}

/** Sizes of documents, which no row stores. Read before the transaction, which must not wait for the store. */
async function sizesOf(services: Services, contactId: string, wanted: readonly string[]): Promise<Map<string, number>> {
  const files = await attachedTo(services.db, contactId)
  const unknown = files.filter(({ id, bytes, ready }) => bytes === null && ready && wanted.includes(id))
  const sizes = new Map<string, number>()
  for (const file of unknown) sizes.set(file.id, (await opened(services, file))?.bytes.byteLength ?? 0)
  return sizes
}
