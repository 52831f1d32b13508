import { leastPassword } from '../../domain/staff/accounts'
import { audit } from '../platform/audit/audit'
import { wrongAnswers } from '../platform/problems/problem'
import type { Services } from '../platform/services/services'
import { lockAccount } from './accounts'
import { hashPassword, isPassword } from './passwords'
import { endSessionsOf, type Session } from './sessions'

/** different characters in a password: less is no secret, however long it is */
const fewestKinds = 3

interface Passwords {
  readonly password: string
  readonly new_password: string
}

/** Gives oneself another password; everybody else who is signed in by the old one is signed out. @throws a 422 by field */
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
    // an admin may have given the account another one meanwhile
    const stands = await lockAccount(db, user.id)
    if (stands?.password_hash !== known.password_hash) throw notYours()
    await db.q.updateTable('staff_user').set({ password_hash: hash, edited: now() }).where('id', '=', user.id).execute()
    await audit(db, { actor: user.email, entity: 'staff_user', entityId: user.id, action: 'password.changed' })
    await endSessionsOf(db, user.id, now(), tokenHash)
  })
}

const notYours = () => wrongAnswers({ password: 'This is not your password' })
