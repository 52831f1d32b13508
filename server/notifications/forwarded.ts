import { isMasked, type MailContent, storedContent } from '../platform/mail/content'
import { type Letter, MailRefused } from '../platform/mail/deliver'
import type { Services } from '../platform/services/services'
import type { MailPayload } from './payloads'

/** Sends a message again to other recipients, with the forwarder's name and note above it. */
export async function forwardedLetters(
  services: Services,
  { contactId, emails, number, message, from, subject, occasion }: MailPayload<'forwarded'>,
): Promise<Letter[]> {
  const row = await services.db.q
    .selectFrom('mail_log')
    .selectAll()
    .where('id', '=', number)
    .where('contact_id', '=', contactId)
    .executeTakeFirstOrThrow()
  return emails.map((to) => ({
    kind: 'forwarded',
    contactId,
    occasion,
    to,
    subject,
    replyTo: from.email,
    compose: async () => {
      const content = row.content_key === null ? null : await storedContent(services.files, row.content_key)
      if (!content) throw new MailRefused(new Error('The text of this message is no longer stored'))
      const { forwardedHtml, forwardedText } = await import('./templates/forwarded')
      const words = {
        from: from.name,
        to: row.recipient,
        sent: row.sent ?? row.created,
        message,
        isLinkless: isMasked(content),
      }
      return {
        html: below(content.html, forwardedHtml(words)),
        text: `${forwardedText(words)}\n\n${content.text}`,
        attachments: await attachmentsOf(services, content),
      }
    },
  }))
}

/** The note comes first in the body of the message. */
const below = (html: string, words: string) =>
  /<body[^<>]*>/i.test(html) ? html.replace(/<body[^<>]*>/i, (body) => body + words) : words + html

/** @throws where a file of the message was not stored, because the forwarded message would be incomplete */
const attachmentsOf = ({ files }: Services, { attachments }: MailContent) =>
  Promise.all(
    attachments.map(async ({ name, type, key }) => {
      const bytes = key === undefined ? null : await files.get(key)
      if (!bytes) throw new MailRefused(new Error(`An attachment of this message is no longer stored: ${name}`))
      return { name, type, bytes }
    }),
  )
