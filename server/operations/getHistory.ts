import type { Operation } from '../handler'
import { historyOf } from '../history/read'

/** `GET /admin/contacts/{id}/history`: everything that was done with a contact. */
export const getHistory: Operation<'getHistory'> =
  (services) =>
  async ({ params: { id }, query: { page = 1, size = 50 } }) => ({
    status: 200,
    body: await historyOf(services, id, { page, size }),
  })
