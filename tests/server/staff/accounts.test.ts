import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../../../server/platform/config/config'
import { addAccount, makeFirstAccounts } from '../../../server/staff/accounts'
import { isPassword, randomPassword } from '../../../server/staff/passwords'
import { testDatabase } from '../rig/database'

const db = await testDatabase()
const dataFolder = await mkdtemp(path.join(tmpdir(), 'accounts-'))
afterAll(async () => {
  await db.close()
  await rm(dataFolder, { recursive: true })
})
beforeEach(async () => {
  await db.q.deleteFrom('staff_user').execute()
})
const users = () => db.q.selectFrom('staff_user').selectAll().orderBy('role').execute()
const config = (env: Record<string, string> = {}) => readConfig({ DATA_FOLDER: dataFolder, ...env })

test('a first start creates one account per role, with passwords that only the folder’s owner can read', async () => {
  const made = await makeFirstAccounts(db, config())
  const rows = await users()
  expect(rows.map(({ role }) => role)).toEqual(['accountant', 'admin', 'rep', 'underwriter'])
  for (const { email, password_hash } of rows) {
    const { password } = made.find((account) => account.email === email)!
    expect(await isPassword(password, password_hash)).toBe(true)
  }
  const file = path.join(dataFolder, 'staff-accounts.txt')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  const text = await readFile(file, 'utf8')
  for (const { email, password } of made) expect(text).toContain(`${email}\t${password}`)
})

test('a later start creates none and shows none', async () => {
  await makeFirstAccounts(db, config())
  const before = await users()
  expect(await makeFirstAccounts(db, config())).toEqual([])
  expect(await users()).toEqual(before)
})

test('with its own database, the server creates only the configured administrator, once', async () => {
  const url = { DATABASE_URL: 'postgres://localhost/app' }
  expect(await makeFirstAccounts(db, config(url))).toEqual([])
  expect(await users()).toEqual([])
  const named = config({ ...url, STAFF_ADMIN_EMAIL: 'Boss@example.com', STAFF_ADMIN_PASSWORD: 'a long password' })
  // two servers that start at once
  expect(await Promise.all([makeFirstAccounts(db, named), makeFirstAccounts(db, named)])).toEqual([[], []])
  expect(await users()).toMatchObject([{ email: 'boss@example.com', role: 'admin' }])
})

test('an address has one account, and adding it again changes nothing', async () => {
  const account = { name: 'A', email: 'a@example.com', role: 'rep', password: 'the first password' } as const
  expect(await addAccount(db, account)).toEqual(expect.any(String))
  expect(await addAccount(db, { ...account, role: 'admin', password: 'the second password' })).toBeNull()
  const [user] = await users()
  expect(user?.role).toBe('rep')
  expect(await isPassword('the first password', user!.password_hash)).toBe(true)
})

test('every account has its own salt, and random passwords differ', async () => {
  await addAccount(db, { name: 'A', email: 'a@example.com', role: 'rep', password: 'one password' })
  await addAccount(db, { name: 'B', email: 'b@example.com', role: 'rep', password: 'one password' })
  const [a, b] = await users()
  expect(a!.password_hash).not.toBe(b!.password_hash)
  expect(new Set(Array.from({ length: 50 }, randomPassword)).size).toBe(50)
  expect(randomPassword()).toMatch(/^([a-z2-9]{5}-){4}[a-z2-9]{5}$/)
})
