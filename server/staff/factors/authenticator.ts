import { generateSecret, generateURI, verify } from 'otplib'
import { brand } from '../../../domain/common/brand'
import { seal, unseal } from '../../platform/crypto/seal'
import { storedKey } from '../../platform/crypto/storedKey'
import type { Services } from '../../platform/services/services'

/* Time-based one-time codes (RFC 6238): six digits, SHA-1 and 30 seconds, which all authenticator apps support. */

/** seconds by which the clock of a phone may differ: one time step each way */
const drift = 30

/** milliseconds in which a new secret has to be confirmed */
const pendingMs = 15 * 60_000

type Clock = Pick<Services, 'db' | 'now'>

/** A code as a user typed it, with the key of the secrets. */
export interface TypedCode {
  readonly code: string
  readonly key: string
}

/** The key of all secrets. It is read before a transaction, because it is a file. */
export const authenticatorKey = (services: Pick<Services, 'db' | 'files' | 'newId'>): Promise<string> =>
  storedKey(services, 'authenticators of staff')
/** The secret of one user is not unsealed for another. */
const purposeOf = (userId: string) => `authenticator of ${userId}`

/** A code that only consists of digits is one of the app; a recovery code has letters. */
export const isAppCode = (code: string) => /^\d{6}$/.test(code.replace(/\s/g, ''))

/** Makes a secret that waits for its first code. @returns it, and the text of its QR code */
export async function beginSecret(
  services: Clock & Pick<Services, 'files' | 'newId'>,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<{ secret: string; uri: string }> {
  const { db, now } = services
  const secret = generateSecret()
  const waiting = { pending: seal(secret, await authenticatorKey(services), purposeOf(id)), pending_since: now() }
  await db.q
    .insertInto('staff_authenticator')
    .values({ user_id: id, ...waiting })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(waiting))
    .execute()
  return { secret, uri: generateURI({ issuer: brand.name, label: email, secret }) }
}

/**
 * Makes the waiting secret the one of the user, if the code is one of it. The code is used up.
 * @returns `none` where no secret waits, or it has waited too long
 */
export async function confirmSecret(
  services: Clock,
  userId: string,
  typed: TypedCode,
): Promise<'confirmed' | 'wrong' | 'none'> {
  const { db, now } = services
  const row = await rowOf(services, userId)
  if (!row?.pending || now().getTime() - row.pending_since!.getTime() > pendingMs) return 'none'
  const step = await stepOf(services.now(), { ...typed, userId, sealed: row.pending, last: null })
  if (step === null) return 'wrong'
  await db.q
    .updateTable('staff_authenticator')
    .set({ secret: row.pending, since: now(), last_step: step, pending: null, pending_since: null })
    .where('user_id', '=', userId)
    .execute()
  return 'confirmed'
}

/** Uses up a code of the user's app. A code of the same or an earlier time step than the last one is refused. */
export async function takeAppCode(services: Clock, userId: string, typed: TypedCode): Promise<boolean> {
  const row = await rowOf(services, userId)
  if (!row?.secret) return false
  const step = await stepOf(services.now(), { ...typed, userId, sealed: row.secret, last: row.last_step })
  if (step === null) return false
  await services.db.q
    .updateTable('staff_authenticator')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .execute()
  return true
}

const rowOf = ({ db }: Clock, userId: string) =>
  db.q.selectFrom('staff_authenticator').selectAll().where('user_id', '=', userId).executeTakeFirst()

interface Given extends TypedCode {
  readonly userId: string
  readonly sealed: string
  /** the time step of the last code */
  readonly last: number | null
}

/** The time step of a code; null for a wrong one. */
async function stepOf(now: Date, { userId, code, key, sealed, last }: Given): Promise<number | null> {
  const token = code.replace(/\s/g, '')
  if (!isAppCode(token)) return null
  const secret = unseal(sealed, key, purposeOf(userId))
  const epoch = Math.floor(now.getTime() / 1000)
  const answer = await verify({ secret, token, epoch, epochTolerance: drift })
  const step = answer.valid && 'timeStep' in answer ? answer.timeStep : null
  return step === null || (last !== null && step <= last) ? null : step
}
