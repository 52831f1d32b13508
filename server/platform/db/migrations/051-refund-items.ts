import { type Kysely, sql } from 'kysely'

/** Refunds that wait for staff are work items, one for each contact; those that wait already get theirs. @public */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

/** 128 random bits, as every id that the server makes */
const newId = `rtrim(translate(encode(uuid_send(gen_random_uuid()), 'base64'), '+/', '-_'), '=')`

const statements = [
  'alter table work_item drop constraint work_item_kind_check',
  `alter table work_item add constraint work_item_kind_check
    check (kind in ('claim', 'message', 'rainRequest', 'task', 'approval', 'screening', 'refund'))`,
  `create index work_item_refund on work_item (contact_id) where kind = 'refund' and state = 'open'`,
  `insert into work_item (id, kind, contact_id, subject, name, email, created, edited)
    select ${newId}, 'refund', contact_id,
      'Refund of $' || to_char(sum(amount_cents) / 100.0, 'FM999,999,990.00') || ' due',
      (select insured_name from contact where contact.id = refund.contact_id), null, min(created), min(created)
    from refund
    where state = 'failed' or (state = 'owed' and payment_id is null)
    group by contact_id`,
]
