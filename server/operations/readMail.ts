import type { Operation } from '../handler'
import { contentBehind } from '../mail/content'
import { mailRow } from '../mail/mailbox'
import { notFound } from '../problem'

/** `GET /admin/mailbox/{number}`: one message as it was sent, less what opens a policy. */
export const readMail: Operation<'readMail'> =
  ({ db, files }) =>
  async ({ params: { number } }) => {
    const row = await db.q.selectFrom('mail_log').selectAll().where('id', '=', number).executeTakeFirst()
    if (!row) throw notFound('message')
    const content = row.content_key === null ? null : await contentBehind(files, row.content_key)
    const { html, text, attachments } = content ?? { html: null, text: null, attachments: [] }
    const told = attachments.map(({ name, type, bytes }) => ({ name, type, bytes }))
    return { status: 200, body: { row: mailRow(row), html, text, attachments: told } }
  }
