import { type Kysely, sql } from 'kysely'

/** Two businesses may have one address at an event, such as two stalls of one person. @public */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  'create unique index exhibitor_business on exhibitor (event_id, lower(email), lower(business))',
  'drop index exhibitor_email',
]
