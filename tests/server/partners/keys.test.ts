import { afterAll, expect, test } from 'vitest'
import { testApp } from '../rig/app'
import { newPartnerKey, withPartners } from '../rig/partners'
import { newKey, payload } from '../rig/quotes'

const app = await testApp({ env: withPartners })
afterAll(() => app.close())
const { services } = app
const { db, clock } = services
/** A call of an administrator, who signs in again when the clock has moved. */
const asAdmin: typeof app.call = async (id, request = {}) =>
  app.call(id, { ...request, cookie: await app.staff('admin') })
const day = 24 * 60 * 60_000

const price = (headers: Readonly<Record<string, string>>) =>
  app.call('pricePartnerQuote', { headers, body: payload('underwriting') })
const worksWith = async (secret: string) => (await price({ authorization: `Bearer ${secret}` })).statusCode

test('a key is shown once, and the database has only its hash', async () => {
  const params = { slug: 'example-venues' }
  const body = { name: 'Booking system', scopes: ['quotes:write'] }
  const { data, statusCode } = await asAdmin('addPartnerKey', { params, headers: newKey(), body })
  expect([statusCode, data.key.state, data.secret.startsWith(`${data.key.prefix}_`)]).toEqual([201, 'active', true])
  const { data: page } = await asAdmin('listPartners')
  expect(JSON.stringify([page, await db.q.selectFrom('partner_key').selectAll().execute()])).not.toContain(data.secret)
  expect(await worksWith(data.secret)).toBe(200)
  const { last_used } = await db.q
    .selectFrom('partner_key')
    .select('last_used')
    .where('id', '=', data.key.id)
    .executeTakeFirstOrThrow()
  expect(last_used).toEqual(clock.instant)
})

test('a rotation leaves no gap: both keys work through the chosen day, and then only the new one', async () => {
  const old = await newPartnerKey(services)
  const rotated = await asAdmin('rotatePartnerKey', { params: { key: old.id }, body: { until: '11/26/2026' } })
  const made = rotated.data.secret as string
  // through the last day in New York, from noon today
  for (let half = 0; half < 13; half++) {
    expect([await worksWith(old.secret), await worksWith(made)]).toEqual([200, 200])
    clock.pass(day / 2)
  }
  expect([await worksWith(old.secret), await worksWith(made)]).toEqual([401, 200])
  expect(rotated.data.key.scopes).toEqual(['quotes:write', 'quotes:read', 'policies:read', 'events:read'])
})

test('a revoked key ends at once, and its history says who did it', async () => {
  const { id, secret } = await newPartnerKey(services)
  await asAdmin('revokePartnerKey', { params: { key: id } })
  expect(await worksWith(secret)).toBe(401)
  expect((await asAdmin('revokePartnerKey', { params: { key: id } })).statusCode).toBe(409)
  expect(
    (await asAdmin('rotatePartnerKey', { params: { key: id }, body: { until: services.today() } })).statusCode,
  ).toBe(409)
  const entries = await db.q
    .selectFrom('audit')
    .select(['action', 'actor'])
    .where('entity_id', '=', id)
    .orderBy('id')
    .execute()
  expect(entries).toEqual([
    { action: 'partnerKey.added', actor: 'admin@example.com' },
    { action: 'partnerKey.revoked', actor: 'admin@example.com' },
  ])
})

test('an expired key, and one of a partner that the program no longer has, are refused', async () => {
  const { secret } = await newPartnerKey(services, 'example-venues', { days: 1 })
  expect(await worksWith(secret)).toBe(200)
  clock.pass(day)
  expect(await worksWith(secret)).toBe(401)
  expect(await worksWith((await newPartnerKey(services, 'former-partner')).secret)).toBe(401)
})

test('a key is refused a call that its scopes do not name', async () => {
  const { headers } = await newPartnerKey(services, 'example-venues', { scopes: ['policies:read'] })
  const { statusCode, data } = await price(headers)
  expect([statusCode, data.message]).toEqual([403, 'This key does not have the scope quotes:write.'])
})

test('each key has its own limit, which says when to try again', async () => {
  const limited = await testApp({ env: { ...withPartners, PARTNER_RATE_LIMIT: '2' } })
  const [one, other] = [await newPartnerKey(limited.services), await newPartnerKey(limited.services)]
  const call = (headers: Readonly<Record<string, string>>) =>
    limited.call('pricePartnerQuote', { headers, body: payload('underwriting') })
  const [first, second, third] = [await call(one.headers), await call(one.headers), await call(one.headers)]
  expect([first.statusCode, second.statusCode, third.statusCode]).toEqual([200, 200, 429])
  expect(Number(third.headers['retry-after'])).toBeGreaterThan(0)
  expect((await call(other.headers)).statusCode).toBe(200)
  await limited.close()
})
