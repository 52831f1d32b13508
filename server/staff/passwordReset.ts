import { randomUUID } from 'node:crypto'
import type { StaffUser } from '../../contract/client'
import { isStoredEmail } from '../../domain/common/email'
import { messages } from '../../domain/common/messages'
import { audit } from '../platform/audit/audit'
import { hashOf, newToken } from '../platform/crypto/seal'
import type { Db } from '../platform/db/database'
import { normalEmail } from '../platform/mail/addresses'
import { checkLimits } from '../platform/mail/limits'
import { notFound, wrongAnswers } from '../platform/problems/problem'
import type { Caller } from '../platform/services/caller'
import type { Services } from '../platform/services/services'
import { lockAccount, storeOwnPassword } from './accounts'
import { assertAcceptable } from './newPassword'
import { hashPassword } from './passwords'
import { endSessionsOf } from './sessions'

/** minutes for which a link works */
export const resetMinutes = 30

/**
 * Queues the job that looks for the account and mails its link, so that neither the response nor its timing reveals
 * whether there is one. The job makes the link, so its time begins when it is sent.
 * @throws Problem 422 at `email`, 429 where the caller has requested too many
 */
export async function requestReset(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  address: string,
  caller: Caller,
): Promise<void> {
  const email = normalEmail(address)
  if (!isStoredEmail(email)) throw wrongAnswers({ email: messages.email('Email') })
  await db.tx(async () => {
    const due = await checkLimits(db, caller, { contactId: null, recipients: [email], field: 'email' })
    await jobs.enqueue('mail', { kind: 'passwordReset', email, occasion: randomUUID() }, undefined, due)
  })
}

/** The account whose password may be reset at this address; null for an unknown or a closed one. */
export async function resettable(
  { db }: Pick<Services, 'db'>,
  email: string,
): Promise<Pick<StaffUser, 'id' | 'email'> | null> {
  const account = await db.q
    .selectFrom('staff_user')
    .select(['id', 'email'])
    .where('email', '=', normalEmail(email))
    .where('disabled', 'is', null)
    .executeTakeFirst()
  return account ?? null
}

/** Makes a link to the page for a new password. Only the letter has its token; the database stores a hash. */
export async function makeResetLink(
  { db, config, now }: Pick<Services, 'db' | 'config' | 'now'>,
  { id, email }: Pick<StaffUser, 'id' | 'email'>,
): Promise<string> {
  const token = newToken()
  const expires = new Date(now().getTime() + resetMinutes * 60_000)
  await db.tx(async () => {
    await db.q
      .insertInto('password_reset')
      .values({ token_hash: hashOf(token), user_id: id, created: now(), expires })
      .execute()
    await audit(db, {
      actor: 'system',
      entity: 'staff_user',
      entityId: id,
      action: 'password.linkSent',
      after: { email },
    })
  })
  return `${config.baseUrl}/quote/admin/reset?token=${token}`
}

interface Reset {
  readonly token: string
  readonly new_password: string
}

/**
 * Replaces the password of a link's account, ends all its links and sessions, and mails its user that this was done.
 * @returns the account
 * @throws Problem 404 for a link that does not work, 422 at `new_password`
 */
export async function resetPassword(
  services: Pick<Services, 'db' | 'now' | 'jobs'>,
  { token, new_password }: Reset,
): Promise<Pick<StaffUser, 'id' | 'email'>> {
  const { db, now, jobs } = services
  // before the password, which costs a tenth of a second of the processor
  const owner = await accountOfLink(services, token)
  const { id } = owner
  assertAcceptable(new_password, null, owner)
  const hash = await hashPassword(new_password)
  return db.tx(async () => {
    await lockAccount(db, id)
    // another call may have used the link, or an administrator have closed the account, until the lock
    const { email } = await accountOfLink(services, token)
    await storeOwnPassword(db, { id, email }, { hash, now: now() })
    await endSessionsOf(db, id, now())
    await jobs.enqueue('mail', {
      kind: 'passwordReplaced',
      userId: id,
      at: now().toISOString(),
      occasion: randomUUID(),
    })
    return { id, email }
  })
}

async function accountOfLink({ db, now }: Pick<Services, 'db' | 'now'>, token: string) {
  const account = await db.q
    .selectFrom('password_reset')
    .innerJoin('staff_user', 'staff_user.id', 'password_reset.user_id')
    .select(['staff_user.id', 'staff_user.email', 'staff_user.name'])
    .where('token_hash', '=', hashOf(token))
    .where('password_reset.expires', '>', now())
    .where('disabled', 'is', null)
    .executeTakeFirst()
  if (!account) throw notFound('link')
  return account
}

/** Finds out whether a link works, and uses nothing up. @throws Problem 404 */
export async function assertResetLink(services: Pick<Services, 'db' | 'now'>, token: string): Promise<void> {
  await accountOfLink(services, token)
}

/** Deletes expired links. */
export async function forgetOldResets(db: Db, now: Date): Promise<void> {
  await db.q.deleteFrom('password_reset').where('expires', '<', now).execute()
}
