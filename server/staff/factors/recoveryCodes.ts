import { hashOf } from '../../platform/crypto/seal'
import type { Db } from '../../platform/db/database'
import { randomPassword } from '../passwords'

const number = 10

/** As a user types it: with or without hyphens and spaces, in upper or lower case. */
const normal = (code: string) => code.toLowerCase().replace(/[^a-z0-9]/g, '')

/**
 * Replaces the recovery codes of a user. A code has 120 random bits, so a plain hash of it cannot be guessed.
 * @returns the new codes, which nothing stores
 */
export async function replaceRecoveryCodes(db: Db, userId: string): Promise<string[]> {
  const codes = Array.from({ length: number }, randomPassword)
  await deleteRecoveryCodes(db, userId)
  await db.q
    .insertInto('staff_recovery_code')
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashOf(normal(code)) })))
    .execute()
  return codes
}

export async function deleteRecoveryCodes(db: Db, userId: string): Promise<void> {
  await db.q.deleteFrom('staff_recovery_code').where('user_id', '=', userId).execute()
}

/** Uses a code up. @returns false for a code that is wrong, or was used before */
export async function takeRecoveryCode(
  db: Db,
  userId: string,
  { code, now }: { readonly code: string; readonly now: Date },
): Promise<boolean> {
  const taken = await db.q
    .updateTable('staff_recovery_code')
    .set({ used: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashOf(normal(code)))
    .where('used', 'is', null)
    .returning('code_hash')
    .executeTakeFirst()
  return taken !== undefined
}

/** The number of codes that were not used yet. */
export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const unused = db.q.selectFrom('staff_recovery_code').where('user_id', '=', userId).where('used', 'is', null)
  return (await unused.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count
}
