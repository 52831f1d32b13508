import { afterAll, expect, test } from 'vitest'
import type { ContactRow } from '../../../contract/client'
import { testApp } from '../rig/app'
import { begin, markBought, payload } from '../rig/quotes'

const app = await testApp()
afterAll(() => app.close())
const { call, services } = app
const cookie = await app.staff('underwriter')

const later = () => services.clock.pass(60_000)
const of = async (name: string, choices: object) => {
  later()
  const contact = await begin(app, payload('location', { insured_last_name: name, ...choices } as never))
  return contact.id
}
const drone = { using_drone_at_event: 'True' }
const submit = async (id: string) => {
  later()
  await call('submitForReview', { params: { id }, body: { email: 'ana@example.com' } })
}
const send = (id: string, body: object) => call('markQuoteApproved', { params: { id }, body, cookie })
const decline = (id: string) => send(id, { status: 'declined', reason: 'Too close to the guests.' })

const first = await of('First', { ...drone, event_start_date: '07/10/2027', event_end_date: '07/10/2027' })
const never = await of('Never', drone)
const second = await of('Second', { ...drone, event_start_date: '06/01/2027', event_end_date: '06/01/2027' })
const approved = await of('Approved', drone)
const declined = await of('Declined', drone)
await of('Quoted', {})
// declined by its answers, not by staff
await of('Refused', { racing_flamethrowing_burnouts: 'True' })
for (const id of [declined, second, first, approved]) await submit(id)
await send(approved, { status: 'approved' })
await decline(declined)
// a later save by the customer moves no quote in the queue
later()
await call('patchContact', { params: { id: second }, body: { step5: { customFields: { event_city: 'Austin' } } } })

const names = new Map(
  Object.entries({ first, never, second, approved, declined }).map(([name, id]) => [id, name] as const),
)
const find = async (query: Record<string, string>): Promise<string[]> =>
  (await call('findContacts', { cookie, query })).data.rows.map(({ id }: ContactRow) => names.get(id) ?? id)

test('lists submitted quotes, the longest waiting first', async () => {
  expect(await find({ queue: 'waiting' })).toEqual(['second', 'first'])
})

test('sorts waiting quotes by the event’s date in both directions', async () => {
  const query = { queue: 'waiting', sort: 'event_start_date' }
  expect(await find({ ...query, direction: 'asc' })).toEqual(['second', 'first'])
  expect(await find({ ...query, direction: 'desc' })).toEqual(['first', 'second'])
})

test('lists referred quotes that were not submitted in a queue of their own', async () => {
  expect(await find({ queue: 'unsubmitted' })).toEqual(['never'])
})

test('lists staff decisions, without declines by the answers', async () => {
  expect((await find({ queue: 'decided' })).sort()).toEqual(['approved', 'declined'])
})

test('counts the reasons for a referral, without the reason of a decline', async () => {
  const { rows } = (await call('findContacts', { cookie, query: { queue: 'decided' } })).data
  expect(rows.map(({ reasons }: ContactRow) => reasons)).toEqual([1, 1])
})

test('an approved quote stays among the decisions once it is bought; one that needed no decision is not there', async () => {
  const [bought, unreviewed] = [await of('Bought', drone), await of('Unreviewed', {})]
  await submit(bought)
  await send(bought, { status: 'approved' })
  for (const id of [bought, unreviewed])
    await markBought(app, (await call('openContact', { params: { id }, cookie })).data.contact)
  expect((await find({ queue: 'decided' })).sort()).toEqual(['approved', bought, 'declined'].sort())
})

test('a decision counts as a change: the quote comes first among those changed last', async () => {
  const newest = async () => (await find({ sort: 'edited', direction: 'desc' }))[0]
  for (const [name, decideOn] of [
    ['declined', () => send(declined, { status: 'referred' })],
    ['approved', () => decline(approved)],
    ['declined', () => decline(declined)],
    ['approved', () => send(approved, { status: 'referred' })],
    ['approved', () => send(approved, { status: 'approved' })],
  ] as const) {
    later()
    expect((await decideOn()).statusCode).toBe(200)
    expect(await newest()).toBe(name)
  }
})

test('a reopened quote waits since it was first submitted', async () => {
  await send(declined, { status: 'referred' })
  expect(await find({ queue: 'waiting' })).toEqual(['declined', 'second', 'first'])
  await decline(declined)
})
