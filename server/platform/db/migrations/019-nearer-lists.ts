import { type Kysely, sql } from 'kysely'

/**
 * Indexes for a list of a million contacts. None of them reads `edited`, and a page has room for a second version of its
 * rows, so that an ordinary save changes no index (a heap-only update): the list is sorted by the day of the last change,
 * which changes once a day, and only the rows of a day by the instant. @public
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // the column writes each row anew, which takes a minute or more for a million of them
  'set local statement_timeout = 0',
  'drop index contact_edited',
  'drop index contact_status',
  'alter table contact set (fillfactor = 80)',
  `alter table contact add column edited_day date not null
    generated always as ((edited at time zone 'UTC')::date) stored`,
  'create index contact_edited_day on contact (edited_day desc)',
  'create index contact_status on contact (quote_status, edited_day desc)',
  // the underwriters' queue, the longest-waiting submission first
  `create index contact_referred on contact (((review ->> 'submitted') collate "C"), edited_day desc)
    where quote_status = 'referred'`,
  'create index contact_second_provider on contact (edited_day desc) where is_second_provider',
]
