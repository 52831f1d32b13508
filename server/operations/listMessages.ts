import type { Operation } from '../handler'
import { notFound } from '../problem'
import { lapsed } from '../quotes/lapse'
import { correspondence } from '../underwriting/messages'

/** `GET /contacts/{id}/messages`: what was written about a quote, and whether who asks may write. */
export const listMessages: Operation<'listMessages'> =
  (services) =>
  async ({ params: { id }, caller }) => {
    const row = await services.db.q.selectFrom('contact').selectAll().where('id', '=', id).executeTakeFirst()
    if (!row) throw notFound('quote')
    return { status: 200, body: await correspondence(services.db, await lapsed(services, row), caller) }
  }
