import { createHash, randomBytes } from 'node:crypto'
import fastifyCookie from '@fastify/cookie'
import type { StaffUser } from '../../contract/client'
import type { Config } from '../platform/config/config'
import type { Db } from '../platform/db/database'
import type { Caller } from '../platform/services/caller'
import type { Services } from '../platform/services/services'

/** a working day, so that staff sign in again the next morning */
const sessionSeconds = 12 * 60 * 60

/** @returns the token, which only the browser's cookie stores */
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

/** Ends all sessions of an account. @param keep the session that stays */
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

/** The current session of a token; null for an unknown or expired one. */
async function sessionOf(db: Db, token: string, now: Date): Promise<Session | null> {
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

/** Deletes expired sessions. */
export async function forgetOldSessions(db: Db, now: Date): Promise<void> {
  await db.q.deleteFrom('staff_session').where('expires', '<', now).execute()
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/**
 * Identifies the caller.
 * @param token the session cookie; an unknown or expired one counts as none
 * @param address the network address of the call
 */
export async function callerOf({ db, now }: Services, token: string | undefined, address: string): Promise<Caller> {
  const session = token === undefined ? null : await sessionOf(db, token, now())
  return session ? { kind: 'staff', ...session } : { kind: 'public', from: nameOf(address) }
}

const nameOf = (address: string) => createHash('sha256').update(address).digest('base64url').slice(0, 22)

/**
 * The specification's cookie name. Over https it has the `__Host-` prefix, so that a sibling subdomain cannot set it.
 */
export const sessionCookieName = ({ baseUrl }: Pick<Config, 'baseUrl'>) =>
  isHttps(baseUrl) ? '__Host-hcc_token' : 'hcc_token'

const isHttps = (url: string) => url.startsWith('https:')

/** Scripts cannot read the cookie, and other sites cannot make a browser send it. */
const options = ({ baseUrl }: Config) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'strict' as const,
  secure: isHttps(baseUrl),
})

export const sessionCookie = (config: Config, token: string) =>
  fastifyCookie.serialize(sessionCookieName(config), token, { ...options(config), maxAge: sessionSeconds })

export const endedCookie = (config: Config) =>
  fastifyCookie.serialize(sessionCookieName(config), '', { ...options(config), maxAge: 0 })
