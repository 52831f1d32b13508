import { searchAudit } from '../reports/auditLog'
import { countEvents as count, countSpeed, overviewOf, periodOf } from '../reports/overview'
import type { Operation } from './handler'

/** `POST /events`: counts of the events that customers' charts took at each step, by name only, and their speed. */
export const countEvents: Operation<'countEvents'> =
  ({ db, today }) =>
  async ({ body }) => {
    await count(db, today(), body.events)
    await countSpeed(db, today(), body.speed ?? [])
    return { status: 204 }
  }

/** `GET /admin/overview`: quotes, referrals, sales and premium by day and event type, and where customers stop. */
export const getOverview: Operation<'getOverview'> =
  ({ db, today }) =>
  async ({ query }) => ({ status: 200, body: await overviewOf(db, periodOf(query, today())) })

/** `GET /admin/audit`: every recorded action. */
export const listAudit: Operation<'listAudit'> =
  ({ db }) =>
  async ({ query }) => ({ status: 200, body: await searchAudit(db, query) })
