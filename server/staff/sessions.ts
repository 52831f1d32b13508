import { createHash, randomBytes } from 'node:crypto'
import type { StaffUser } from '../../contract/client'
import type { Db } from '../db/database'

/** a working day: who comes back next morning signs in again */
export const sessionSeconds = 12 * 60 * 60

/** @returns the token, which is kept nowhere but in the browser's cookie */
export async function beginSession(db: Db, userId: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expires = new Date(now.getTime() + sessionSeconds * 1000)
  await db.q
    .insertInto('staff_session')
    .values({ token_hash: hashOf(token), user_id: userId, created: now, expires })
    .execute()
  return token
}

export async function endSession(db: Db, tokenHash: string, now: Date): Promise<void> {
  await db.q
    .updateTable('staff_session')
    .set({ revoked: now })
    .where('token_hash', '=', tokenHash)
    .where('revoked', 'is', null)
    .execute()
}

/** Signs somebody out everywhere. @param keep the session that goes on */
export async function endSessionsOf(db: Db, userId: string, now: Date, keep?: string): Promise<void> {
  await db.q
    .updateTable('staff_session')
    .set({ revoked: now })
    .where('user_id', '=', userId)
    .where('revoked', 'is', null)
    .$if(keep !== undefined, (q) => q.where('token_hash', '!=', keep!))
    .execute()
}

export interface Session {
  readonly user: StaffUser
  readonly tokenHash: string
}

/** Whose session a token opens now; null where none. */
export async function sessionOf(db: Db, token: string, now: Date): Promise<Session | null> {
  if (!/^[A-Za-z0-9_-]{43}$/.test(token)) return null
  const tokenHash = hashOf(token)
  const user = await db.q
    .selectFrom('staff_session')
    .innerJoin('staff_user', 'staff_user.id', 'staff_session.user_id')
    .select(['staff_user.id', 'staff_user.name', 'staff_user.email', 'staff_user.role'])
    .where('token_hash', '=', tokenHash)
    .where('revoked', 'is', null)
    .where('disabled', 'is', null)
    .where('expires', '>', now)
    .executeTakeFirst()
  return user ? { user, tokenHash } : null
}

/** Old rows are of no use to anybody. */
export async function forgetOldSessions(db: Db, now: Date): Promise<void> {
  await db.q.deleteFrom('staff_session').where('expires', '<', now).execute()
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
