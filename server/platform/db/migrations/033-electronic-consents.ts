import { type Kysely, sql } from 'kysely'

/**
 * Consents to electronic records (decision record 76): one row for each signature of the terms, with the text as it was
 * read. A row never changes. @public
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table electronic_consent (
    id int8 generated always as identity primary key,
    contact_id text not null references contact (id),
    version text not null,
    text text not null,
    answer text not null,
    name text not null,
    answers_hash text not null,
    agreed timestamptz not null
  )`,
  'create index electronic_consent_contact on electronic_consent (contact_id)',
]
