import { statementOf } from '../accounting/statement'
import type { Operation } from '../handler'

/** `GET /admin/contacts/{id}/statement`: every entry of a contact's books and the balance after each, as a PDF. */
export const getStatement: Operation<'getStatement'> =
  (services) =>
  async ({ params: { id } }) => {
    const { bytes, fileName } = await statementOf(services, id)
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
