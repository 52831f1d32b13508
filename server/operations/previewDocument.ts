import { preview } from '../documents/preview'
import type { Operation } from '../handler'
import { notFound, Problem } from '../problem'
import { lapsed } from '../quotes/lapse'
import { assertUnbought } from '../quotes/standing'

/** `GET /contacts/{id}/preview/{kind}`: the quote, or the certificates as they would be, drawn when asked for. */
export const previewDocument: Operation<'previewDocument'> =
  (services) =>
  async ({ params: { id, kind } }) => {
    const row = await services.db.q.selectFrom('contact').selectAll().where('id', '=', id).executeTakeFirst()
    if (!row) throw notFound('quote')
    const contact = await lapsed(services, row)
    assertUnbought(contact)
    const { price, quote_status: status } = contact
    if (status === 'expired') throw new Problem(409, 'The price has expired. Open the quote and save it for a new one.')
    if (!price) throw new Problem(409, 'There is no price yet, so there is nothing to show on paper')
    const { bytes, fileName } = await preview(services, { ...contact, price }, kind)
    return {
      status: 200,
      type: 'application/pdf',
      headers: {
        'content-disposition': `inline; filename="${fileName}"`,
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex',
      },
      body: bytes,
    }
  }
