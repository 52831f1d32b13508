import type { Operation } from '../handler'
import { mailFound } from '../mail/mailbox'

/** `GET /admin/mailbox`: what was mailed, or could not be, newest first (decision 37). */
export const listMail: Operation<'listMail'> =
  ({ db }) =>
  async ({ query: { search = '', state, page = 1, size = 50 } }) => ({
    status: 200,
    body: await mailFound(db, { search, state, page, size }),
  })
