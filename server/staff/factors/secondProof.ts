import { sql } from 'kysely'
import type { StaffUser } from '../../../contract/client'
import type { Proof } from '../../../domain/staff/accounts'
import { audit } from '../../platform/audit/audit'
import { Problem, wrongAnswers } from '../../platform/problems/problem'
import type { Services } from '../../platform/services/services'
import { authenticatorKey, isAppCode, type TypedCode, takeAppCode } from './authenticator'
import { queueSignInChanged } from './notice'
import { takeRecoveryCode } from './recoveryCodes'
import { factorsOf } from './required'

/** wrong codes in the window, after which no code is right: a code has six digits, and three of them are right at a time */
const mostWrong = 10
const windowMinutes = 15

type Needs = Pick<Services, 'db' | 'now' | 'jobs' | 'newId'>

/** A recovery code needs no key, so it works even where the file of the key is lost. */
export const typedCode = async (
  services: Parameters<typeof authenticatorKey>[0],
  code: string,
): Promise<TypedCode> => ({ code, key: isAppCode(code) ? await authenticatorKey(services) : '' })

/**
 * Checks the code of a sign-in whose password is right, while its account is locked, so that a code works only once. A
 * refusal is returned and not thrown, because the transaction has to store that a code was wrong.
 */
export async function secondProof(
  services: Needs,
  user: StaffUser,
  typed: TypedCode | null,
): Promise<{ proof: Proof; refusal?: undefined } | { proof?: undefined; refusal: Problem }> {
  const { db } = services
  const { hasApp, passkeys } = await factorsOf(db, user.id)
  if (!hasApp && passkeys === 0) return { proof: 'password' }
  if (typed === null) return { refusal: wrongAnswers({ code: hasApp ? enterCode : usePasskey }) }
  const wrongBefore = await countWrong(services, user.id)
  if (wrongBefore >= mostWrong) return { refusal: tooMany().as('code.refused', user.id) }
  const proof = await proofOf(services, user, typed)
  if (proof) return { proof }
  await audit(db, { actor: user.email, entity: 'staff_user', entityId: user.id, action: 'code.refused' })
  if (wrongBefore + 1 === mostWrong) await queueSignInChanged(services, user.id, 'codesRefused')
  const wrong = wrongAnswers({ code: 'This code is not right, or it was used already' })
  return { refusal: wrong.as('code.refused', user.id) }
}

const enterCode = 'Enter the code that your authenticator app shows'
const usePasskey = 'Enter a recovery code, or go back and sign in with your passkey'
const tooMany = () =>
  new Problem(
    429,
    `Too many wrong codes. Wait ${windowMinutes} minutes, or ask an administrator to remove your second factors.`,
  )

async function proofOf(services: Needs, user: StaffUser, typed: TypedCode): Promise<Proof | null> {
  const { db, now } = services
  if (isAppCode(typed.code)) return (await takeAppCode(services, user.id, typed)) ? 'code' : null
  if (!(await takeRecoveryCode(db, user.id, { code: typed.code, now: now() }))) return null
  await audit(db, { actor: user.email, entity: 'staff_user', entityId: user.id, action: 'recoveryCode.used' })
  await queueSignInChanged(services, user.id, 'codeUsed')
  return 'recovery'
}

/** The wrong codes of the last minutes, by the audit log, which all nodes share. */
async function countWrong({ db }: Needs, userId: string): Promise<number> {
  const rows = db.q
    .selectFrom('audit')
    .where('entity', '=', 'staff_user')
    .where('entity_id', '=', userId)
    .where('action', '=', 'code.refused')
    .where('at', '>', sql<Date>`now() - make_interval(mins => ${windowMinutes})`)
  return (await rows.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count
}
