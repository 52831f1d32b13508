import { type Kysely, sql } from 'kysely'

/**
 * The ledger entries whose documents a mail carries, so that staff see when and to whom a receipt was sent. Mails that
 * staff sent before are known by the number of the entry in their subject. @public
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  'alter table mail_log add column ledger_ids jsonb',
  `update mail_log set ledger_ids = jsonb_build_array(ledger.id)
    from ledger
    where mail_log.kind = 'transactionSent'
      and ledger.contact_id = mail_log.contact_id
      and mail_log.subject like '% ' || ledger.number || ', %'`,
]
