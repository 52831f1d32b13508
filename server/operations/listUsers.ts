import type { Operation } from '../handler'
import { usersFound } from '../staff/users'

/** `GET /admin/users`: who can sign in. */
export const listUsers: Operation<'listUsers'> =
  ({ db }) =>
  async ({ query }) => ({ status: 200, body: await usersFound(db, query) })
