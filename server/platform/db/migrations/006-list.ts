/** as server/quotes/search sorts by it */
const sorted = (column: string) => (column === 'insured_name' ? 'lower(insured_name)' : column)

/**
 * What the staff's list is read from stands in the row itself, and the long answers and prices beside it, so that a page
 * is found among a hundred thousand contacts in a fraction of a second.
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
  // these stay in the row, whatever else has to leave it
  ...['search', 'insured_name', 'email', 'event_type', 'event_name', 'event_location_name'].map(
    (column) => `alter table contact alter column ${column} set storage main`,
  ),
  // parts of words are looked up where the database has the means, and else row by row. The extension is the whole database's,
  // so it goes where every schema sees it; another migration may be making it at this moment
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
  // each way round, for what has nothing stands last in both
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
