import { sql } from 'kysely'
import type { Db } from '../../../server/platform/db/database'

export interface Many {
  readonly contacts: number
  readonly letters: number
  /** letters of the contact with the most */
  readonly lettersOfOne: number
}

/** The contact with the most letters. */
export const busyContact = idOf(1)

function idOf(number: number) {
  return `c${String(number).padStart(21, '0')}`
}

const first = ['Jordan', 'Casey', 'Robin', 'Alex', 'Sam', 'Taylor', 'Morgan', 'Jamie', 'Avery', 'Riley', 'Zoë', 'Ana']
const last = ['Sample', 'Example', 'Specimen', 'Łukasiewicz', 'Rivera', 'Meadows', 'Hall', 'Barnes', 'Young', 'Kim']
const positions = ['Sample Meadow Barn', 'Riverside Example Hall', 'Specimen Garden', 'Harbor Sample House', 'Old Mill']
const types = ['Wedding', 'Baby Shower', 'Birthday Party', 'Conference', 'Bazaar', 'Reunion', 'Festival']
const statuses = [
  ...Array(8).fill('expired'),
  ...Array(4).fill('quoted'),
  ...Array(3).fill('purchased'),
  'draft',
  'draft',
  'referred',
  'declined',
  'cancelled',
]
const steps = ['eventDetails', 'coverage', 'underwriting', 'quoteSummary', 'insured', 'location', 'terms']

const listOf = (all: readonly string[]) => sql`(array[${sql.join(all)}]::text[])`
const one = (all: readonly string[], by: string) => sql`${listOf(all)}[1 + (${sql.raw(by)}) % ${sql.lit(all.length)}]`

/**
 * Adds contacts, copied from the existing quotes with their answers and full-length prices. Their dates cover two
 * years, with the newest in the minute before `now`.
 */
export async function seedContacts({ q }: Db, { contacts }: Pick<Many, 'contacts'>, now: Date): Promise<void> {
  await sql`
    insert into contact (id, idempotency_key, version, created, edited, expires, record_owner, quote_number, quote_status,
      policy_number, hcc_pricing_version, rating_plan, answers, reasons, price, search, insured_name, email, event_type,
      event_name, event_day, event_location_name, event_state, is_second_provider, step)
    select
      'c' || lpad(i::text, 21, '0'), 'key-' || i, 3,
      ${now}::timestamptz - (i * 631 || ' seconds')::interval,
      ${now}::timestamptz - (i * 601 || ' seconds')::interval,
      ${now}::timestamptz + interval '60 days',
      case when i % 3 = 0 then 'rep.' || i % 20 || '@example.com' end,
      'Q-' || 300000 + i, status,
      case when status in ('purchased', 'cancelled') then 'MQE-' || lpad((900000 + i)::text, 7, '0') end,
      9, '2026-10-01', pattern.answers, '[]', pattern.price,
      lower(concat_ws(' ', 'Q-' || 300000 + i,
        case when status in ('purchased', 'cancelled') then 'MQE-' || lpad((900000 + i)::text, 7, '0') end,
        name, mail, 'Sample event ' || i, type, place)),
      name, mail, type, 'Sample event ' || i, ${now}::date + (i * 7919 % 900 - 500), place, 'TX', i % 11 = 0,
      ${one(steps, 'i / 3')}
    from (
      select i, ${one(first, 'i')} || ' ' || ${one(last, 'i / 7')} as name,
        'person.' || i || '@' || ${one(['example.com', 'mail.example.org', 'sample.example'], 'i / 5')} as mail,
        ${one(types, 'i / 2')} as type, ${one(positions, 'i / 11')} as place, ${one(statuses, 'i / 13')} as status
      from generate_series(1, ${contacts}::int) as i
    ) as person
    cross join (select answers, price from contact where price is not null order by length(answers::text) desc limit 1) as pattern`.execute(
    q,
  )
  await sql`
    insert into policy (policy_number, contact_id, created, answers, price, transaction_id, cancelled)
      select policy_number, id, created + interval '1 hour', '{}', '{}', 'T-' || id,
        case when quote_status = 'cancelled' then edited end
      from contact where id like 'c0%' and policy_number is not null`.execute(q)
  await sql`
    insert into ledger (contact_id, kind, charged_cents, paid_cents, transaction_id, number, created)
      select id, 'salesReceipt', amount_due_cents, amount_due_cents, 'T-' || id, 'X-' || id, created + interval '1 hour'
      from contact where id like 'c0%' and policy_number is not null`.execute(q)
  await sql`
    insert into audit (at, actor, entity, entity_id, contact_id, action, before, after)
      select created + (k || ' minutes')::interval, 'customer', 'contact', id, id,
        case when k = 4 and quote_status = 'referred' then 'review.submitted' else 'quote.saved' end,
        '{"quote_status": "draft"}',
        jsonb_build_object('quote_status', case when k = 4 then quote_status else 'draft' end)
      from contact, generate_series(1, 4) as k where id like 'c0%'`.execute(q)
}

/** Adds letters, spread over all contacts, with many for the busy one. One of 500 has failed. */
export async function seedLetters({ q }: Db, { contacts, letters, lettersOfOne }: Many, now: Date): Promise<void> {
  await sql`
    insert into mail_log (contact_id, kind, recipient, subject, message_id, state, error, created, sent)
    select
      case when i % ${Math.floor(letters / lettersOfOne)}::int = 0 then ${busyContact}
        else 'c' || lpad((1 + i % ${contacts}::int)::text, 21, '0') end,
      ${one(['purchase', 'quote', 'documents', 'review'], 'i')},
      'person.' || 1 + i % ${contacts}::int || '@example.com',
      ${one(['Your event is insured: policy MQE-', 'Your quote Q-', 'Your documents for Q-', 'We have your request Q-'], 'i')}
        || 300000 + i % ${contacts}::int,
      '<' || i || '@example.com>',
      case when i % 500 = 0 then 'failed' else 'sent' end,
      case when i % 500 = 0 then '550 No such user' end,
      ${now}::timestamptz - ((${letters}::int - i) * 30 || ' seconds')::interval,
      ${now}::timestamptz - ((${letters}::int - i) * 30 || ' seconds')::interval
    from generate_series(1, ${letters}::int) as i`.execute(q)
}

/** Brings the tables to their state after an autovacuum. */
export const settle = ({ q }: Db) =>
  Promise.all(
    ['contact', 'mail_log', 'audit', 'policy', 'ledger'].map((table) =>
      sql`vacuum analyze ${sql.id(table)}`.execute(q),
    ),
  )
