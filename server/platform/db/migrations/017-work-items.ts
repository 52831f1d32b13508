import { type Kysely, sql } from 'kysely'

/**
 * Claims, messages about policies, rain requests and tasks as work for staff. Those from before are open, because only
 * mailboxes know which of them have an answer. The item of a claim, a message or a rain request has its id; the one task
 * of a contact becomes the first of several. @public
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

/** 128 random bits, as every id that the server makes */
const newId = `rtrim(translate(encode(uuid_send(gen_random_uuid()), 'base64'), '+/', '-_'), '=')`

const statements = [
  `create table work_item (
    id text primary key,
    kind text not null check (kind in ('claim', 'message', 'rainRequest', 'task')),
    contact_id text references contact (id),
    subject text not null,
    name text,
    email text,
    due date,
    state text not null default 'open' check (state in ('open', 'answered', 'closed')),
    owner text,
    version int4 not null default 1,
    created timestamptz not null default now(),
    edited timestamptz not null default now()
  )`,
  'create index work_item_state on work_item (state, kind)',
  'create index work_item_contact on work_item (contact_id)',
  `create table work_item_answer (
    id int8 generated always as identity primary key,
    item_id text not null references work_item (id),
    at timestamptz not null,
    actor text not null,
    name text not null,
    recipient text not null,
    message text not null
  )`,
  'create index work_item_answer_item on work_item_answer (item_id)',
  `insert into work_item (id, kind, contact_id, subject, name, email, created, edited)
    select id, 'claim', contact_id, 'Claim ' || claim_number, name, email, created, created from claim`,
  `insert into work_item (id, kind, contact_id, subject, name, email, created, edited)
    select message.id, 'message', message.contact_id, message.subject, contact.insured_name, contact.email,
      message.created, message.created
    from policy_message as message join contact on contact.id = message.contact_id`,
  `insert into work_item (id, kind, subject, name, email, created, edited)
    select id, 'rainRequest', 'Rain insurance for ' || date, name, email, created, created from rain_request`,
  `insert into work_item (id, kind, contact_id, subject, due, owner, created, edited)
    select ${newId}, 'task', id,
      coalesce((
        select note ->> 'text'
        from jsonb_array_elements(staff_notes) with ordinality as notes (note, number)
        where note ->> 'task_day' = to_char(task_day, 'MM/DD/YYYY')
        order by number desc
        limit 1
      ), 'Come back to this contact.'),
      task_day, record_owner, edited, edited
    from contact
    where task_day is not null`,
  'alter table contact drop column task_day',
]
