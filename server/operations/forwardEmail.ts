import { forward } from '../attachments/forward'
import { firstPage, logsOf } from '../attachments/log'
import type { Operation } from '../handler'

/** `POST /admin/{id}/forward-email`: a message once more, to others, as it was sent. The answer is the log by then. */
export const forwardEmail: Operation<'forwardEmail'> =
  (services) =>
  async ({ params: { id: contactId }, headers, body: { number, emails, message: given }, caller }) => {
    const message = given?.trim() || null
    const key = headers['idempotency-key']
    const contact = await forward(services, { contactId, number, emails, message, key, caller })
    return { status: 200, body: await logsOf(services.db, contact, firstPage) }
  }
