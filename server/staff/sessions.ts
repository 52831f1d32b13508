import { hash } from 'node:crypto'
import fastifyCookie from '@fastify/cookie'
import type { StaffUser } from '../../contract/client'
import type { Proof } from '../../domain/staff/accounts'
import type { Config } from '../platform/config/config'
import { hashOf, newToken } from '../platform/crypto/seal'
import type { Db } from '../platform/db/database'
import type { Caller } from '../platform/services/caller'
import type { Services } from '../platform/services/services'
import { mustEnroll } from './factors/required'

/** a working day, so that staff sign in again the next morning */
const sessionSeconds = 12 * 60 * 60

/** milliseconds for which a recorded use counts as the present one, so that a row is not written for each call */
const useMs = 60_000

interface Beginning {
  readonly browser?: string | null
  readonly proof?: Proof
}

/** @returns the token, which only the browser's cookie stores */
export async function beginSession(
  db: Db,
  userId: string,
  now: Date,
  { browser = null, proof = 'password' }: Beginning = {},
): Promise<string> {
  const token = newToken()
  const expires = new Date(now.getTime() + sessionSeconds * 1000)
  await db.q
    .insertInto('staff_session')
    .values({ token_hash: hashOf(token), user_id: userId, created: now, used: now, expires, browser, proof })
    .execute()
  return token
}

/** Notes that a session is used, at most once a minute. Calls that pages repeat by themselves are no use. */
export async function recordUse({ db, now }: Pick<Services, 'db' | 'now'>, caller: Caller): Promise<void> {
  if (caller.kind !== 'staff') return
  const at = now()
  if (at.getTime() - caller.used.getTime() < useMs) return
  await db.q.updateTable('staff_session').set({ used: at }).where('token_hash', '=', caller.tokenHash).execute()
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

/** A session as its user's pages know it. */
export const toSessionDto = (
  { config }: Pick<Services, 'config'>,
  { user, mustEnroll }: { readonly user: StaffUser; readonly mustEnroll?: boolean },
) => ({ ...user, idle_minutes: config.staffIdleMinutes, ...(mustEnroll && { must_enroll: true }) })

type StaffCaller = Extract<Caller, { kind: 'staff' }>

/** The current session of a token; null for an unknown, an expired or an idle one. */
async function sessionOf(
  { db, config }: Services,
  { token, now }: { readonly token: string; readonly now: Date },
): Promise<Omit<StaffCaller, 'kind' | 'mustEnroll'> | null> {
  if (!/^[A-Za-z0-9_-]{43}$/.test(token)) return null
  const tokenHash = hashOf(token)
  const row = await db.q
    .selectFrom('staff_session')
    .innerJoin('staff_user', 'staff_user.id', 'staff_session.user_id')
    .select(['staff_user.id', 'staff_user.name', 'staff_user.email', 'staff_user.role', 'staff_session.used'])
    .where('token_hash', '=', tokenHash)
    .where('revoked', 'is', null)
    .where('disabled', 'is', null)
    .where('expires', '>', now)
    .where('used', '>', idleSince(config, now))
    .executeTakeFirst()
  if (!row) return null
  const { used, ...user } = row
  return { user, tokenHash, used }
}

/** A session whose last use is not later has ended. */
export const idleSince = ({ staffIdleMinutes }: Pick<Config, 'staffIdleMinutes'>, now: Date) =>
  new Date(now.getTime() - staffIdleMinutes * 60_000)

/** Deletes expired sessions. */
export async function forgetOldSessions(db: Db, now: Date): Promise<void> {
  await db.q.deleteFrom('staff_session').where('expires', '<', now).execute()
}

/**
 * Identifies the caller.
 * @param token the session cookie; an unknown or expired one counts as none
 * @param address the network address of the call
 */
export async function callerOf(services: Services, token: string | undefined, address: string): Promise<Caller> {
  const session = token === undefined ? null : await sessionOf(services, { token, now: services.now() })
  if (!session) return publicCaller(address)
  return { kind: 'staff', ...session, mustEnroll: await mustEnroll(services, session) }
}

export const publicCaller = (address: string): Extract<Caller, { kind: 'public' }> => ({
  kind: 'public',
  from: nameOf(address),
})

const nameOf = (address: string) => hash('sha256', address, 'base64url').slice(0, 22)

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
