import { type Kysely, sql } from 'kysely'

/**
 * Names of quotes and policies that are like an entry of the sanctions list, with the decision of a person (decision record
 * 75). A pair of a name and an entry is looked at once for each contact. @public
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  'alter table work_item drop constraint work_item_kind_check',
  `alter table work_item add constraint work_item_kind_check
    check (kind in ('claim', 'message', 'rainRequest', 'task', 'approval', 'screening'))`,
  `create table screening_match (
    id int8 generated always as identity primary key,
    item_id text not null references work_item (id),
    contact_id text not null references contact (id),
    name text not null,
    name_key text not null,
    role text not null check (role in ('insured', 'additionalInsured', 'payer')),
    entry_id text not null,
    entry_name text not null,
    entry jsonb not null,
    score int4 not null,
    list_version text not null,
    matched timestamptz not null,
    state text not null default 'open' check (state in ('open', 'cleared', 'confirmed')),
    decided timestamptz,
    decided_by text,
    reason text,
    constraint screening_match_once unique (contact_id, name_key, entry_id, entry_name),
    constraint screening_match_decision check ((state = 'open') = (decided is null)),
    constraint screening_match_reason check (state = 'open' or (reason is not null and decided_by is not null))
  )`,
  'create index screening_match_item on screening_match (item_id)',
]
