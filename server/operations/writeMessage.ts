import type { Operation } from '../handler'
import { write } from '../underwriting/messages'

/** `POST /contacts/{id}/messages`: writes about a quote. The other side is written to. */
export const writeMessage: Operation<'writeMessage'> =
  (services) =>
  async ({ params: { id }, headers, body: { message }, caller }) => {
    const written = await write(services, { contactId: id, message, key: headers['idempotency-key'], caller })
    return { status: 200, body: written }
  }
