import { canaryKind } from '../platform/observability/canary'
import { actorOf } from '../platform/services/caller'
import { jobRows, retryFailedJob } from '../reports/failedJobs'
import type { Operation } from './handler'

/** `GET /admin/jobs`: failed and pending jobs, newest first (decision 37). */
export const listJobs: Operation<'listJobs'> =
  ({ db }) =>
  async ({ query: { state = 'failed', page = 1, size = 50 } }) => {
    const all = db.q.selectFrom('job').where('kind', '!=', canaryKind)
    const matching =
      state === 'failed' ? all.where('dead', 'is not', null) : all.where('dead', 'is', null).where('done', 'is', null)
    const { total } = await matching.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
    const jobs = await matching
      .selectAll()
      .orderBy('id', 'desc')
      .limit(size)
      .offset((page - 1) * size)
      .execute()
    return { status: 200, body: { rows: await jobRows(db, jobs), total, page, size } }
  }

/** `POST /admin/jobs/{number}/retry`: retries a failed job. */
export const retryJob: Operation<'retryJob'> =
  (services) =>
  async ({ params: { number }, caller }) => {
    const job = await retryFailedJob(services, number, actorOf(caller))
    const [row] = await jobRows(services.db, [job])
    return { status: 200, body: row! }
  }
