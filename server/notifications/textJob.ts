import { brand } from '../../domain/common/brand'
import { quoteLink } from '../contacts/links'
import type { JobHandler } from '../platform/jobs/handler'
import { isOffered } from '../quotes/sendLink'

/** Texts the link to the terms. Sends nothing once the quote is no longer offered. */
export const sendText: JobHandler = async ({ db, config, sms }, payload) => {
  const { contactId, phone, occasion } = payload as { contactId: string; phone: string; occasion: string }
  const contact = await db.q.selectFrom('contact').selectAll().where('id', '=', contactId).executeTakeFirstOrThrow()
  if (!isOffered(contact)) return
  const url = quoteLink(config, contactId, 'terms')
  await sms.send({
    messageId: `termsLink ${occasion} ${phone}`,
    to: phone,
    text: `${brand.name}: read and sign the terms of quote ${contact.quote_number} here: ${url}`,
  })
}
