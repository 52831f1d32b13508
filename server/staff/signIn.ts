import type { StaffUser } from '../../contract/client'
import { audit } from '../platform/audit/audit'
import { normalEmail } from '../platform/mail/addresses'
import { Problem } from '../platform/problems/problem'
import type { Services } from '../platform/services/services'
import { lockAccount, storeOwnPassword } from './accounts'
import { queueSignInChanged } from './factors/notice'
import { secondProof, typedCode } from './factors/secondProof'
import { chosenInstead } from './givenPassword'
import type { Guessed } from './guesses'
import { dummyPasswordHash, isPassword } from './passwords'
import { beginSession } from './sessions'

export interface Credentials {
  readonly email: string
  readonly password: string
  /** replaces a password that was given to the user */
  readonly new_password?: string
  /** of the authenticator app, or a recovery code */
  readonly code?: string
}

const notRight = (account?: string) =>
  new Problem(401, 'The email address or the password is not right').as('signIn.refused', account)

/**
 * Signs in. Response and timing are the same for an unknown address, a wrong password and a closed account, so that
 * nobody can discover accounts. Guesses are limited per caller (server/http/routes) and per account (guesses.ts).
 * The user gets mail about a sign-in that may be somebody else's: in a browser that is new to the account, or after wrong
 * passwords.
 * @returns the user, and the token of the new session
 * @throws Problem 401; 403 for a given password that has ended; 422 at `new_password` if the password was given to the
 * user and has to be replaced; 422 at `code` if the account has a second factor
 */
export async function signIn(
  services: Pick<Services, 'db' | 'now' | 'files' | 'jobs' | 'newId'>,
  { email, password, new_password, code }: Credentials,
  { browser, ...guessed }: Guessed & { readonly browser: string | null },
): Promise<{ user: StaffUser; token: string }> {
  const { db, now } = services
  const users = db.q.selectFrom('staff_user').selectAll()
  const known = await users.where('email', '=', normalEmail(email)).executeTakeFirst()
  const isRight = await isPassword(password, known?.password_hash ?? dummyPasswordHash)
  if (!known || !isRight || known.disabled) throw notRight(known?.id)
  const chosen = await chosenInstead(known, { given: password, chosen: new_password, now: now() })
  const { id, name, role } = known
  const user = { id, name, email: known.email, role }
  const typed = code === undefined ? null : await typedCode(services, code)
  const begun = await db.tx(async () => {
    // an admin may have closed the account or changed its password during the check
    const account = await lockAccount(db, id)
    if (account?.password_hash !== known.password_hash || account.disabled) throw notRight(id)
    const { proof, refusal } = await secondProof(services, user, typed)
    if (refusal) return { refusal }
    if (chosen) {
      await storeOwnPassword(db, user, { hash: chosen, now: now() })
      await queueSignInChanged(services, id, 'passwordChanged')
    }
    // a new password and a recovery code have mail of their own
    const unusual = chosen || proof === 'recovery' ? null : unusualIn(guessed)
    if (unusual) await queueSignInChanged(services, id, unusual, browser)
    await audit(db, { actor: user.email, entity: 'staff_session', entityId: id, action: 'session.begun' })
    return { token: await beginSession(db, id, now(), { browser, proof }) }
  })
  if (begun.refusal) throw begun.refusal
  return { user, token: begun.token }
}

/** wrong passwords in an hour that a user who remembers the right one does not need */
const manyWrong = 5

const unusualIn = ({ isKnown, wrongBefore }: Guessed): 'afterGuesses' | 'newBrowser' | null => {
  if (wrongBefore >= manyWrong) return 'afterGuesses'
  return isKnown ? null : 'newBrowser'
}
