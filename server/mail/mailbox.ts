import type { Selectable } from 'kysely'
import type { MailRow } from '../../contract/client'
import type { Db } from '../db/database'
import type { MailLogTable } from '../db/schema'
import { causeInWords } from '../jobs/cause'
import { addressIn } from './addresses'

export interface MailQuery {
  /** part of an address or a subject */
  readonly search: string
  readonly state?: MailRow['state'] | undefined
  /** from 1 */
  readonly page: number
  /** rows a page */
  readonly size: number
}

/**
 * How many of the newest messages a page or a search goes through, and so the most that is counted. There is no index for a
 * part of a text: a hundred thousand rows are read within a fraction of a second, and are what is sent in months. A
 * whole address has its index, and is found however long ago it was written to.
 */
const mostCounted = 100_000

/** The mail log, newest first. */
export async function mailFound(db: Db, { search, state, page, size }: MailQuery) {
  const sought = search.trim()
  const address = addressIn(sought)
  const newest = db.q
    .selectFrom('mail_log')
    .selectAll()
    .$if(state !== undefined, (q) => q.where('state', '=', state!))
    .$if(address !== null, (q) => q.where(({ fn }) => fn('lower', ['recipient']), '=', address!.toLowerCase()))
    .orderBy('id', 'desc')
    .limit(mostCounted)
    .as('newest')
  const found = db.q
    .selectFrom(newest)
    .$if(sought !== '' && address === null, (q) =>
      q.where((e) => e.or([e('recipient', 'ilike', pattern(sought)), e('subject', 'ilike', pattern(sought))])),
    )
  const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await found
    .selectAll()
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { rows: rows.map(mailRow), total, page, size }
}

export const mailRow = (row: Selectable<MailLogTable>): MailRow => ({
  number: row.id,
  contact_id: row.contact_id,
  kind: row.kind,
  recipient: row.recipient,
  subject: row.subject,
  state: row.state,
  error: causeInWords(row.error),
  created: row.created.toISOString(),
  sent: row.sent?.toISOString() ?? null,
})

/** What is typed is looked for as it is. */
const pattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`
