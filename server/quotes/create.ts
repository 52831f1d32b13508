import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { FormPayload } from '../../contract/client'
import { firstStatus } from '../../machines/lifecycle/lifecycle.transition'
import type { Contact } from '../contacts/contact'
import { audit } from '../platform/audit/audit'
import { actorOf, type Caller } from '../platform/services/caller'
import { readAnswers, wholeAnswers } from './answers'
import { expiryOf } from './expiration'
import { type QuoteOrigin, quoteOriginOf } from './origin'
import { quoteFacts } from './quoteFacts'
import { type SaveServices, saveAnswers } from './save'

export interface NewQuoteRequest {
  /** as sent by the caller; it opens the quote, so only its hash is stored */
  readonly key: string
  readonly body: FormPayload
  readonly caller: Caller
}

/**
 * Returns the quote that was started under the key, whatever the body says, or starts a new one with the body's
 * answers.
 * @throws Problem 403 for a version that the caller may not choose, 422 for answers that break a rule of their own
 */
export async function beginQuote(services: SaveServices, { key, body, caller }: NewQuoteRequest): Promise<Contact> {
  const { db } = services
  const keyHash = createHash('sha256').update(key).digest('hex')
  const known = await quoteUnder(services, keyHash)
  if (known) return known
  const { coupon: _, fee_changed_by_rep_cents: __, ...wanted } = quoteOriginOf(services, body, caller)
  const given = readAnswers(body)
  return db.tx(async () => {
    const begun = await insert(services, keyHash, caller, wanted)
    // a concurrent call with the same key was faster
    if (!begun) return (await quoteUnder(services, keyHash))!
    const { id, quote_number } = begun
    await audit(db, {
      actor: actorOf(caller),
      entity: 'contact',
      entityId: id,
      action: 'quote.begun',
      after: { quote_number, ...wanted },
    })
    return saveAnswers(services, { contact: begun, given, caller, isTaken: true })
  })
}

const quoteUnder = ({ db }: SaveServices, keyHash: string): Promise<Contact | undefined> =>
  db.q.selectFrom('contact').selectAll().where('idempotency_key', '=', keyHash).executeTakeFirst()

async function insert(
  { db, now }: SaveServices,
  keyHash: string,
  caller: Caller,
  wanted: Omit<QuoteOrigin, 'coupon' | 'fee_changed_by_rep_cents'>,
): Promise<Contact | undefined> {
  const { number } = await db.q
    .selectNoFrom(sql<number>`nextval('quote_number')`.as('number'))
    .executeTakeFirstOrThrow()
  return db.q
    .insertInto('contact')
    .values({
      id: randomBytes(16).toString('base64url'),
      idempotency_key: keyHash,
      created: now(),
      edited: now(),
      expires: expiryOf(wholeAnswers({}, quoteFacts(wanted)), now()),
      record_owner: caller.kind === 'staff' ? caller.user.email : null,
      quote_number: `Q-${number}`,
      quote_status: firstStatus,
      ...wanted,
      answers: '{}',
      reasons: '[]',
      search: `q-${number}`,
    })
    .onConflict((taken) => taken.column('idempotency_key').doNothing())
    .returningAll()
    .executeTakeFirst()
}
