import type { Operation } from '../handler'
import { contactsFound } from '../list/find'

/** `GET /admin/contacts`: the staff's list; of the referred ones first those that were submitted, the longest waiting first. */
export const findContacts: Operation<'findContacts'> =
  ({ db }) =>
  async ({ query: { page = 1, size = 50, ...wanted } }) => ({
    status: 200,
    body: await contactsFound(db, wanted, { page, size }),
  })
