import { type Kysely, sql } from 'kysely'
import type { Contract } from './contract'

/** Two businesses may have one address at an event, such as two stalls of one person. @public */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  'create unique index exhibitor_business on exhibitor (event_id, lower(email), lower(business))',
  'drop index exhibitor_email',
]

/**
 * Each release adds exhibitors with the event locked and with an ON CONFLICT that names no rule, so none needs the old
 * index; and a row that the old index allows, the new one allows too. @public
 */
export const contract: Contract = {
  unusedSince: '040-producer-pages',
  removes: ['exhibitor.exhibitor_email', 'exhibitor.exhibitor_business'],
}
