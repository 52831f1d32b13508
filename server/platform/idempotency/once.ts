import { answersHash } from '../crypto/hash'
import { hashOf, seal, unseal } from '../crypto/seal'
import type { Db } from '../db/database'
import { idempotencyKeyReused } from '../problems/problem'

interface IdempotentRequest {
  /** the caller's Idempotency-Key */
  readonly key: string
  /** all that was asked for, so that the key stands for nothing else */
  readonly request: Readonly<Record<string, unknown>>
  /** who asks: nobody else is told what they were told, whatever they know of the key */
  readonly actor: string
  readonly at: Date
}

/**
 * Does something once under its key, in a transaction that has locked what it is about; whoever asks again is told the
 * first answer to the byte. A refusal is not kept: it may be right the next time.
 * @throws Problem 422 where the key was used for something else, or by somebody else
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
  // somebody else's request came first with this key, and nothing of this one is kept
  if (stored.numInsertedOrUpdatedRows !== 1n) throw idempotencyKeyReused()
  return JSON.parse(answer) as Answer
}
