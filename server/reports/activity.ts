import { sql } from 'kysely'
import { timeZone } from '../../domain/common/dates'
import type { Db } from '../platform/db/database'

/** The figures per day and event type. */
export type Figure = 'quotes' | 'referrals' | 'declined' | 'sales' | 'cancelled' | 'premium'

export interface ActivityRow {
  readonly figure: Figure
  /** New York day as PostgreSQL writes it */
  readonly day: string
  readonly event_type: string | null
  /** a count; for the written premium, cents */
  readonly amount: number
}

export interface Moments {
  readonly begins: Date
  /** the first moment after the period */
  readonly ends: Date
}

/**
 * All figures between two moments, by day and event type. A quote that is declined or submitted twice on a day counts
 * once.
 */
export async function happenedIn({ q }: Db, { begins, ends }: Moments): Promise<ActivityRow[]> {
  const dayOf = (at: string) => sql`(${sql.ref(at)} at time zone ${sql.lit(timeZone)})::date`
  const within = (at: string) => sql`${sql.ref(at)} >= ${begins} and ${sql.ref(at)} < ${ends}`
  const { rows } = await sql<ActivityRow>`
    with happened (figure, day, contact_id, amount) as (
      select 'quotes', ${dayOf('created')}, id, 1 from contact where ${within('created')}
      union all
      select distinct 'referrals', ${dayOf('at')}, contact_id, 1 from audit
        where action = 'review.submitted' and ${within('at')}
      union all
      select distinct 'declined', ${dayOf('at')}, contact_id, 1 from audit
        where after ->> 'quote_status' = 'declined' and before ->> 'quote_status' is distinct from 'declined'
          and ${within('at')}
      union all
      select 'sales', ${dayOf('created')}, contact_id, 1 from policy where ${within('created')}
      union all
      select 'cancelled', ${dayOf('cancelled')}, contact_id, 1 from policy where ${within('cancelled')}
      union all
      select 'premium', ${dayOf('written')}, contact_id, premium_cents from written_premium where ${within('written')}
    )
    select figure, day, event_type, sum(amount)::bigint as amount
      from happened join contact on contact.id = happened.contact_id
      group by figure, day, event_type`.execute(q)
  return rows
}
