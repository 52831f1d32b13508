import type { Operation } from '../handler'
import { unsubscribe as leave } from '../mailings/unsubscribe'
import { notFound } from '../problem'

/** `POST /unsubscribe`: who was written a mailing leaves it, from our page or at one press in a mail program (RFC 8058). */
export const unsubscribe: Operation<'unsubscribe'> =
  ({ db }) =>
  async ({ query: { token } }) => {
    const mailing = await leave(db, token)
    if (!mailing) throw notFound('link')
    return { status: 200, body: { mailing } }
  }
