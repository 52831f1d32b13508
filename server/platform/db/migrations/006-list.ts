/** the expression by which server/quotes/search sorts */
const sorted = (column: string) => (column === 'insured_name' ? 'lower(insured_name)' : column)

/**
 * Columns for the contact list, kept small: the row holds them, while the long answers and prices move out of line. So
 * a page is found among a hundred thousand contacts in a fraction of a second.
 */
export const listStatements = [
  `alter table contact
    add column insured_name text,
    add column email text,
    add column event_type text,
    add column event_name text,
    add column event_day date,
    add column event_location_name text,
    add column event_state text,
    add column is_second_provider boolean not null default false,
    add column step text not null default 'eventDetails',
    add column amount_due_cents bigint
      generated always as (round((price #>> '{pricing_detail,amount_due}')::numeric * 100)) stored`,
  `alter table contact set (toast_tuple_target = 512)`,
  // these stay in the row, whatever else is moved out of line
  ...['search', 'insured_name', 'email', 'event_type', 'event_name', 'event_location_name'].map(
    (column) => `alter table contact alter column ${column} set storage main`,
  ),
  // a trigram index where the extension is available, else a scan; the extension belongs to the whole database, so it
  // goes into a schema that all can see, and a concurrent migration may be creating it
  `do $$
    begin
      begin
        create extension if not exists pg_trgm with schema public;
      exception when others then null;
      end;
      if exists (select from pg_extension where extname = 'pg_trgm') then
        execute (
          select format('create index contact_search on contact using gin (search %I.gin_trgm_ops)', nspname)
          from pg_extension join pg_namespace on pg_namespace.oid = extnamespace where extname = 'pg_trgm'
        );
      end if;
    end
  $$`,
  `create index contact_created on contact (created)`,
  `drop index contact_event_day`,
  // one index per direction, because nulls come last in both
  ...['event_day', 'event_type', 'insured_name', 'amount_due_cents'].flatMap((column) => [
    `create index contact_${column} on contact (${sorted(column)}, id desc)`,
    `create index contact_${column}_down on contact (${sorted(column)} desc nulls last, id)`,
  ]),
  `alter table mail_log
    add column search text not null generated always as (lower(recipient || ' ' || subject)) stored`,
  `create index policy_created on policy (created)`,
  `create index policy_cancelled on policy (cancelled) where cancelled is not null`,
  `create index ledger_created on ledger (created)`,
  `create index audit_review on audit (at) where action = 'review.submitted'`,
  `create index audit_declined on audit (at) where after ->> 'quote_status' = 'declined'`,
]
