import { answersHash } from '../crypto/hash'
import { hashOf, seal, unseal } from '../crypto/seal'
import type { Db } from '../db/database'
import { idempotencyKeyReused } from '../problems/problem'

interface IdempotentRequest {
  /** the caller's Idempotency-Key */
  readonly key: string
  /** the whole request; the key is valid for this request only */
  readonly request: Readonly<Record<string, unknown>>
  /** the caller; no one else receives the stored response, even with the key */
  readonly actor: string
  readonly at: Date
}

/** Whether a request under this key has its response: repeating it changes nothing. */
export async function isAnswered(db: Db, key: string): Promise<boolean> {
  const known = await db.q
    .selectFrom('kept_answer')
    .select('idempotency_key')
    .where('idempotency_key', '=', hashOf(key))
    .executeTakeFirst()
  return known !== undefined
}

/**
 * Runs a request once per key, in a transaction that has locked its subject. A repeated request returns the first
 * response, to the byte. Errors are not stored, because a retry may succeed.
 * @throws Problem 422 where the key belongs to another request or caller
 */
export async function onceUnder<Answer>(
  db: Db,
  { key, request, actor, at }: IdempotentRequest,
  work: () => Promise<Answer>,
) {
  const [keyHash, requestHash] = [hashOf(key), answersHash({ request, actor })]
  const known = await db.q
    .selectFrom('kept_answer')
    .selectAll()
    .where('idempotency_key', '=', keyHash)
    .executeTakeFirst()
  if (known && known.request_hash !== requestHash) throw idempotencyKeyReused()
  if (known) return JSON.parse(unseal(known.answer, key)) as Answer
  const answer = JSON.stringify(await work())
  const stored = await db.q
    .insertInto('kept_answer')
    .values({ idempotency_key: keyHash, request_hash: requestHash, answer: seal(answer, key), created: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  // a concurrent request was first with this key, and this one rolls back
  if (stored.numInsertedOrUpdatedRows !== 1n) throw idempotencyKeyReused()
  return JSON.parse(answer) as Answer
}
