import { type Kysely, sql } from 'kysely'

/** Staff find a payment by the last four digits of its card. @public */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('create index payment_card on payment (cc_last_digits)').execute(db)
}
