import type { Selectable } from 'kysely'
import type { JobRow } from '../../contract/client'
import type { Db } from '../db/database'
import type { JobTable } from '../db/schema'
import { mailJobWords } from '../mail/kinds'
import { isMailKind } from '../mail/payloads'
import { causeInWords } from './cause'

export type Job = Selectable<JobTable>

const jobWords: Readonly<Record<string, string>> = {
  documents: 'Make the documents',
  files: 'Remove what was deleted',
  followUp: 'Remind those who did not buy',
  refund: 'Give money back',
  sms: 'Send a text message',
}

/** Jobs as staff see them, with the number of the policy or the quote that each is about. */
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
  const what = whatOf(job)
  return {
    number: id,
    kind,
    about: number ? `${what}: ${number}` : what,
    // a contact that is none leads nowhere
    contact_id: number ? contactOf(job) : null,
    attempts,
    error: causeInWords(last_error),
    created: created.toISOString(),
    run_at: run_at.toISOString(),
    state: dead === null ? 'waiting' : 'failed',
  }
}

function whatOf({ kind, payload }: Job): string {
  const mail = payload['kind']
  if (kind === 'mail' && isMailKind(mail)) return mailJobWords[mail]
  return jobWords[kind] ?? `Work of the kind ${kind}`
}

const contactOf = ({ payload }: Job): string | null =>
  typeof payload['contactId'] === 'string' ? payload['contactId'] : null
