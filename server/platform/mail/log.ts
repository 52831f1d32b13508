import { type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import type { MailRow } from '../../../contract/client'
import type { Db } from '../db/database'
import { containing } from '../db/patterns'
import type { Database } from '../db/schema'
import type { MailLogTable } from '../db/workTables'
import { causeInWords } from '../jobs/cause'
import { addressIn } from './addresses'

export interface MailQuery {
  /** part of an address or a subject */
  readonly search: string
  readonly state?: MailRow['state'] | undefined
  /** from 1 */
  readonly page: number
  /** rows per page */
  readonly size: number
}

/**
 * The newest messages that a page or a search reads. Partial text has no index, but a hundred thousand rows, several
 * months of mail, are read in a fraction of a second. A complete address has an index and is found at any age.
 */
const mostRead = 100_000

/** Counting stops here: no user turns two hundred pages (openapi.yaml, listMail). */
const maxMatches = 10_000

/** The mail log, newest first. One query returns both the page and the total. */
export async function searchMail(db: Db, { search, state, page, size }: MailQuery) {
  const sought = search.trim()
  const address = addressIn(sought)
  const newest = db.q
    .selectFrom('mail_log')
    .selectAll()
    .$if(state !== undefined, (q) => q.where('state', '=', state!))
    .$if(address !== null, (q) => q.where(({ fn }) => fn('lower', ['recipient']), '=', address!.toLowerCase()))
    .orderBy('id', 'desc')
    .limit(mostRead)
    .as('newest')
  const matches = db.q
    .selectFrom(newest)
    .selectAll()
    .$if(sought !== '' && address === null, (q) => q.where('search', 'like', sql<string>`lower(${containing(sought)})`))
    .orderBy('id', 'desc')
    .limit(maxMatches)
  const many = sql<number>`(select count(*) from found)`
  const rows = await db.q
    .with(
      (cte) => cte('found').materialized(),
      () => matches,
    )
    .selectFrom('found')
    .selectAll()
    .select(many.as('total'))
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { rows: rows.map(mailRow), total: rows[0]?.total ?? (page > 1 ? await totalOf(db, matches) : 0), page, size }
}

/** The total for a page past the end, which has no row to carry it. */
async function totalOf(db: Db, matches: SelectQueryBuilder<Database, never, object>): Promise<number> {
  const { total } = await db.q
    .selectFrom(matches.as('found'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
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
