import { searchAudit } from '../reports/auditLog'
import { countEvents as count, overviewOf, periodOf } from '../reports/overview'
import type { Operation } from './handler'

/** `POST /events`: what customers' charts took on which step, by name alone. */
export const countEvents: Operation<'countEvents'> =
  ({ db, today }) =>
  async ({ body }) => {
    await count(db, today(), body.events)
    return { status: 204 }
  }

/** `GET /admin/overview`: quotes, referrals, sales and premium by day and type, and where customers stop. */
export const getOverview: Operation<'getOverview'> =
  ({ db, today }) =>
  async ({ query }) => ({ status: 200, body: await overviewOf(db, periodOf(query, today())) })

/** `GET /admin/audit`: everything that was done, by anybody. */
export const listAudit: Operation<'listAudit'> =
  ({ db }) =>
  async ({ query }) => ({ status: 200, body: await searchAudit(db, query) })
