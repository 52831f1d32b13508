import { sql } from 'kysely'
import { audit } from '../audit'
import { notFound, Problem } from '../problem'
import type { Services } from '../services'
import { ring } from './bell'
import type { Job } from './wire'

/**
 * Work that was given up is due again at once, with all its attempts before it. In one step, so that two who press at the
 * same time have it done once.
 * @param actor who wants it, for the audit
 * @throws a 404; a 409 where it has not failed
 */
export const doAgain = ({ db }: Pick<Services, 'db'>, id: number, actor: string): Promise<Job> =>
  db.tx(async () => {
    const before = await db.q.selectFrom('job').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    if (!before) throw notFound('work')
    if (before.dead === null) throw new Problem(409, before.done ? alreadyDone : notFailed)
    const job = await db.q
      .updateTable('job')
      .set({ dead: null, attempts: 0, locked_until: null, run_at: sql<Date>`now()` })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await audit(db, {
      actor,
      entity: 'job',
      entityId: String(id),
      contactId: contactIn(before.payload),
      action: 'job.retried',
      before: { attempts: before.attempts, last_error: before.last_error },
      after: { attempts: 0 },
    })
    db.afterCommit(() => ring(db))
    return job
  })

/** With whom the work is done, where its payload says so. */
const contactIn = ({ contactId }: Readonly<Record<string, unknown>>) =>
  typeof contactId === 'string' ? contactId : null

const alreadyDone = 'This work is done by now'
const notFailed = 'This work has not failed: it is waiting for its next attempt'
