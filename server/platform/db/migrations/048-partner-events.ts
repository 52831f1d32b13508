import { type Kysely, sql } from 'kysely'

/** The events of one partner in their order, for the partner that reads them. @public */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index webhook_event_partner on webhook_event (partner, created, id)`.execute(db)
}
