import { leastPassword } from '../../domain/staff/accounts'
import { audit } from '../platform/audit/audit'
import { wrongAnswers } from '../platform/problems/problem'
import type { Services } from '../platform/services/services'
import { lockAccount } from './accounts'
import { hashPassword, isPassword } from './passwords'
import { endSessionsOf, type Session } from './sessions'

/** minimum of different characters; fewer are guessable at any length */
const fewestKinds = 3

interface Passwords {
  readonly password: string
  readonly new_password: string
}

/** Changes the caller's own password and signs out all other sessions of the account. @throws Problem 422 by field */
export async function changeOwnPassword(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { user, tokenHash }: Session,
  { password, new_password }: Passwords,
): Promise<void> {
  const known = await db.q
    .selectFrom('staff_user')
    .select('password_hash')
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow()
  if (!(await isPassword(password, known.password_hash))) throw notYours()
  if (new_password.length < leastPassword) {
    throw wrongAnswers({ new_password: `Needs ${leastPassword} characters or more` })
  }
  if (new Set(new_password.trim()).size < fewestKinds)
    throw wrongAnswers({ new_password: 'Needs more than one or two characters over and over' })
  if (new_password === password) throw wrongAnswers({ new_password: 'Needs to be another one than you have now' })
  const hash = await hashPassword(new_password)
  await db.tx(async () => {
    // an admin may have changed the password meanwhile
    const account = await lockAccount(db, user.id)
    if (account?.password_hash !== known.password_hash) throw notYours()
    await db.q.updateTable('staff_user').set({ password_hash: hash, edited: now() }).where('id', '=', user.id).execute()
    await audit(db, { actor: user.email, entity: 'staff_user', entityId: user.id, action: 'password.changed' })
    await endSessionsOf(db, user.id, now(), tokenHash)
  })
}

const notYours = () => wrongAnswers({ password: 'This is not your password' })
