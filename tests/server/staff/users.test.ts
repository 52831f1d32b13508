import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { emailOf, password, roles, testApp } from '../rig/app'
import { newKey } from '../rig/quotes'

const app = await testApp()
afterAll(() => app.close())
const { call, services } = app
const { q } = services.db
const cookie = await app.staff('admin')
for (const role of roles) await app.staff(role)
await q.deleteFrom('audit').execute()
afterEach(async () => {
  const strangers = q.selectFrom('staff_user').select('id').where('email', 'not in', roles.map(emailOf))
  await q.deleteFrom('staff_session').where('user_id', 'in', strangers).execute()
  await q.deleteFrom('staff_user').where('email', 'not in', roles.map(emailOf)).execute()
  await q.deleteFrom('audit').execute()
})

const sam = { name: 'Sam Sample', email: 'sam@example.com', role: 'rep' }
const add = (changes: object = {}, headers = newKey()) =>
  call('addUser', { body: { ...sam, ...changes }, headers, cookie })
/** An account whose user has made the given password their own. */
async function added(changes: object = {}) {
  const { data } = await add(changes)
  await q.updateTable('staff_user').set({ password_given: null }).where('id', '=', data.user.id).execute()
  return data
}
const update = (user: string, body: object) => call('updateUser', { params: { user }, body, cookie })
const signIn = (word: string, email = sam.email, own?: string) =>
  call('signIn', { body: { email, password: word, ...(own && { new_password: own }) } })
const cookieOf = ({ headers }: { headers: Record<string, unknown> }) => String(headers['set-cookie']).split(';')[0]!
const isSignedIn = async (by: string) => (await call('getSession', { cookie: by })).statusCode === 200
const idOf = async (email: string) =>
  (await q.selectFrom('staff_user').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id
const trace = () => q.selectFrom('audit').selectAll().where('entity', '=', 'staff_user').orderBy('id').execute()

test('a concurrent change of an account is refused with its current state, and works after that was seen', async () => {
  const { user } = await added()
  const change = (body: object, version: number) =>
    call('updateUser', { params: { user: user.id }, body, headers: { 'if-match': String(version) }, cookie })
  expect((await change({ role: 'underwriter' }, user.version)).statusCode).toBe(200)
  for (const body of [{ name: 'Sam' }, { is_disabled: true }, { new_password: true }]) {
    const late = await change(body, user.version)
    expect([late.statusCode, late.data.newest]).toEqual([
      412,
      expect.objectContaining({ name: 'Sam Sample', role: 'underwriter', version: 2 }),
    ])
  }
  expect((await change({ name: 'Sam' }, 2)).data.user).toMatchObject({ name: 'Sam', role: 'underwriter', version: 3 })
})

describe('a new account', () => {
  test('signs in with the password that is returned once', async () => {
    const answer = await add({ email: ' Sam@Example.com ', name: ' Sam Sample ' })
    expect(answer.statusCode).toBe(201)
    const { user, password: first } = answer.data
    expect(user).toMatchObject({ ...sam, is_disabled: false, last_seen: null })
    expect(first).toMatch(/^(\w{5}-){4}\w{5}$/)
    expect((await signIn(first, sam.email, 'a word of one’s own')).statusCode).toBe(201)
    const { data } = await call('listUsers', { query: { search: 'SAM@' }, cookie })
    expect(data).toMatchObject({ total: 1, rows: [{ id: user.id, last_seen: expect.any(String) }] })
    expect(await trace()).toMatchObject([
      { actor: emailOf('admin'), action: 'account.added', entity_id: user.id, after: sam },
      { actor: sam.email, action: 'password.changed', entity_id: user.id },
    ])
  })

  test('is created once under a key, with the same password', async () => {
    const headers = newKey()
    const [first, again] = [await add({}, headers), await add({}, headers)]
    expect([again.statusCode, again.body]).toEqual([201, first.body])
    expect((await signIn(first.data.password)).statusCode).toBe(422)
    expect((await add({ role: 'admin' }, headers)).statusCode).toBe(422)
  })

  test.each([
    [
      { email: 'REP@example.com' },
      { email: 'An account with this address exists already. It may be deactivated: check the list' },
    ],
    [
      { email: 'nobody', name: ' ' },
      { email: 'This is not an email address', name: 'Needs a name' },
    ],
  ])('with %j is refused beside its field', async (changes, errors) => {
    const refused = await add(changes)
    expect([refused.statusCode, refused.data.errors]).toEqual([422, errors])
    expect(await trace()).toEqual([])
  })

  test('leaves its password nowhere', async () => {
    const { password: word } = await added()
    const stored = [
      await q.selectFrom('staff_user').selectAll().execute(),
      await q.selectFrom('kept_answer').selectAll().execute(),
      await q.selectFrom('audit').selectAll().orderBy('id').execute(),
    ]
    expect(JSON.stringify(stored)).not.toContain(word)
  })
})

describe('the list of accounts', () => {
  const emails = async (query: Record<string, string>) =>
    (await call('listUsers', { query, cookie })).data.rows.map(({ email }: { email: string }) => email)

  test('is searched, sorted and paged', async () => {
    await added({ name: 'A first' })
    const all = ['accountant', 'admin', 'rep', 'underwriter'].map((role) => `${role}@example.com`)
    expect(await emails({})).toEqual([sam.email, ...all])
    expect(await emails({ sort: 'email' })).toEqual([
      'accountant@example.com',
      'admin@example.com',
      'rep@example.com',
      sam.email,
      'underwriter@example.com',
    ])
    expect(await emails({ sort: 'role', direction: 'desc' })).toEqual([
      'underwriter@example.com',
      'rep@example.com',
      sam.email,
      'admin@example.com',
      'accountant@example.com',
    ])
    expect(await emails({ search: 'first' })).toEqual([sam.email])
    expect(await emails({ search: '%' })).toEqual([])
    expect(await emails({ size: '1', page: '2' })).toEqual(['accountant@example.com'])
  })
})

describe('a changed account', () => {
  test('keeps its sessions under another name', async () => {
    const { user, password: word } = await added()
    const session = cookieOf(await signIn(word))
    const answer = await update(user.id, { name: 'Sam Other' })
    expect(answer.data).toMatchObject({ user: { name: 'Sam Other' }, password: null })
    expect((await call('getSession', { cookie: session })).data.name).toBe('Sam Other')
    expect((await trace()).at(-1)).toMatchObject({
      action: 'account.changed',
      before: { name: sam.name },
      after: { name: 'Sam Other' },
    })
  })

  test('is signed out everywhere with another role', async () => {
    const { user, password: word } = await added()
    const sessions = [cookieOf(await signIn(word)), cookieOf(await signIn(word))]
    await update(user.id, { role: 'underwriter' })
    for (const session of sessions) expect(await isSignedIn(session)).toBe(false)
    const again = await signIn(word)
    expect(again.data.role).toBe('underwriter')
    const change = (await trace()).find(({ action }) => action === 'account.changed')
    expect(change).toMatchObject({ before: { role: 'rep' }, after: { role: 'underwriter' } })
  })

  test('that is closed is signed out and cannot sign in, with the same response as any other', async () => {
    const { user, password: word } = await added()
    const session = cookieOf(await signIn(word))
    expect((await update(user.id, { is_disabled: true })).data.user.is_disabled).toBe(true)
    expect(await isSignedIn(session)).toBe(false)
    const [closed, wrong] = [await signIn(word), await signIn('guess')]
    expect([closed.statusCode, closed.body]).toEqual([401, wrong.body])

    // a reopened account needs a new session
    await update(user.id, { is_disabled: false })
    expect(await isSignedIn(session)).toBe(false)
    expect((await signIn(word)).statusCode).toBe(201)
    expect((await trace()).map(({ action }) => action)).toEqual(['account.added', 'account.closed', 'account.opened'])
  })

  test('with a new password loses the old one and its sessions', async () => {
    const { user, password: old } = await added()
    const session = cookieOf(await signIn(old))
    const { data } = await update(user.id, { new_password: true })
    expect(data.password).not.toBe(old)
    expect(await isSignedIn(session)).toBe(false)
    expect((await signIn(old)).statusCode).toBe(401)
    expect((await signIn(data.password)).statusCode).toBe(422)
    expect((await trace()).at(-1)).toMatchObject({ action: 'password.changed', before: null, after: null })
  })

  test('that stays unchanged is not audited', async () => {
    const { user, password: word } = await added()
    const session = cookieOf(await signIn(word))
    await update(user.id, { name: sam.name, role: 'rep', is_disabled: false, new_password: false })
    expect(await isSignedIn(session)).toBe(true)
    expect(await trace()).toHaveLength(1)
  })

  test('needs a name, and must exist', async () => {
    const { user } = await added()
    expect((await update(user.id, { name: '  ' })).data.errors).toEqual({ name: 'Needs a name' })
    expect((await update(randomUUID(), { name: 'Nobody' })).statusCode).toBe(404)
  })
})

describe('the last administrator', () => {
  test.each([{ role: 'rep' }, { is_disabled: true }])('stays one: %j is refused', async (changes) => {
    const refused = await update(await idOf(emailOf('admin')), changes)
    expect(refused.statusCode).toBe(409)
    expect(refused.data.message).toContain('last administrator')
    expect(await isSignedIn(cookie)).toBe(true)
  })

  test('is not the last while another one can sign in', async () => {
    const { user } = await added({ role: 'admin' })
    expect((await update(user.id, { is_disabled: true })).statusCode).toBe(200)
    // a closed account does not count
    expect((await update(await idOf(emailOf('admin')), { role: 'rep' })).statusCode).toBe(409)
  })

  test('stays also in concurrent changes', async () => {
    const { user } = await added({ role: 'admin' })
    const own = await idOf(emailOf('admin'))
    const [other, mine] = await Promise.all([update(user.id, { role: 'rep' }), update(own, { name: 'Sample admin' })])
    expect([other.statusCode, mine.statusCode]).toEqual([200, 200])
    expect((await update(own, { is_disabled: true })).statusCode).toBe(409)
  })

  test('can change name and password', async () => {
    const own = await idOf(emailOf('admin'))
    expect((await update(own, { name: 'Sample admin' })).statusCode).toBe(200)
  })
})

test('an administrator signs a user out everywhere, who can sign in again with the same password', async () => {
  const { user, password: given } = await added()
  const [one, other] = [cookieOf(await signIn(given)), cookieOf(await signIn(given))]
  const { statusCode, data } = await call('endUserSessions', { params: { user: user.id }, cookie })
  expect([statusCode, data.id, data.is_disabled]).toEqual([200, user.id, false])
  expect([await isSignedIn(one), await isSignedIn(other), await isSignedIn(cookie)]).toEqual([false, false, true])
  expect(await isSignedIn(cookieOf(await signIn(given)))).toBe(true)
  expect((await trace()).at(-1)).toMatchObject({
    action: 'session.endedByAdmin',
    actor: emailOf('admin'),
    entity_id: user.id,
  })
  const nobody = { params: { user: '00000000-0000-4000-8000-000000000000' }, cookie }
  expect((await call('endUserSessions', nobody)).statusCode).toBe(404)
})

test('an administrator who signs out the own account stays signed in here', async () => {
  const elsewhere = cookieOf(await signIn(password, emailOf('admin')))
  await call('endUserSessions', { params: { user: await idOf(emailOf('admin')) }, cookie })
  expect([await isSignedIn(elsewhere), await isSignedIn(cookie)]).toEqual([false, true])
})

test.each(['rep', 'underwriter', 'accountant', 'nobody'] as const)('a %s cannot manage accounts', async (role) => {
  const by = role === 'nobody' ? undefined : await app.staff(role)
  const refusal = role === 'nobody' ? 401 : 403
  const user = await idOf(emailOf('rep'))
  expect((await call('listUsers', { cookie: by })).statusCode).toBe(refusal)
  expect((await call('addUser', { body: sam, headers: newKey(), cookie: by })).statusCode).toBe(refusal)
  expect((await call('updateUser', { params: { user }, body: { role: 'admin' }, cookie: by })).statusCode).toBe(refusal)
})

test('a password that is replaced during a sign-in no longer works', async () => {
  const { user, password: old } = await added()
  const coming = signIn(old)
  const { data } = await update(user.id, { new_password: true })
  const answer = await coming
  // in either order, no session with the old password remains
  if (answer.statusCode === 201) expect(await isSignedIn(cookieOf(answer))).toBe(false)
  expect((await signIn(data.password)).statusCode).toBe(422)
  expect(password).not.toBe(old)
})
