import { type Kysely, sql } from 'kysely'

/**
 * Second factors of staff: an authenticator app with recovery codes, the key that encrypts the app's secret, and
 * passkeys with the challenges that they sign. The tables are new, so an older server runs beside this one. @public
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`create table staff_authenticator (
      user_id text primary key references staff_user,
      secret text,
      since timestamptz,
      last_step int,
      pending text,
      pending_since timestamptz
    )`)
    .execute(db)
  await sql
    .raw(`create table staff_recovery_code (
      user_id text not null references staff_user,
      code_hash text not null,
      used timestamptz,
      primary key (user_id, code_hash)
    )`)
    .execute(db)
  await sql
    .raw(`create table staff_passkey (
      id text primary key,
      user_id text not null references staff_user,
      name text not null,
      public_key bytea not null,
      counter double precision not null,
      transports text not null,
      created timestamptz not null,
      used timestamptz
    )`)
    .execute(db)
  await sql.raw('create index staff_passkey_user on staff_passkey (user_id)').execute(db)
  await sql
    .raw(`create table staff_challenge (
      challenge text not null,
      user_id text references staff_user,
      expires timestamptz not null
    )`)
    .execute(db)
  await sql.raw('create index staff_challenge_value on staff_challenge (challenge)').execute(db)
  await sql
    .raw(`create table encryption_key (
      purpose text primary key,
      file text not null,
      created timestamptz not null default now()
    )`)
    .execute(db)
}
