import { afterAll, expect, test } from 'vitest'
import type { ContactRow } from '../../../contract/client'
import { emailOf, testApp } from '../rig/app'
import { begin, payload } from '../rig/quotes'

const app = await testApp()
afterAll(() => app.close())
const { call, services } = app
const cookie = await app.staff('rep')

const find = async (query: Record<string, string> = {}): Promise<ContactRow[]> =>
  (await call('findContacts', { cookie, query })).data.rows

const of = (name: string, choices: Parameters<typeof payload>[1], by?: string) => {
  services.clock.pass(1000)
  return begin(app, payload('location', { insured_last_name: name, ...choices }), by)
}
const adams = await of('Adams', { event_start_date: '06/12/2027', event_end_date: '06/12/2027' })
const brook = await of('brook', { event_start_date: '03/01/2027', event_end_date: '03/01/2027' }, cookie)
const clark = await of('Clark', {
  event_type: 'Baby Shower',
  event_start_date: '12/31/2026',
  event_end_date: '12/31/2026',
})
services.clock.pass(1000)
const blank = await begin(app, { step0: {} })
await services.db.q.updateTable('contact').set({ is_second_provider: true }).where('id', '=', clark.id).execute()

const names = new Map([
  [adams.id, 'Adams'],
  [brook.id, 'brook'],
  [clark.id, 'Clark'],
  [blank.id, '-'],
])
const named = async (query: Record<string, string>) => (await find(query)).map(({ id }) => names.get(id))

test.each([
  ['a range of days, inclusive', { event_from: '12/31/2026', event_to: '03/01/2027' }, ['Clark', 'brook']],
  ['days from a first day', { event_from: '03/02/2027' }, ['Adams']],
  ['days up to a last day', { event_to: '12/31/2026' }, ['Clark']],
  ['type', { type: 'Baby Shower' }, ['Clark']],
  ['part of a type', { type: 'Baby' }, []],
  ['owner', { owner: emailOf('rep') }, ['brook']],
  ['owner in another case', { owner: emailOf('rep').toUpperCase() }, ['brook']],
  ['nobody’s', { owner: 'none' }, ['-', 'Clark', 'Adams']],
  ['the first provider', { provider: 'first', type: 'Wedding' }, ['brook', 'Adams']],
  ['the second provider', { provider: 'second' }, ['Clark']],
  ['several at once', { owner: 'none', search: 'adams', event_from: '01/01/2027', status: 'quoted' }, ['Adams']],
  ['a status', { status: 'draft' }, ['-']],
])('filters by %s', async (_, query, expected) => {
  expect(await named(query)).toEqual(expected)
})

test.each([
  ['insured_name', ['Adams', 'brook', 'Clark', '-']],
  ['event_start_date', ['Clark', 'brook', 'Adams', '-']],
  ['quote_number', ['Adams', 'brook', 'Clark', '-']],
])('sorts by %s with empty values last in both directions', async (sort, expected) => {
  expect(await named({ sort })).toEqual(expected)
  const sparse = sort === 'quote_number' ? [] : ['-']
  const others = expected.filter((name) => !sparse.includes(name))
  expect(await named({ sort, direction: 'desc' })).toEqual([...others.reverse(), ...sparse])
})

test.each(['edited', 'created'])('sorts by %s newest first by default', async (sort) => {
  expect(await named({ sort })).toEqual(['-', 'Clark', 'brook', 'Adams'])
  expect(await named({ sort, direction: 'asc' })).toEqual(['Adams', 'brook', 'Clark', '-'])
})

test.each(['event_type', 'quote_status', 'amount_due'] as const)('sorts by %s in both directions', async (sort) => {
  const sortValue = (row: ContactRow) => row[sort]
  const up = (await find({ sort, direction: 'asc' })).map(sortValue)
  const down = (await find({ sort, direction: 'desc' })).map(sortValue)
  const given = (values: typeof up) => values.filter((value) => value !== null)
  expect(given(down)).toEqual(given(up).reverse())
  expect(given(up)).toEqual([...given(up)].sort((a, b) => (a! < b! ? -1 : Number(a! > b!))))
  expect(up.indexOf(null) === -1 || up.indexOf(null) === given(up).length).toBe(true)
})

test.each(['event_from', 'event_to'])('an invalid day is refused for %s', async (name) => {
  const answered = await call('findContacts', { cookie, query: { [name]: '02/30/2027' } })
  expect(answered.statusCode).toBe(422)
  expect(answered.data.errors[name]).toContain('needs a valid date')
})

test('a changed price shows in the list at once', async () => {
  const price = JSON.stringify({ pricing_detail: { amount_due: 1234.56 }, worksheet: [] })
  await services.db.q.updateTable('contact').set({ price }).where('id', '=', adams.id).execute()
  expect((await find({ search: 'adams' }))[0]!.amount_due).toBe(1234.56)
})

test('stops counting the whole list at ten thousand, and the matches of a search at one thousand', async () => {
  const { q } = services.db
  const some = Array.from({ length: 10_000 }, (_, i) => ({
    id: `many-${i}`.padEnd(22, '-'),
    idempotency_key: `many-${i}`,
    quote_number: `M-${i}`,
    quote_status: 'expired' as const,
    rating_plan: '',
    answers: '{}',
    reasons: '[]',
    search: `m-${i} many`,
  }))
  for (let from = 0; from < some.length; from += 2000)
    await q
      .insertInto('contact')
      .values(some.slice(from, from + 2000))
      .execute()
  const countedTo = async (query: Record<string, string>) =>
    (await call('findContacts', { cookie, query })).data.counted_to
  const totalOf = async (query: Record<string, string>) => (await call('findContacts', { cookie, query })).data.total
  expect(await totalOf({})).toBe(10_000)
  expect(await totalOf({ search: 'm-9999' })).toBe(1)
  expect(await totalOf({ status: 'expired', page: '201' })).toBe(10_000)
  expect(await totalOf({ search: 'many', page: '20' })).toBe(1000)
  expect(await totalOf({ search: 'many', page: '21', status: 'expired' })).toBe(1000)
  expect(await totalOf({ search: 'many', status: 'draft' })).toBe(0)
  expect(await countedTo({})).toBe(10_000)
  expect(await countedTo({ search: 'many' })).toBe(1000)
  await q.deleteFrom('contact').where('search', 'like', '%many').execute()
})
