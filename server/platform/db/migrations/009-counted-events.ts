import { type Kysely, sql } from 'kysely'

/** Event counts by name, step and day, without any identity. @public */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`create table counted_event (
      day date not null,
      step text not null,
      event text not null,
      times int not null check (times > 0),
      primary key (day, step, event)
    )`)
    .execute(db)
}
