import { expect } from 'vitest'
import { addAccount } from '../../../server/staff/accounts'
import { cheap, password, type Role, type TestApp } from '../rig/app'
import { codeOf } from '../rig/factors'

interface SignedIn {
  readonly email: string
  readonly cookie: string
}

/** A user of a test of second factors, whom each of these calls is about by default. */
export function factorUser({ call, services: { db, clock } }: TestApp) {
  let count = 0
  let current: SignedIn = { email: '', cookie: '' }
  type Answer = Awaited<ReturnType<typeof call>>

  const cookieOf = ({ headers }: Answer) => String(headers['set-cookie']).split(';')[0]!
  const signIn = (more: object = {}, headers: Readonly<Record<string, string>> = {}) =>
    call('signIn', { body: { email: current.email, password, ...more }, headers })
  const seconds = (passing: number) => clock.pass(passing * 1000)

  /** A new user with a session. */
  async function newUser(role: Role = 'rep'): Promise<SignedIn> {
    const email = `user.${++count}@example.com`
    await addAccount(db, { name: 'Sam Sample', email, role, password, cost: cheap })
    return { email, cookie: cookieOf(await signIn({ email })) }
  }

  return {
    newUser,
    cookieOf,
    /** The cookie that makes the browser of a sign-in known. */
    knownBrowserOf: ({ headers }: Answer) => String([headers['set-cookie']].flat()[1]).split(';')[0]!,
    signIn,
    seconds,
    /** Begins a test with a user of its own. */
    async begin() {
      current = await newUser()
      return current
    },
    /** Sets up an app. @returns its secret, and the recovery codes */
    async setUp(cookie = current.cookie) {
      const { data } = await call('beginAuthenticator', { body: { password }, cookie })
      const code = await codeOf(data.secret, clock.now())
      const confirmed = await call('confirmAuthenticator', { body: { code }, cookie })
      expect(confirmed.statusCode, confirmed.body).toBe(200)
      // the next code is another one
      seconds(30)
      return { secret: data.secret as string, uri: data.uri as string, codes: confirmed.data.codes as string[] }
    },
    idOf: async (email = current.email) =>
      (await db.q.selectFrom('staff_user').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id,
    async actionsOf(email = current.email) {
      const rows = db.q.selectFrom('audit').select('action').where('actor', '=', email).orderBy('id')
      return (await rows.execute()).map(({ action }) => action)
    },
    factorsOf: async (cookie = current.cookie) => (await call('listFactors', { cookie })).data,
    proofOf: async (cookie: string) =>
      (await call('listSessions', { cookie })).data.rows.find((row: { is_current: boolean }) => row.is_current).proof,
  }
}
