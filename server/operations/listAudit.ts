import type { Operation } from '../handler'
import { auditFound } from '../history/audit'

/** `GET /admin/audit`: everything that was done, by anybody. */
export const listAudit: Operation<'listAudit'> =
  ({ db }) =>
  async ({ query }) => ({ status: 200, body: await auditFound(db, query) })
