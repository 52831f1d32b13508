import { type Kysely, sql } from 'kysely'

/**
 * Acts of staff that wait for a second person (decision record 72). The database itself refuses a request that is decided
 * by its requester, and a second open request of a kind. A work item may be an approval; the release before lists it and
 * makes none. @public
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  'alter table work_item drop constraint work_item_kind_check',
  `alter table work_item add constraint work_item_kind_check
    check (kind in ('claim', 'message', 'rainRequest', 'task', 'approval'))`,
  `create table approval_request (
    id text primary key references work_item (id),
    kind text not null check (kind in ('refund', 'credit', 'cancellation', 'terms')),
    contact_id text not null references contact (id),
    call text not null,
    form jsonb not null,
    form_hash text not null,
    key_hash text unique,
    excess_cents int8,
    reasons jsonb not null,
    outcome jsonb not null,
    facts_hash text not null,
    requested_by text not null references staff_user (id),
    requested timestamptz not null,
    expires timestamptz not null,
    state text not null default 'open'
      check (state in ('open', 'approved', 'declined', 'withdrawn', 'superseded', 'expired')),
    decided_by text references staff_user (id),
    decided timestamptz,
    reason text,
    constraint approval_request_two_persons check (decided_by <> requested_by),
    constraint approval_request_decision check ((state in ('approved', 'declined')) = (decided_by is not null)),
    constraint approval_request_end check ((state = 'open') = (decided is null)),
    constraint approval_request_reason check (state <> 'declined' or reason is not null)
  )`,
  `create unique index approval_request_open on approval_request (contact_id, kind) where state = 'open'`,
  'create index approval_request_contact on approval_request (contact_id)',
]
