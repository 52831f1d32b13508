import { type Attached, attachedTo, opened } from '../attachments/attachment'
import { type Letter, MailRefused } from '../platform/mail/deliver'
import type { Services } from '../platform/services/services'
import { type Attachments, draw } from './compose'
import { sentenceOf } from './eventDescription'
import type { MailPayload } from './payloads'

/**
 * Mails files of a contact to recipients named by a member of staff, with their message. Replies go to that member of
 * staff.
 */
export async function fileLetters(
  services: Services,
  { contactId, emails, documents, message, from, letter, subject, occasion }: MailPayload<'filesSent'>,
): Promise<Letter[]> {
  const contact = await services.db.q
    .selectFrom('contact')
    .selectAll()
    .where('id', '=', contactId)
    .executeTakeFirstOrThrow()
  return emails.map((to) => ({
    kind: letter,
    contactId,
    occasion,
    to,
    subject,
    replyTo: from.email,
    compose: async () => {
      const attachments = await attachedNow(services, contactId, documents)
      const props = {
        from: from.name,
        number: contact.policy_number ?? contact.quote_number,
        isPolicy: contact.policy_number !== null,
        event: sentenceOf(contact),
        message,
        files: attachments.map(({ name }) => name),
      }
      return draw(async () => (await import('./templates/attachments')).FilesLetter, props, attachments)
    },
  }))
}

/** @throws MailRefused where a file was deleted meanwhile: nobody receives fewer files than the message lists */
async function attachedNow(services: Services, contactId: string, ids: readonly string[]): Promise<Attachments> {
  const all = await attachedTo(services.db, contactId)
  return Promise.all(
    ids.map(async (id) => {
      const file = all.find((one) => one.id === id) ?? replaced(id)
      const stored = file && (await opened(services, file))
      if (!stored) throw new MailRefused(new Error('A file was deleted before this message was sent'))
      return stored
    }),
  )
}

/** A replaced document keeps its place here, because its address serves the current one. */
function replaced(id: string): Attached | null {
  const token = id.startsWith('document-') ? id.slice('document-'.length) : null
  if (token === null) return null
  const nothing = {
    name: '',
    bytes: null,
    created: '',
    actor: '',
    ready: true,
    isCertificate: false,
    isCancelled: false,
  }
  return { ...nothing, id, type: 'application/pdf', kind: 'document', source: { token } }
}
