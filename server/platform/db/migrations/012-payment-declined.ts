import { type Kysely, sql } from 'kysely'

/** A declined card has one name: the counts of its two older names are added up under it. @public */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`insert into counted_event (day, step, event, times)
      select day, step, case event when 'purchase.lost' then 'payment.lost' else 'payment.declined' end, sum(times)
      from counted_event where event in ('purchase.refused', 'purchase.excepted', 'purchase.lost')
      group by 1, 2, 3`)
    .execute(db)
  await sql
    .raw(`delete from counted_event where event in ('purchase.refused', 'purchase.excepted', 'purchase.lost')`)
    .execute(db)
}
