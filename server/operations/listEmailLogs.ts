import { contactNamed } from '../attachments/contact'
import { firstPage, logsOf } from '../attachments/log'
import type { Operation } from '../handler'

/** `GET /admin/{id}/email-logs`: what was mailed about a contact, newest first. */
export const listEmailLogs: Operation<'listEmailLogs'> =
  ({ db }) =>
  async ({ params: { id }, query: { page = firstPage.page, size = firstPage.size } }) => ({
    status: 200,
    body: await logsOf(db, await contactNamed(db, id), { page, size }),
  })
