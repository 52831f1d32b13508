import { type Kysely, sql } from 'kysely'

/** How many visits had at most this value of a measure of speed, by step and day, without any identity. @public */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`create table page_speed (
      day date not null,
      step text not null,
      measure text not null check (measure in ('inp', 'lcp', 'cls', 'transition')),
      at_most int not null check (at_most > 0),
      visits int not null check (visits > 0),
      primary key (day, step, measure, at_most)
    )`)
    .execute(db)
}
