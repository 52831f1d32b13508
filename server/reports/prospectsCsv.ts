import { sql } from 'kysely'
import { todayIn } from '../../domain/common/dates'
import type { Db } from '../platform/db/database'
import { calendarDateOf } from '../platform/db/dates'
import { byteOrderMark, csvLines } from './csv'

interface Written {
  readonly email: string
  readonly name: string | null
  readonly phone: string | null
  readonly kind: 'customer' | 'prospect'
  readonly event_type: string | null
  /** 2027-06-12 */
  readonly event_day: string | null
  readonly event_state: string | null
  readonly since: Date
}

/**
 * The addresses for prospecting mail (decision 41): customers and prospects, each address once with its latest details,
 * without excluded ones. Sorted by address.
 */
async function mailableProspects(db: Db): Promise<readonly Written[]> {
  const { rows } = await sql<Written>`
    select distinct on (known.email) known.*
    from (
      select
        lower(contact.email) as email,
        case when is_acting then coalesce(nullif(producer, ''), agency) else insured_name end as name,
        case when is_acting then producer_phone else insured_phone end as phone,
        'customer' as kind, event_type, event_day, event_state, policy.created as since
      from contact
        join policy on policy.contact_id = contact.id
        cross join lateral (
          select
            contact.answers ->> 'insurance_producer' = 'True' as is_acting,
            concat_ws(' ', contact.answers ->> 'producer_first_name', contact.answers ->> 'producer_last_name') as producer,
            contact.answers ->> 'producer_agency_name' as agency,
            contact.answers ->> 'producer_phone' as producer_phone,
            contact.answers ->> 'insured_phone' as insured_phone
        ) as said
      where contact.email is not null
      union all
      select
        prospect.email, prospect.name, prospect.phone,
        'prospect', event_type, event_day, event_state, prospect.created
      from prospect left join contact on contact.id = prospect.contact_id
    ) as known
    where not exists (
      select from excluded_customer
      where excluded_customer.list = 'prospecting' and excluded_customer.email = known.email
    )
    order by known.email, known.kind, known.since desc
  `.execute(db.q)
  return rows
}

const columns: readonly (readonly [title: string, cell: (row: Written) => string | null])[] = [
  ['Email', ({ email }) => email],
  ['Name', ({ name }) => name],
  ['Phone', ({ phone }) => phone],
  ['Known as', ({ kind }) => kind],
  ['Event type', ({ event_type }) => event_type],
  ['Event day', ({ event_day }) => event_day && calendarDateOf(event_day)],
  ['State', ({ event_state }) => event_state],
  ['Since', ({ since }) => todayIn(since)],
]

interface ProspectsFile {
  readonly bytes: Buffer
  /** number of addresses */
  readonly count: number
}

/** The prospects as CSV, with formulas made harmless. */
export async function prospectsAsCsv(db: Db): Promise<ProspectsFile> {
  const rows = await mailableProspects(db)
  const lines = [columns.map(([title]) => title), ...rows.map((row) => columns.map(([, cell]) => cell(row)))]
  return { bytes: Buffer.from(byteOrderMark + csvLines(lines)), count: rows.length }
}
