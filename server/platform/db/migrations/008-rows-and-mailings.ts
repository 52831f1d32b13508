import { type Kysely, sql } from 'kysely'

/**
 * Versions for rows that two members of staff may change at once, unsubscribe links for mailings, and an end to mail
 * retention. @public
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  ...['excluded_customer', 'policy_fee_adjustment', 'staff_user', 'signature'].map(
    (table) => `alter table ${table} add column version int not null default 1`,
  ),
  `create table unsubscribe_link (
    token_hash text primary key,
    list text not null check (list in ('daily', 'prospecting')),
    email text not null check (email = lower(email)),
    created timestamptz not null
  )`,
  // an attachment shared by several messages is stored once, for as long as the last of them
  `create table mail_file (
    key text primary key,
    used timestamptz not null
  )`,
  `create index mail_file_used on mail_file (used)`,
  `create index mail_log_kept on mail_log (created) where content_key is not null`,
]
