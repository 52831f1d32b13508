import { sql } from 'kysely'
import type { Db } from '../db/database'
import { Problem } from '../problem'

/** How many mails with a quote the public may cause in 24 hours: anybody with a link could write to strangers through us. */
const mostMailsADay = { ofQuote: 10, toAddress: 5 } as const

/** As the audit names it; what it counts by. */
export const quoteEmailRequested = 'quoteEmail.requested'

/**
 * Within the transaction that sends: counts what the public has asked for so far, one asking after the other.
 * @throws Problem 429 where these recipients would be too many
 */
export async function checkLimits(db: Db, contactId: string, recipients: readonly string[]): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${quoteEmailRequested}))`.execute(db.q)
  const { rows } = await sql<{ entity_id: string; recipient: string }>`
    select entity_id, lower(recipient) as recipient
    from audit, jsonb_array_elements_text(after -> 'recipients') as recipient
    where action = ${sql.lit(quoteEmailRequested)} and actor = 'customer' and at > now() - interval '24 hours'
      and (entity_id = ${contactId} or lower(recipient) = any(${recipients.map((one) => one.toLowerCase())}))
  `.execute(db.q)
  if (rows.filter((row) => row.entity_id === contactId).length + recipients.length > mostMailsADay.ofQuote) {
    throw tooMany(`A quote can be emailed ${mostMailsADay.ofQuote} times a day. Try again tomorrow.`)
  }
  const full = recipients.find(
    (one) => rows.filter(({ recipient }) => recipient === one.toLowerCase()).length >= mostMailsADay.toAddress,
  )
  if (full !== undefined) throw tooMany(`${full} was sent enough quotes today. Try again tomorrow.`)
}

const tooMany = (message: string) => new Problem(429, message, { errors: { emails: message } })
