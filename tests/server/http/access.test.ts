import type { FastifyRequest } from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'
import { makePolicyLink } from '../../../server/contacts/links'
import { assertAccess } from '../../../server/http/access'
import type { Access } from '../../../server/http/contract'
import type { Problem } from '../../../server/platform/problems/problem'
import type { Caller } from '../../../server/platform/services/caller'
import { type roles, testApp } from '../rig/app'
import { begin } from '../rig/quotes'

/** Every kind of access alone, because the contract may not have an operation for each. */
const app = await testApp()
afterAll(() => app.close())
const { services } = app
const { id } = await begin(app, {})
const { token } = await makePolicyLink(services.db, { contactId: id, lastDay: null, now: services.now() })

const staff = (role: (typeof roles)[number]): Caller => ({
  kind: 'staff',
  user: { id: role, name: role, email: `${role}@example.com`, role },
  tokenHash: '',
  used: new Date(),
})
const request = (caller: Caller, headers = {}) => ({ caller, headers, params: { id } }) as unknown as FastifyRequest

const callers = {
  nobody: request({ kind: 'public' }),
  policyLink: request({ kind: 'public' }, { 'policy-token': token }),
  rep: request(staff('rep')),
  underwriter: request(staff('underwriter')),
  accountant: request(staff('accountant')),
  admin: request(staff('admin')),
}
const names = Object.keys(callers) as (keyof typeof callers)[]

const statusFor = (caller: keyof typeof callers, access: readonly Access[]) =>
  assertAccess(services, access, callers[caller]).then(
    () => 200,
    (problem: Problem) => problem.status,
  )

describe.each([
  ['anyone', { nobody: 200, policyLink: 200, rep: 200, underwriter: 200, accountant: 200, admin: 200 }],
  ['quoteLink', { nobody: 200, policyLink: 200, rep: 200, underwriter: 200, accountant: 200, admin: 200 }],
  ['policyLink', { nobody: 401, policyLink: 200, rep: 403, underwriter: 403, accountant: 403, admin: 403 }],
  ['policies.change', { nobody: 401, policyLink: 401, rep: 200, underwriter: 403, accountant: 403, admin: 200 }],
  ['referrals.decide', { nobody: 401, policyLink: 401, rep: 403, underwriter: 200, accountant: 403, admin: 200 }],
  ['money.enter', { nobody: 401, policyLink: 401, rep: 200, underwriter: 403, accountant: 200, admin: 200 }],
  ['users.manage', { nobody: 401, policyLink: 401, rep: 403, underwriter: 403, accountant: 403, admin: 200 }],
] as const)('access for %s, by caller', (access, expected) => {
  test.each(names)('for %s', async (caller) => {
    expect(await statusFor(caller, [access])).toBe(expected[caller])
  })
})

test('one of several is enough', async () => {
  expect(await statusFor('rep', ['policyLink', 'quotes.edit'])).toBe(200)
  expect(await statusFor('policyLink', ['policyLink', 'users.manage'])).toBe(200)
  expect(await statusFor('rep', ['referrals.decide', 'users.manage'])).toBe(403)
})

test('staff without the permission are refused even where they know the id of a quote', async () => {
  expect(await statusFor('accountant', ['quoteLink', 'quotes.edit'])).toBe(403)
  expect(await statusFor('nobody', ['quoteLink', 'quotes.edit'])).toBe(200)
  expect(await statusFor('rep', ['quoteLink', 'quotes.edit'])).toBe(200)
})

test('a call without a contact gets the contact of the link, except for staff', async () => {
  const shown = (headers: object) => ({ caller: { kind: 'public' }, headers, params: {} }) as unknown as FastifyRequest
  const holder = shown({ 'policy-token': token })
  await assertAccess(services, ['policyLink'], holder)
  expect(holder.caller).toEqual({ kind: 'public', contactId: id })
  for (const other of ['A'.repeat(43), '', undefined])
    await expect(assertAccess(services, ['policyLink'], shown({ 'policy-token': other }))).rejects.toMatchObject({
      status: 401,
    })
})

test('a call without access rules is refused to all', async () => {
  for (const caller of names) expect(await statusFor(caller, [])).toBeGreaterThanOrEqual(401)
})
