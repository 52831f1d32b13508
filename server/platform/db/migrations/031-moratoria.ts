import { type Kysely, sql } from 'kysely'

/**
 * Binding moratoria: while one applies, quotes of its area and coverage are priced and cannot be bound (decision record
 * 74). A row is never changed but by lifting it. @public
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table moratorium (
    id text primary key,
    coverages jsonb not null,
    states jsonb not null,
    zips jsonb not null,
    from_day date not null,
    until_day date,
    reason text not null,
    created timestamptz not null,
    created_by text not null,
    lifted timestamptz,
    lifted_by text,
    version int4 not null default 1,
    constraint moratorium_days check (until_day is null or until_day >= from_day),
    constraint moratorium_lifted check ((lifted is null) = (lifted_by is null))
  )`,
  'create index moratorium_open on moratorium (from_day) where lifted is null',
]
