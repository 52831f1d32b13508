import { type Kysely, sql } from 'kysely'

/** Notes of staff with their author, and the day of the task that the last one leaves open. @public */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`alter table contact
      add column staff_notes jsonb not null default '[]',
      add column task_day date`)
    .execute(db)
}
