import { generate } from 'otplib'
import { hashOf, seal } from '../../../server/platform/crypto/seal'
import { addAccount } from '../../../server/staff/accounts'
import { authenticatorKey } from '../../../server/staff/factors/authenticator'
import { cheap, emailOf, password, roles, type TestApp } from './app'
import { newPasskey } from './passkey'

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

/** The code that an app shows at the time of a test. */
export const codeOf = (of: string, at: Date) => generate({ secret: of, epoch: Math.floor(at.getTime() / 1000) })

const recoveryCode = 'aaaaa-bbbbb-ccccc-ddddd-eeeee'

/** an account that signs in with its password alone */
export const withoutFactors = 'without.factors@example.com'

/** Gives each role an authenticator app, another one that waits for its code, and a recovery code. */
async function addFactors({ services }: TestApp): Promise<void> {
  const { db, now } = services
  const key = await authenticatorKey(services)
  const users = await db.q.selectFrom('staff_user').select(['id', 'email']).execute()
  for (const { id } of users.filter(({ email }) => roles.map(emailOf).includes(email))) {
    const sealed = seal(secret, key, `authenticator of ${id}`)
    await db.q
      .insertInto('staff_authenticator')
      .values({ user_id: id, secret: sealed, since: now(), pending: sealed, pending_since: now() })
      .execute()
    await db.q
      .insertInto('staff_recovery_code')
      .values({ user_id: id, code_hash: hashOf(recoveryCode.replaceAll('-', '')) })
      .execute()
  }
}

interface Keys {
  /** that each role may sign for a new passkey, and anybody for a sign-in */
  readonly challenge: string
  /** the passkey of an account of its own */
  readonly signer: ReturnType<typeof newPasskey>
}

async function addPasskeys({ services: { db, now } }: TestApp, { challenge, signer }: Keys): Promise<void> {
  const account = {
    name: 'With a passkey',
    email: 'with.passkey@example.com',
    role: 'rep',
    password,
    cost: cheap,
  } as const
  const user_id = await addAccount(db, account)
  await db.q
    .insertInto('staff_passkey')
    .values({
      id: signer.id,
      user_id: user_id!,
      name: 'A laptop',
      public_key: signer.publicKey,
      counter: 0,
      transports: '',
      created: now(),
    })
    .execute()
  const users = await db.q.selectFrom('staff_user').select('id').execute()
  const expires = new Date(now().getTime() + 365 * 24 * 60 * 60_000)
  const rows = [null, ...users.map(({ id }) => id)].map((id) => ({ challenge, user_id: id, expires }))
  await db.q.insertInto('staff_challenge').values(rows).execute()
}

/** Valid requests of the calls about second factors. */
export async function factorRequests(app: TestApp) {
  for (const role of roles) await app.staff(role)
  const { db, now } = app.services
  await addAccount(db, { name: 'Without', email: withoutFactors, role: 'rep', password, cost: cheap })
  await addFactors(app)
  const challenge = 'c2FtcGxlIGNoYWxsZW5nZSBvZiB0aGUgdGVzdHM'
  const signer = newPasskey()
  await addPasskeys(app, { challenge, signer })
  const rep = db.q.selectFrom('staff_user').select('id').where('email', '=', emailOf('rep'))
  return {
    listFactors: {},
    beginAuthenticator: { body: { password } },
    confirmAuthenticator: { body: { code: await codeOf(secret, now()) } },
    beginPasskey: { body: { password } },
    addPasskey: { body: { name: 'A phone', credential: newPasskey().created({ challenge }) } },
    passkeyOptions: {},
    signInWithPasskey: { body: { credential: signer.signed({ challenge }) } },
    makeRecoveryCodes: { body: { password } },
    removeFactor: { body: { password, factor: 'app' } },
    removeFactors: { params: { user: (await rep.executeTakeFirstOrThrow()).id } },
    endUserSessions: { params: { user: (await rep.executeTakeFirstOrThrow()).id } },
  }
}
