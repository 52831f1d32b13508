import { sql } from 'kysely'
import type { Db } from '../db/database'
import { Problem } from '../problems/problem'
import type { Caller } from '../services/caller'

/**
 * Limits on mail requested by the public in 24 hours, because anyone with a link could mail strangers through us. The
 * limit per caller is the lowest, so that nobody uses up another customer's limit.
 */
const mostADay = { ofQuote: 10, toAddressByCaller: 5, toAddress: 30 } as const
const dayMs = 24 * 60 * 60_000

interface MailRequest {
  /** null where it concerns no quote */
  readonly contactId: string | null
  /** email addresses, or phone numbers */
  readonly recipients: readonly string[]
}

/**
 * Checks and counts requested mail, in the transaction that queues it, one request after the other.
 * @param field the request field that an error names
 * @returns when to send it, if other callers have used up an address's limit; null for at once
 * @throws Problem 429 where this caller or quote has reached its limit
 */
export async function checkLimits(
  db: Db,
  caller: Caller,
  { field, ...request }: MailRequest & { readonly field: string },
): Promise<Date | null> {
  if (caller.kind === 'staff') return null
  const { ofQuote, byCaller, toAddress } = await mailCountsOf(db, caller, request)
  if (ofQuote) throw tooMany(field, `A quote can be sent ${mostADay.ofQuote} times a day. Try again tomorrow.`)
  if (byCaller) {
    const message = `${byCaller.recipient} was written to often enough today. Try again tomorrow.`
    throw tooMany(field, message)
  }
  return count(db, caller, request, toAddress)
}

/**
 * The same for mail of business events, such as a claim's: it is never refused, only delayed.
 * @returns when to send mail to the public; null for at once
 */
export async function mailDue(db: Db, caller: Caller, request: MailRequest): Promise<Date | null> {
  if (caller.kind === 'staff') return null
  const { ofQuote, byCaller, toAddress } = await mailCountsOf(db, caller, request)
  const dates = [ofQuote, byCaller?.free ?? null, toAddress].filter((date) => date !== null)
  return count(db, caller, request, dates.length > 0 ? new Date(Math.max(...dates.map(Number))) : null)
}

type Public = Extract<Caller, { kind: 'public' }>

/** For each exhausted limit, when it has room again. */
async function mailCountsOf(db: Db, { from = '' }: Public, { contactId, recipients }: MailRequest) {
  await sql`select pg_advisory_xact_lock(hashtext('recipients'))`.execute(db.q)
  const wanted = recipients.map((one) => one.toLowerCase())
  const rows = await db.q
    .selectFrom('asked_mail')
    .selectAll()
    .where('at', '>', sql<Date>`now() - interval '24 hours'`)
    .where((e) => e.or([e('recipient', 'in', [...wanted, '']), e('contact_id', '=', contactId ?? '')]))
    .orderBy('at')
    .execute()
  const freeOf = (counted: typeof rows, more: number, most: number) => {
    const over = counted.length + more - most
    return over > 0 ? new Date(counted[Math.min(over, counted.length) - 1]!.at.getTime() + dayMs) : null
  }
  const ofQuote = contactId === null ? [] : rows.filter((row) => row.contact_id === contactId)
  const ofCaller = recipients.map((recipient) => {
    const counted = rows.filter((row) => row.recipient === recipient.toLowerCase() && row.caller === from)
    return { recipient, free: freeOf(counted, 1, mostADay.toAddressByCaller) }
  })
  const ofAll = wanted.map((recipient) =>
    freeOf(
      rows.filter((row) => row.recipient === recipient),
      1,
      mostADay.toAddress,
    ),
  )
  return {
    ofQuote: freeOf(ofQuote, wanted.length, mostADay.ofQuote),
    byCaller: ofCaller.find(({ free }) => free !== null) ?? null,
    toAddress: ofAll.find((free) => free !== null) ?? null,
  }
}

async function count(db: Db, { from = '' }: Public, { contactId, recipients }: MailRequest, due: Date | null) {
  const rows = recipients.map((recipient) => ({
    contact_id: contactId,
    recipient: recipient.toLowerCase(),
    caller: from,
    ...(due && { at: due }),
  }))
  if (rows.length > 0) await db.q.insertInto('asked_mail').values(rows).execute()
  return due
}

/** Older requests no longer count. */
export async function deleteOldRequests(db: Db): Promise<void> {
  await db.q.deleteFrom('asked_mail').where('at', '<', sql<Date>`now() - interval '24 hours'`).execute()
}

export const tooMany = (field: string, message: string) => new Problem(429, message, { errors: { [field]: message } })
