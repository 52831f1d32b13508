import { wrongAnswers } from '../platform/problems/problem'
import type { Services } from '../platform/services/services'
import { lockAccount, storeOwnPassword } from './accounts'
import { queueSignInChanged } from './factors/notice'
import { assertAcceptable } from './newPassword'
import { hashPassword, isPassword } from './passwords'
import { endSessionsOf, type Session } from './sessions'

interface Passwords {
  readonly password: string
  readonly new_password: string
}

/**
 * Changes the caller's own password, signs out all other sessions of the account, and mails its user that this was done.
 * @throws Problem 422 by field
 */
export async function changeOwnPassword(
  services: Pick<Services, 'db' | 'now' | 'jobs' | 'newId'>,
  { user, tokenHash }: Session,
  { password, new_password }: Passwords,
): Promise<void> {
  const { db, now } = services
  const known = await db.q
    .selectFrom('staff_user')
    .select('password_hash')
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow()
  if (!(await isPassword(password, known.password_hash))) throw notYours(user.id)
  assertAcceptable(new_password, password, user)
  const hash = await hashPassword(new_password)
  await db.tx(async () => {
    // an admin may have changed the password meanwhile
    const account = await lockAccount(db, user.id)
    if (account?.password_hash !== known.password_hash) throw notYours(user.id)
    await storeOwnPassword(db, user, { hash, now: now() })
    await endSessionsOf(db, user.id, now(), tokenHash)
    await queueSignInChanged(services, user.id, 'passwordChanged')
  })
}

const notYours = (account: string) =>
  wrongAnswers({ password: 'This is not your password' }).as('password.refused', account)
