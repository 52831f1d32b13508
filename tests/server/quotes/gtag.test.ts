import { afterAll, expect, test } from 'vitest'
import { testApp } from '../rig/app'
import { begin, markBought } from '../rig/quotes'

const app = await testApp()
afterAll(() => app.close())
const { call, services } = app

const flag = (id: string, fields: Record<string, unknown>) =>
  call('storeGtagFlags', { params: { id }, body: { fields } })
const flagsOf = async (id: string) =>
  (await services.db.q.selectFrom('contact').select('gtag_flags').where('id', '=', id).executeTakeFirstOrThrow())
    .gtag_flags
const many = (count: number, from = 0) =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`flag_${from + i}`, 'yes']))

test('flags are added to stored ones, also after the purchase, without a new version', async () => {
  const quote = await begin(app)
  const { statusCode, body } = await flag(quote.id, { quote_begun: 'yes', source: 'fair' })
  expect([statusCode, body]).toEqual([204, ''])
  await markBought(app, quote)
  await flag(quote.id, { source: 'mail', 'purchase.done': '1' })
  expect(await flagsOf(quote.id)).toEqual({ quote_begun: 'yes', source: 'mail', 'purchase.done': '1' })
  const row = services.db.q.selectFrom('contact').select('version').where('id', '=', quote.id)
  expect((await row.executeTakeFirstOrThrow()).version).toBe(quote.version)
  const audits = services.db.q.selectFrom('audit').select('action').where('entity_id', '=', quote.id)
  expect((await audits.orderBy('id').execute()).filter(({ action }) => action === 'gtag.flagged')).toHaveLength(2)
})

test('stores up to twenty flags over all calls', async () => {
  const { id } = await begin(app)
  expect((await flag(id, many(21))).statusCode).toBe(400)
  expect((await flag(id, many(20))).statusCode).toBe(204)
  expect((await flag(id, many(20))).statusCode).toBe(204)
  expect((await flag(id, many(1, 20))).statusCode).toBe(422)
  expect(Object.keys((await flagsOf(id))!)).toHaveLength(20)
})

test.each([
  ['a name with spaces', { 'a b': 'x' }, 400],
  ['a name that is too long', { ['a'.repeat(61)]: 'x' }, 400],
  ['a text that is too long', { a: 'x'.repeat(201) }, 400],
  ['a number', { a: 1 }, 400],
  ['a card number', { a: '4242 4242 4242 4242' }, 422],
])('refuses %s', async (_, fields, status) => {
  const { id } = await begin(app)
  expect((await flag(id, fields)).statusCode).toBe(status)
  expect(await flagsOf(id)).toBeNull()
})

test('an unknown quote is not found', async () => {
  expect((await flag('A'.repeat(22), { a: 'x' })).statusCode).toBe(404)
})
