import { sql } from 'kysely'
import type { Db } from '../db/database'
import { Problem } from '../problem'

/** How much the public may cause us to send in 24 hours: anybody with a link could write to strangers through us. */
const mostADay = { ofQuote: 10, toAddress: 5 } as const

interface Asked {
  /** null for what belongs to no quote */
  readonly contactId: string | null
  /** e-mail addresses, or numbers */
  readonly recipients: readonly string[]
  /** of the body, at which a refusal is told */
  readonly field: string
}

/**
 * Within the transaction that sends: counts what the public has asked for so far by the recipients that the audit names,
 * one asking after the other. The caller writes the audit row that counts the next time.
 * @throws Problem 429 where these recipients would be too many
 */
export async function checkLimits(db: Db, { contactId, recipients, field }: Asked): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('recipients'))`.execute(db.q)
  const { rows } = await sql<{ entity: string; entity_id: string; recipient: string }>`
    select entity, entity_id, lower(recipient) as recipient
    from audit, jsonb_array_elements_text(after -> 'recipients') as recipient
    where jsonb_exists(after, 'recipients') and actor = 'customer' and at > now() - interval '24 hours'
      and (entity_id = ${contactId ?? ''} or lower(recipient) = any(${recipients.map((one) => one.toLowerCase())}))
  `.execute(db.q)
  const ofQuote = rows.filter((row) => row.entity === 'contact' && row.entity_id === contactId)
  if (contactId !== null && ofQuote.length + recipients.length > mostADay.ofQuote) {
    throw tooMany(field, `A quote can be sent ${mostADay.ofQuote} times a day. Try again tomorrow.`)
  }
  const full = recipients.find(
    (one) => rows.filter(({ recipient }) => recipient === one.toLowerCase()).length >= mostADay.toAddress,
  )
  if (full !== undefined) throw tooMany(field, `${full} was written to often enough today. Try again tomorrow.`)
}

const tooMany = (field: string, message: string) => new Problem(429, message, { errors: { [field]: message } })
