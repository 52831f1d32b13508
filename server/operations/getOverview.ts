import type { Operation } from '../handler'
import { overviewOf, periodOf } from '../overview'

/** `GET /admin/overview`: quotes, referrals, sales and premium by day and type, and where customers stop. */
export const getOverview: Operation<'getOverview'> =
  ({ db, today }) =>
  async ({ query }) => ({ status: 200, body: await overviewOf(db, periodOf(query, today())) })
