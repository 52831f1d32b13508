import { contactNamed } from '../attachments/attachment'
import { forward } from '../attachments/forward'
import { firstPage, logsOf } from '../attachments/mailLog'
import { storedContent } from '../platform/mail/content'
import { mailRow, searchMail } from '../platform/mail/log'
import { notFound } from '../platform/problems/problem'
import type { Operation } from './handler'

/** `POST /admin/{id}/forward-email`: sends an earlier message to other recipients. Returns the updated log. */
export const forwardEmail: Operation<'forwardEmail'> =
  (services) =>
  async ({ params: { id: contactId }, headers, body: { number, emails, message: given }, caller }) => {
    const message = given?.trim() || null
    const key = headers['idempotency-key']
    const contact = await forward(services, { contactId, number, emails, message, key, caller })
    return { status: 200, body: await logsOf(services.db, contact, firstPage) }
  }

/** `GET /admin/{id}/email-logs`: the mail about a contact, newest first. */
export const listEmailLogs: Operation<'listEmailLogs'> =
  ({ db }) =>
  async ({ params: { id }, query: { page = firstPage.page, size = firstPage.size } }) => ({
    status: 200,
    body: await logsOf(db, await contactNamed(db, id), { page, size }),
  })

/** `GET /admin/mailbox`: sent and failed mail, newest first (decision 37). */
export const listMail: Operation<'listMail'> =
  ({ db }) =>
  async ({ query: { search = '', state, page = 1, size = 50 } }) => ({
    status: 200,
    body: await searchMail(db, { search, state, page, size }),
  })

/** `GET /admin/mailbox/{number}`: a message as it was sent, without links that open a policy. */
export const readMail: Operation<'readMail'> =
  ({ db, files }) =>
  async ({ params: { number } }) => {
    const row = await db.q.selectFrom('mail_log').selectAll().where('id', '=', number).executeTakeFirst()
    if (!row) throw notFound('message')
    const content = row.content_key === null ? null : await storedContent(files, row.content_key)
    const { html, text, attachments } = content ?? { html: null, text: null, attachments: [] }
    const attachmentDtos = attachments.map(({ name, type, bytes }) => ({ name, type, bytes }))
    return { status: 200, body: { row: mailRow(row), html, text, attachments: attachmentDtos } }
  }
