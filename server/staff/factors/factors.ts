import type { Factors, StaffUser } from '../../../contract/client'
import { type AuditEntry, audit } from '../../platform/audit/audit'
import { notFound, Problem, wrongAnswers } from '../../platform/problems/problem'
import type { Services } from '../../platform/services/services'
import { lockAccount } from '../accounts'
import { isPassword } from '../passwords'
import { endSessionsOf, type Session } from '../sessions'
import { authenticatorKey, beginSecret, confirmSecret } from './authenticator'
import { queueSignInChanged } from './notice'
import { countRecoveryCodes, deleteRecoveryCodes, replaceRecoveryCodes } from './recoveryCodes'
import { hasFactor, isFactorRequired } from './required'

/** The caller's own second factors. */
export async function ownFactors({ db, config }: Pick<Services, 'db' | 'config'>, { user }: Session): Promise<Factors> {
  const app = db.q.selectFrom('staff_authenticator').select('since').where('user_id', '=', user.id)
  const since = (await app.where('secret', 'is not', null).executeTakeFirst())?.since ?? null
  const keys = db.q.selectFrom('staff_passkey').selectAll().where('user_id', '=', user.id)
  const passkeys = await keys.orderBy('created').orderBy('id').execute()
  return {
    app_since: since?.toISOString() ?? null,
    passkeys: passkeys.map(({ id, name, created, used }) => ({
      id,
      name,
      created: created.toISOString(),
      used: used?.toISOString() ?? null,
    })),
    recovery_codes: await countRecoveryCodes(db, user.id),
    is_required: isFactorRequired(config, user.role),
  }
}

/** A stolen session changes no second factor, because each change needs the password. @throws Problem 422 at `password` */
export async function assertOwnPassword({ db }: Pick<Services, 'db'>, { id }: StaffUser, password: string) {
  const known = await db.q.selectFrom('staff_user').select('password_hash').where('id', '=', id).executeTakeFirst()
  if (!known || !(await isPassword(password, known.password_hash)))
    throw wrongAnswers({ password: 'This is not your password' }).as('password.refused', id)
}

/** Makes a secret for an authenticator app. @throws Problem 422 at `password` */
export async function beginAuthenticator(services: Services, { user }: Session, { password }: { password: string }) {
  await assertOwnPassword(services, user, password)
  return beginSecret(services, user)
}

/**
 * Sets up the app whose code is right, makes new recovery codes, and ends all other sessions, which were begun without
 * the new factor.
 * @throws Problem 422 at `code`, 409 where nothing waits for a code
 */
export async function confirmAuthenticator(
  services: Services,
  { user, tokenHash }: Session,
  { code }: { code: string },
): Promise<{ codes: string[] }> {
  const { db, now } = services
  const key = await authenticatorKey(services)
  return db.tx(async () => {
    await lockAccount(db, user.id)
    const result = await confirmSecret(services, user.id, { code, key })
    if (result === 'none') throw new Problem(409, 'This QR code is too old. Begin again for a new one.')
    if (result === 'wrong') throw wrongAnswers({ code: 'This is not the code that the app shows now' })
    await record(services, user, 'authenticator.added')
    const codes = await replaceRecoveryCodes(db, user.id)
    await endSessionsOf(db, user.id, now(), tokenHash)
    await queueSignInChanged(services, user.id, 'appAdded')
    return { codes }
  })
}

/** Replaces the recovery codes. @throws Problem 422 at `password`, 409 without a second factor */
export async function makeRecoveryCodes(services: Services, { user }: Session, { password }: { password: string }) {
  const { db } = services
  await assertOwnPassword(services, user, password)
  return db.tx(async () => {
    await lockAccount(db, user.id)
    if (!(await hasFactor(db, user.id)))
      throw new Problem(409, 'Recovery codes come with a second factor. Set one up first.')
    await record(services, user, 'recoveryCodes.made')
    await queueSignInChanged(services, user.id, 'codesMade')
    return { codes: await replaceRecoveryCodes(db, user.id) }
  })
}

/**
 * Removes the app or a passkey of the caller; with the last one, the recovery codes too.
 * @throws Problem 422 at `password`, 404, 409 for the last factor of a role that needs one
 */
export async function removeFactor(
  services: Services,
  { user }: Session,
  { password, factor }: { readonly password: string; readonly factor: string },
): Promise<void> {
  const { db, config } = services
  await assertOwnPassword(services, user, password)
  await db.tx(async () => {
    await lockAccount(db, user.id)
    if (factor === 'app') await removeApp(services, user)
    else await removePasskey(services, user, factor)
    if (await hasFactor(db, user.id)) return
    if (isFactorRequired(config, user.role))
      throw new Problem(409, 'Your role needs a second factor. Set up another one before you remove this one.')
    await deleteRecoveryCodes(db, user.id)
  })
}

async function removeApp(services: Services, user: StaffUser): Promise<void> {
  const removed = await services.db.q
    .deleteFrom('staff_authenticator')
    .where('user_id', '=', user.id)
    .where('secret', 'is not', null)
    .returning('user_id')
    .executeTakeFirst()
  if (!removed) throw notFound('second factor')
  await record(services, user, 'authenticator.removed')
  await queueSignInChanged(services, user.id, 'appRemoved')
}

async function removePasskey(services: Services, user: StaffUser, id: string): Promise<void> {
  const removed = await services.db.q
    .deleteFrom('staff_passkey')
    .where('user_id', '=', user.id)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst()
  if (!removed) throw notFound('second factor')
  await record(services, user, 'passkey.removed', { name: removed.name })
  await queueSignInChanged(services, user.id, 'passkeyRemoved')
}

const record = (
  { db }: Pick<Services, 'db'>,
  { id, email }: StaffUser,
  action: AuditEntry['action'],
  after?: AuditEntry['after'],
) => audit(db, { actor: email, entity: 'staff_user', entityId: id, action, after })
