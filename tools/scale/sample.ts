import { sql } from 'kysely'
import type { Db } from '../../server/platform/db/database'
import { monthsBefore } from './fill'
import { busyContacts, contactId, emailOf, type Month } from './rows'

export interface SampleContact {
  readonly id: string
  readonly email: string
}

/** The months with which the log was filled. */
export async function filledMonths(db: Db): Promise<readonly Month[]> {
  const { rows } = await sql<{ day: Date; rows: number }>`select day, rows from scale_fill`.execute(db.q)
  return monthsBefore(rows[0]!.day, rows[0]!.rows)
}

/** Contacts of chance among all of the log, each with its row, which the history needs. */
export function someContacts(db: Db, months: readonly Month[], count: number): Promise<readonly SampleContact[]> {
  const last = months.at(-1)!
  const all = last.contactsBefore + last.contacts
  const numbers = Array.from({ length: count }, () => Math.floor(Math.random() * all))
  return contactsOf(
    db,
    numbers.map((number) => [number, createdOf(months, number)]),
  )
}

/** A contact's first row follows from its number. */
function createdOf(months: readonly Month[], number: number): Date {
  const month = months.findLast(({ contactsBefore }) => contactsBefore <= number)!
  const [begins, ends] = [Date.parse(month.begins), Date.parse(month.ends)]
  return new Date(begins + ((ends - begins) * (number - month.contactsBefore)) / month.contacts)
}

/** The contacts with the longest histories, from the first month on. */
export const busiestContacts = (db: Db, months: readonly Month[], count: number) =>
  contactsOf(
    db,
    Array.from({ length: Math.min(count, busyContacts) }, (_, i) => [-1 - i, new Date(months[0]!.begins)]),
  )

async function contactsOf(
  db: Db,
  wanted: readonly (readonly [number: number, created: Date])[],
): Promise<readonly SampleContact[]> {
  const rows = JSON.stringify(wanted.map(([n, created]) => ({ n, created })))
  const result = await sql<SampleContact>`
    insert into contact (id, idempotency_key, created, quote_number, quote_status, rating_plan, answers, reasons,
      search, email)
    select distinct on (n) ${sql.raw(contactId('n'))}, 'scale-' || n, created, 'Q-' || n, 'quoted', '2026-11-20', '{}',
      '[]', 'q-' || n, ${sql.raw(emailOf('n'))}
    from json_to_recordset(${rows}) as wanted (n bigint, created timestamptz)
    on conflict (idempotency_key) do update set created = excluded.created
    returning id, email`.execute(db.q)
  return result.rows
}
