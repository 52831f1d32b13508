import type { AuthenticatorTransportFuture, RegistrationResponseJSON } from '@simplewebauthn/server'
import { brand } from '../../../domain/common/brand'
import { looksLikeCardNumber } from '../../../domain/common/cardNumber'
import { messages } from '../../../domain/common/messages'
import { audit } from '../../platform/audit/audit'
import { wrongAnswers } from '../../platform/problems/problem'
import type { Services } from '../../platform/services/services'
import { lockAccount } from '../accounts'
import { endSessionsOf, type Session } from '../sessions'
import { siteOf, storeChallenge, takeChallenge } from './challenges'
import { assertOwnPassword } from './factors'
import { queueSignInChanged } from './notice'
import { replaceRecoveryCodes } from './recoveryCodes'
import { hasFactor } from './required'

/** Loaded on demand, because few calls need it. */
export const webauthn = () => import('@simplewebauthn/server')

const transports: readonly string[] = [
  'ble',
  'cable',
  'hybrid',
  'internal',
  'nfc',
  'smart-card',
  'usb',
] satisfies AuthenticatorTransportFuture[]
const isTransport = (value: unknown): value is AuthenticatorTransportFuture => transports.includes(value as string)

/** A text of the database, as the library names them. */
export const transportsOf = (text: string) => text.split(',').filter(isTransport)

/** The text for the database. The browser's list is not signed, so only known names are stored. */
const textOfTransports = (list: unknown) => (Array.isArray(list) ? [...new Set(list)].filter(isTransport).join() : '')

/**
 * The options with which a browser makes a passkey for the caller.
 * @throws Problem 422 at `password`
 */
export async function beginPasskey(services: Services, { user }: Session, { password }: { password: string }) {
  const { db, config } = services
  await assertOwnPassword(services, user, password)
  const known = await db.q.selectFrom('staff_passkey').selectAll().where('user_id', '=', user.id).execute()
  const { generateRegistrationOptions } = await webauthn()
  const options = await generateRegistrationOptions({
    rpName: brand.name,
    rpID: siteOf(config).rpID,
    userID: new TextEncoder().encode(user.id),
    userName: user.email,
    userDisplayName: user.name,
    // the browser offers it without an email address, and unlocks it with a finger, a face or a PIN
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports: transportsOf(transports) })),
  })
  await storeChallenge(services, options.challenge, user.id)
  return options
}

interface NewPasskey {
  readonly name: string
  /** of the browser */
  readonly credential: unknown
}

/**
 * Adds the passkey that the browser made, and ends all other sessions, which were begun without it. The first second
 * factor comes with recovery codes.
 * @throws Problem 422 at `passkey_name` or `passkey`
 */
export async function addPasskey(
  services: Services,
  { user, tokenHash }: Session,
  { name, credential }: NewPasskey,
): Promise<{ codes: string[] | null }> {
  const { db, now } = services
  const named = name.trim()
  if (named === '') throw wrongAnswers({ passkey_name: 'Needs a name' })
  if (looksLikeCardNumber(named)) throw wrongAnswers({ passkey_name: messages.noCardNumber('Name') })
  const made = await verified(services, user.id, credential as RegistrationResponseJSON)
  return db.tx(async () => {
    await lockAccount(db, user.id)
    const isFirst = !(await hasFactor(db, user.id))
    const added = await db.q
      .insertInto('staff_passkey')
      .values({
        id: made.id,
        user_id: user.id,
        name: named,
        public_key: made.publicKey,
        counter: made.counter,
        transports: textOfTransports(made.transports),
        created: now(),
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) throw known()
    await audit(db, {
      actor: user.email,
      entity: 'staff_user',
      entityId: user.id,
      action: 'passkey.added',
      after: { name: named },
    })
    await endSessionsOf(db, user.id, now(), tokenHash)
    await queueSignInChanged(services, user.id, 'passkeyAdded')
    return { codes: isFirst ? await replaceRecoveryCodes(db, user.id) : null }
  })
}

const known = () =>
  wrongAnswers({
    passkey: 'This device already has a passkey. Add one on another device, or remove the old one first.',
  })
const notMade = () => wrongAnswers({ passkey: 'The passkey could not be added. Begin again.' })

async function verified(services: Services, userId: string, response: RegistrationResponseJSON) {
  const { rpID, origin } = siteOf(services.config)
  const { verifyRegistrationResponse } = await webauthn()
  const result = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => takeChallenge(services, challenge, userId),
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    // it rejects for a malformed or a wrong response
  }).catch(() => null)
  if (!result?.verified) throw notMade()
  return result.registrationInfo.credential
}
