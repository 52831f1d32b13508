import { type Kysely, sql } from 'kysely'

/** Mail that the public requested, stored for a day to enforce its limits. @public */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`create table asked_mail (
      id bigint generated always as identity primary key,
      at timestamptz not null default now(),
      contact_id text,
      recipient text not null,
      caller text not null
    )`)
    .execute(db)
  await sql.raw('create index asked_mail_recipient on asked_mail (recipient, at)').execute(db)
  await sql.raw('create index asked_mail_contact on asked_mail (contact_id, at)').execute(db)
  await sql.raw('create index asked_mail_at on asked_mail (at)').execute(db)
}
