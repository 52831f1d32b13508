import { afterAll, afterEach, expect, test } from 'vitest'
import { addMoratorium, liftMoratorium } from '../../../server/compliance/moratoria'
import { type Bought, startTestServer } from '../policies/fixture'
import { begin, newKey, payload, sign } from '../rig/quotes'

const server = await startTestServer()
afterAll(() => server.close())
const { call, services } = server
const { q } = services.db
const admin = await server.staff('admin')
afterEach(() => q.deleteFrom('moratorium').execute())

const storm = {
  coverages: ['liability', 'cancellation'],
  states: ['TX'],
  zips: [],
  from: '11/20/2026',
  until: '12/04/2026',
  reason: 'A named storm threatens the area',
}
const form = { ...storm, coverages: ['liability', 'cancellation'] } as const
const set = (more: object = {}, headers = newKey()) =>
  call('addMoratorium', { body: { ...storm, ...more }, headers, cookie: admin })
const list = (query: Record<string, string> = {}) => call('listMoratoria', { query, cookie: admin })

/** A signed quote in Texas, ZIP code 78701. */
async function signedQuote() {
  const { id } = await begin(server, payload('location'))
  await call('signTerms', { params: { id }, body: sign })
  const { data } = await call('openContact', { params: { id } })
  return { id, due: data.contact.customFields.amount_due as number }
}
const buy = async ({ id, due }: { id: string; due: number }, more: object = {}) =>
  call('purchase', {
    headers: newKey(),
    body: { id, amount_due: due, payment_token: await server.tokenFor('4242424242424242'), ...more },
  })

test('sets, lists and lifts a moratorium, each in the audit', async () => {
  const added = await set()
  expect([added.statusCode, added.data]).toEqual([
    201,
    expect.objectContaining({ ...storm, state: 'active', created_by: 'admin@example.com', lifted: null }),
  ])
  expect((await list({ search: 'named storm' })).data).toMatchObject({ rows: [{ id: added.data.id }], total: 1 })
  expect((await list({ search: 'earthquake' })).data).toMatchObject({ rows: [], total: 0 })
  const params = { moratorium: added.data.id }
  expect((await call('liftMoratorium', { params, cookie: admin })).data).toMatchObject({
    state: 'lifted',
    lifted_by: 'admin@example.com',
  })
  expect((await call('liftMoratorium', { params, cookie: admin })).statusCode).toBe(409)
  const trace = await q
    .selectFrom('audit')
    .select('action')
    .where('entity_id', '=', added.data.id)
    .orderBy('id')
    .execute()
  expect(trace.map(({ action }) => action)).toEqual(['moratorium.set', 'moratorium.lifted'])
})

test('a purchase link that is sent meanwhile says that the quote cannot be bought yet', async () => {
  const { id } = await signedQuote()
  const send = async () =>
    (await call('sendPurchaseLink', { params: { id }, body: { emails: 'jordan.sample@example.com' } })).data.message
  expect(await send()).toBe('Email sent successfully!')
  await set()
  expect(await send()).toBe(
    'Email sent successfully! It cannot be bought yet. We can’t issue new liability coverage here right now.',
  )
})

test('a repeated request sets one moratorium', async () => {
  const key = newKey()
  const [first, again] = [await set({}, key), await set({}, key)]
  expect(again.data).toEqual(first.data)
  expect((await list()).data.total).toBe(1)
})

test('the faults of a form stand beside its fields', async () => {
  const wrong = await set({ states: ['TX', 'ZZ'], zips: ['12'], from: '02/30/2027', until: '2027', reason: ' ' })
  expect(wrong.statusCode).toBe(422)
  expect(Object.keys(wrong.data.errors).sort()).toEqual(['from', 'reason', 'states', 'until', 'zips'])
  const nowhere = await set({ states: [], until: '11/19/2026' })
  expect(nowhere.data.errors).toEqual({
    states: 'Enter a state or a ZIP code',
    until: 'This day is before the first one',
  })
})

test('a quote of the area is priced, says why it cannot be bought, and is not charged', async () => {
  const quote = await signedQuote()
  await set()
  const priced = await call('recalculate', { body: payload('location') })
  expect([priced.statusCode, priced.data.suspension]).toEqual([
    200,
    { kind: 'moratorium', coverages: ['liability'], reason: storm.reason, until: storm.until },
  ])
  expect((await call('openContact', { params: { id: quote.id } })).data.contact.suspension).toEqual(
    priced.data.suspension,
  )
  const refused = await buy(quote)
  expect(refused.statusCode).toBe(409)
  expect(refused.data).toMatchObject({
    type: 'urn:marquee:problem:suspended',
    suspension: { kind: 'moratorium' },
    message: expect.stringContaining('A named storm threatens the area'),
  })
  expect(await q.selectFrom('payment').select('id').where('contact_id', '=', quote.id).execute()).toEqual([])
})

test('another state, another coverage, a later day and a lifted moratorium stop nothing', async () => {
  const quote = await signedQuote()
  await set({ states: ['FL'] })
  await set({ coverages: ['cancellation'] })
  await set({ from: '11/25/2026' })
  await set({ zips: ['78702'], states: [] })
  const { data } = await set()
  await call('liftMoratorium', { params: { moratorium: data.id }, cookie: admin })
  expect((await buy(quote)).statusCode).toBe(200)
})

test('the first three digits of a ZIP code stop the quotes of their area', async () => {
  const quote = await signedQuote()
  await set({ states: [], zips: ['787'] })
  expect((await buy(quote)).data.type).toBe('urn:marquee:problem:suspended')
})

test('staff cannot order, and cannot record money of an order placed before, whose record says why', async () => {
  const [quote, ordered] = [await signedQuote(), await signedQuote()]
  const check = { payment_token: null, payment_type: 'check', check_emails: 'ana@example.com' }
  expect((await buy(ordered, check)).statusCode).toBe(202)
  const { id: moratorium } = (await set()).data
  expect((await buy(quote, check)).data.type).toBe('urn:marquee:problem:suspended')
  const cookie = await server.staff('rep')
  const received = await call('createReceivePayment', {
    params: { id: ordered.id },
    headers: newKey(),
    body: { amount: ordered.due, reference: '1001' },
    cookie,
  })
  expect([received.statusCode, received.data.type]).toEqual([409, 'urn:marquee:problem:suspended'])
  expect(received.data.message).toBe(
    `${storm.reason}. New liability coverage for this area is on hold through ${storm.until}. Nothing was recorded. Record the payment once the policy can be issued.`,
  )
  const books = () => call('listAccountingTransactions', { params: { id: ordered.id }, cookie })
  expect((await books()).data.suspended_order).toMatchObject({
    suspension: { reason: storm.reason },
    amount_due: ordered.due,
    pay_by: '12/04/2026',
    invoice: expect.any(String),
  })
  const { data } = await call('openContact', { params: { id: ordered.id }, query: { from: 'admin' }, cookie })
  expect(data.contact.suspension).toMatchObject({ kind: 'moratorium', reason: storm.reason })
  await call('liftMoratorium', { params: { moratorium }, cookie: admin })
  expect((await books()).data).not.toHaveProperty('suspended_order')
})

test('staff record the payment of an invoice beside an order that waits, by check and by card', async () => {
  const ordered = await signedQuote()
  expect(
    (await buy(ordered, { payment_token: null, payment_type: 'check', check_emails: 'ana@example.com' })).statusCode,
  ).toBe(202)
  const cookie = await server.staff('rep')
  const post = async (operation: 'createInvoice' | 'createReceivePayment', body: object) =>
    call(operation, { params: { id: ordered.id }, headers: newKey(), body, cookie })
  const invoice = async () =>
    (await post('createInvoice', { change_item: [{ item_description: 'A copy', amount: 20 }] })).data.transaction
      .transaction_id as string
  const [byCheck, byCard] = [await invoice(), await invoice()]
  await set()
  const payment_token = await server.tokenFor('4242424242424242')
  const paid = [
    await post('createReceivePayment', { amount: 20, transaction_id: byCheck, reference: '1001' }),
    await post('createReceivePayment', { amount: 20, transaction_id: byCard, payment_token }),
    await post('createReceivePayment', { amount: 20, payment_token: await server.tokenFor('4242424242424242') }),
  ]
  expect(paid.map(({ statusCode }) => statusCode)).toEqual([200, 200, 409])
})

test('an underwriter cannot approve a quote of the area, and an approval from before buys nothing until it is lifted', async () => {
  const [first, second] = [await referred(), await referred()]
  const cookie = await server.staff('underwriter')
  const approve = (id: string) =>
    call('markQuoteApproved', { params: { id }, body: { status: 'approved', reason: 'As described' }, cookie })
  expect((await approve(first)).statusCode).toBe(200)
  const { data } = await set()
  const refused = await approve(second)
  expect(refused.data.type).toBe('urn:marquee:problem:suspended')
  expect(refused.data.message).toMatch(
    /through 12\/04\/2026\. The quote was not approved\. Approve it once the hold ends\.$/,
  )
  const { data: referral } = await call('openReferral', { params: { id: second }, cookie })
  expect(referral.contact.suspension).toMatchObject({ kind: 'moratorium', until: '12/04/2026' })
  await call('signTerms', { params: { id: first }, body: sign })
  const opened = (await call('openContact', { params: { id: first } })).data.contact
  const quote = { id: first, due: opened.customFields.amount_due }
  expect([opened.customFields.quote_status, (await buy(quote)).data.type]).toEqual([
    'approved',
    'urn:marquee:problem:suspended',
  ])
  await call('liftMoratorium', { params: { moratorium: data.id }, cookie: admin })
  expect((await buy(quote)).statusCode).toBe(200)
})

async function referred(): Promise<string> {
  const { id } = await begin(server, payload('location', { using_drone_at_event: 'True' }))
  await call('submitForReview', { params: { id }, body: { email: 'ana@example.com', message: null } })
  return id
}

test('a purchase that has begun is settled, though a moratorium is set before the charge is known', async () => {
  const quote = await signedQuote()
  server.hooks.after = async (made) => {
    if (made === 'confirm') await addMoratorium(services, { form, key: 'a-key-of-its-own', actor: 'admin@example.com' })
  }
  const bought = await buy(quote)
  delete server.hooks.after
  expect([bought.statusCode, (await list()).data.total]).toEqual([200, 1])
})

test('a moratorium waits for a purchase that reads before it, and is seen by every later one', async () => {
  const quote = await signedQuote()
  const results = await Promise.all([buy(quote), set()])
  const [payments, moratoria] = [
    await q.selectFrom('payment').select('created').where('contact_id', '=', quote.id).execute(),
    await q.selectFrom('moratorium').select('id').execute(),
  ]
  expect(moratoria).toHaveLength(1)
  expect(payments).toHaveLength(results[0].statusCode === 200 ? 1 : 0)
  expect((await buy(await signedQuote())).statusCode).toBe(409)
})

test('a policy keeps its smaller changes and its cancellation, and gets no more coverage', async () => {
  const policy: Bought = await server.buy()
  const { data } = await set()
  const day = { step1: { setup_coverage: 'True', setup_dates: ['06/11/2027'] } } as const
  const refused = (await server.workOut(policy, day)).data
  expect(refused['type']).toBe('urn:marquee:problem:suspended')
  // it speaks of the policy, not of a quote
  expect(refused['message']).toMatch(
    /on hold through 12\/04\/2026\. The policy stays as it is, and nothing is charged\.$/,
  )
  expect((await server.submit(policy, day, { difference: 21 })).data.type).toBe('urn:marquee:problem:suspended')
  expect((await server.submit(policy, { step0: { event_name: 'The Sample wedding' } })).status).toBe(200)
  await liftMoratorium(services, data.id, 'admin@example.com')
  expect((await server.submit(policy, day)).status).toBe(200)
})
