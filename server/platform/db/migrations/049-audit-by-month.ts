import { type Kysely, sql } from 'kysely'
import type { Contract } from './contract'

/**
 * The audit log in one partition for each month, and one for rows of every other time, so that no write is refused.
 * Rows move to their months, so a large log takes a while (docs/operations.md). The release before this one reads and
 * writes the log by its name, with the same columns. `id` still comes from one sequence, so it is unique, although a
 * partitioned table cannot have a unique rule without its month. @public
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

/** No release has named a row of the log by a rule: it becomes one of the month and the number. @public */
export const contract: Contract = { unusedSince: '001-begin', removes: ['audit.audit_pkey'] }

const statements = [
  'set local statement_timeout = 0',
  // in the order of a call, which writes a contact, then jobs, then the log: another order would wait for a call that
  // waits for us
  `do $$ begin
    lock table contact, certificate, desk_charge, policy_link, policy_message, prospect, job in share mode;
    lock table audit in access exclusive mode;
  end $$`,
  'alter table audit rename to audit_whole',
  'alter table audit_whole rename constraint audit_pkey to audit_whole_pkey',
  'alter sequence audit_id_seq rename to audit_whole_id_seq',
  ...['entity', 'actor', 'at', 'contact', 'recipients', 'review', 'declined'].map((name) => `drop index audit_${name}`),
  'create sequence audit_id_seq',
  `create table audit (
    id bigint not null default nextval('audit_id_seq'),
    at timestamptz not null default now(),
    actor text not null,
    entity text not null,
    entity_id text not null,
    action text not null,
    before jsonb,
    after jsonb,
    contact_id text,
    primary key (at, id)
  ) partition by range (at)`,
  'alter sequence audit_id_seq owned by audit.id',
  'create table audit_other partition of audit default',
  // the history of a contact, newest first
  'create index audit_contact on audit (contact_id, at desc, id desc) where contact_id is not null',
  'create index audit_entity on audit (entity_id, entity, at desc)',
  // the log by actor and by action; the rest are most of its rows, and are found by their time
  `create index audit_actor on audit (actor, at desc, id desc) where actor not in ('customer', 'system')`,
  `create index audit_action on audit (action, at desc, id desc) where action <> 'quote.saved'`,
  `create index audit_declined on audit (at) where after ->> 'quote_status' = 'declined'`,
  // the rows with the address of a person
  `create index audit_address on audit (lower(entity_id)) where entity_id like '%@%'`,
  ...['before', 'after'].map(
    (values) => `create index audit_${values}_email on audit (lower(${values} ->> 'email'))
      where ${values} ->> 'email' is not null`,
  ),
  // rows that were written for the month before its partition existed move into it
  `create function make_audit_month(month date) returns boolean language plpgsql
    set timezone = 'UTC' set lock_timeout = '5s' as $$
  declare
    name text := 'audit_' || to_char(month, 'YYYY_MM');
    first timestamptz := date_trunc('month', month);
    next timestamptz := first + interval '1 month';
  begin
    if to_regclass(name) is not null then return false; end if;
    execute format('create table %I (like audit including defaults)', name);
    execute format('with moved as (delete from audit_other where at >= %L and at < %L returning *)
      insert into %I select * from moved', first, next, name);
    execute format('alter table audit attach partition %I for values from (%L) to (%L)', name, first, next);
    return true;
  end $$`,
  // by its owner's rights, since the account of the processes cannot make a table
  `create function make_coming_audit_months() returns int language plpgsql security definer
    set timezone = 'UTC' as $$
  declare
    made int := 0;
    ahead int;
  begin
    -- processes that do this together make each month once
    perform pg_advisory_xact_lock(hashtext('audit_month'));
    for ahead in 0..3 loop
      if make_audit_month((date_trunc('month', now()) + make_interval(months => ahead))::date) then made := made + 1; end if;
    end loop;
    return made;
  end $$`,
  // neither may see that account's temporary tables
  `do $$
  declare
    one text;
  begin
    foreach one in array array['make_audit_month(date)', 'make_coming_audit_months()'] loop
      execute format('alter function %s set search_path = %I, pg_temp', one, current_schema());
    end loop;
  end $$`,
  `do $$
  declare
    month date;
  begin
    for month in select distinct date_trunc('month', at at time zone 'UTC')::date from audit_whole loop
      perform make_audit_month(month);
    end loop;
    perform make_coming_audit_months();
  end $$`,
  `insert into audit (id, at, actor, entity, entity_id, action, before, after, contact_id)
    select id, at, actor, entity, entity_id, action, before, after, contact_id from audit_whole`,
  `select setval('audit_id_seq', last_value, is_called) from audit_whole_id_seq`,
  'drop table audit_whole',
  // an erasure finds the rows of a person without reading whole tables
  'create index contact_email on contact (lower(email))',
  ...['contactId', 'email'].map((name, i) => {
    const value = i === 0 ? `(payload ->> '${name}')` : `lower(payload ->> '${name}')`
    return `create index job_${name.toLowerCase()} on job (${value}) where payload ->> '${name}' is not null`
  }),
  ...['certificate', 'desk_charge', 'policy_link', 'policy_message', 'prospect'].map(
    (table) => `create index ${table}_contact on ${table} (contact_id)`,
  ),
]
