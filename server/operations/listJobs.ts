import type { Operation } from '../handler'
import { jobRows } from '../jobs/wire'

/** `GET /admin/jobs`: work that was given up, or is to be done yet, newest first (decision 37). */
export const listJobs: Operation<'listJobs'> =
  ({ db }) =>
  async ({ query: { state = 'failed', page = 1, size = 50 } }) => {
    const all = db.q.selectFrom('job')
    const found =
      state === 'failed' ? all.where('dead', 'is not', null) : all.where('dead', 'is', null).where('done', 'is', null)
    const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
    const jobs = await found
      .selectAll()
      .orderBy('id', 'desc')
      .limit(size)
      .offset((page - 1) * size)
      .execute()
    return { status: 200, body: { rows: await jobRows(db, jobs), total, page, size } }
  }
