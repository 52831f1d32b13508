import { type Selectable, sql } from 'kysely'
import type { JobRow } from '../../contract/client'
import { mailJobWords } from '../notifications/kinds'
import { isMailKind } from '../notifications/payloads'
import { audit } from '../platform/audit/audit'
import type { Db } from '../platform/db/database'
import type { JobTable } from '../platform/db/workTables'
import { causeInWords } from '../platform/jobs/cause'
import { wakeWorkers } from '../platform/jobs/wake'
import { notFound, Problem } from '../platform/problems/problem'
import type { Services } from '../platform/services/services'

export type Job = Selectable<JobTable>

const jobWords: Readonly<Record<string, string>> = {
  documents: 'Make the documents',
  files: 'Remove what was deleted',
  followUp: 'Remind those who did not buy',
  refund: 'Give money back',
  sms: 'Send a text message',
}

/** Jobs for the staff page, with the policy or quote number that each is about. */
export async function jobRows(db: Db, jobs: readonly Job[]): Promise<JobRow[]> {
  const ids = [...new Set(jobs.map(contactOf).filter((id) => id !== null))]
  const contacts = ids.length
    ? await db.q.selectFrom('contact').select(['id', 'quote_number', 'policy_number']).where('id', 'in', ids).execute()
    : []
  const numbers = new Map(contacts.map(({ id, quote_number, policy_number }) => [id, policy_number ?? quote_number]))
  return jobs.map((job) => rowOf(job, numbers.get(contactOf(job) ?? '')))
}

function rowOf(job: Job, number: string | undefined): JobRow {
  const { id, kind, attempts, last_error, created, run_at, dead } = job
  const what = jobDescription(job)
  return {
    number: id,
    kind,
    about: number ? `${what}: ${number}` : what,
    // an unknown contact gets no link
    contact_id: number ? contactOf(job) : null,
    attempts,
    error: causeInWords(last_error),
    created: created.toISOString(),
    run_at: run_at.toISOString(),
    state: dead === null ? 'waiting' : 'failed',
  }
}

function jobDescription({ kind, payload }: Job): string {
  const mail = payload['kind']
  if (kind === 'mail' && isMailKind(mail)) return mailJobWords[mail]
  return jobWords[kind] ?? `Work of the kind ${kind}`
}

const contactOf = ({ payload }: Job): string | null =>
  typeof payload['contactId'] === 'string' ? payload['contactId'] : null

/**
 * Retries a failed job at once and keeps its attempts. A single update, so that two concurrent clicks run it once.
 * @param actor who retries it, for the audit log
 * @throws Problem 404; 409 where the job has not failed
 */
export const retryFailedJob = ({ db }: Pick<Services, 'db'>, id: number, actor: string): Promise<Job> =>
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
    db.afterCommit(() => wakeWorkers(db))
    return job
  })

/** The contact id of a job, if its payload has one. */
const contactIn = ({ contactId }: Readonly<Record<string, unknown>>) =>
  typeof contactId === 'string' ? contactId : null

const alreadyDone = 'This work is done by now'
const notFailed = 'This work has not failed: it is waiting for its next attempt'
