import type { Updateable } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { problemTypes } from '../../../contract/problem'
import { eventTypes } from '../../../domain/catalogue'
import type { ContactTable } from '../../../server/platform/db/schema'
import { boughtIn, type Fixture, makeFixture, newKey, type Outcome, type Quote } from './fixture'

let fixture: Fixture
beforeAll(async () => {
  fixture = await makeFixture()
})
afterAll(() => fixture.close())

const set = (quote: Quote, columns: Updateable<ContactTable>) =>
  fixture.db.q.updateTable('contact').set(columns).where('id', '=', quote.id).execute()

/** Refused before anything could be charged: no row, no call to the processor, and the key is still free. */
async function expectNothingDone(quote: Quote, key: string) {
  const payments = await fixture.db.q.selectFrom('payment').select('id').where('contact_id', '=', quote.id).execute()
  expect(payments).toEqual([])
  expect(await fixture.ask(quote, key)).toMatchObject({ status: 402, type: problemTypes.paymentNotMade })
}

async function expectRefused(quote: Quote, refusal: Partial<Outcome>) {
  const key = newKey()
  expect(await fixture.buy(quote, { key })).toMatchObject(refusal)
  await expectNothingDone(quote, key)
}

test('refuses another amount than the current price, and returns it', async () => {
  const quote = await fixture.quote()
  const key = newKey()
  const result = await fixture.buy(quote, { key, amount_due: quote.amount - 0.01 })
  expect(result).toMatchObject({
    status: 409,
    type: problemTypes.priceChanged,
    body: { price: { pricing_detail: { amount_due: quote.amount } } },
  })
  await expectNothingDone(quote, key)
})

test('recomputes the price instead of trusting the stored one', async () => {
  const quote = await fixture.quote()
  const { price } = await fixture.db.q
    .selectFrom('contact')
    .select('price')
    .where('id', '=', quote.id)
    .executeTakeFirstOrThrow()
  await set(quote, { price: JSON.stringify({ ...price, pricing_detail: { ...price?.pricing_detail, amount_due: 1 } }) })
  const cheap = await fixture.buy(quote, { amount_due: 1 })
  expect(cheap).toMatchObject({ status: 409, type: problemTypes.priceChanged })
  expect(boughtIn(await fixture.buy(quote)).amount_due).toBe(quote.amount)
})

test('refuses unsigned terms, or a signature for other answers', async () => {
  const unsigned = await fixture.quote()
  await set(unsigned, { terms: null })
  await expectRefused(unsigned, { status: 409, type: problemTypes.termsNotSigned })
  const changed = await fixture.quote()
  const answers = fixture.answers({ event_name: 'Another name' })
  await set(changed, { answers: JSON.stringify(answers) })
  await expectRefused(changed, { status: 409, type: problemTypes.termsNotSigned })
})

test('refuses an expired quote, by its date or by its status', async () => {
  const [byDate, byStatus] = [await fixture.quote(), await fixture.quote()]
  await set(byDate, { expires: fixture.services.now() })
  await set(byStatus, { quote_status: 'expired' })
  for (const quote of [byDate, byStatus])
    await expectRefused(quote, {
      status: 409,
      type: problemTypes.notPurchasable,
      body: expect.objectContaining({ message: expect.stringContaining('expired') }),
    })
})

test('refuses an event whose first day has passed', async () => {
  const quote = await fixture.quote({ event_start_date: '11/19/2026', event_end_date: '11/21/2026' })
  await expectRefused(quote, { status: 409, type: problemTypes.notPurchasable })
})

const notSold = eventTypes.find(({ decision }) => decision === 'decline')!.label

test.each([
  ['refer', { using_drone_at_event: 'True' }],
  ['decline', { event_type: notSold }],
] as const)('refuses an event that we %s, with every reason', async (decision, choices) => {
  const quote = await fixture.quote(choices)
  const result = await fixture.buy(quote, { amount_due: 100 })
  expect(result).toMatchObject({ status: 409, type: problemTypes.notPurchasable, body: { decision } })
  expect('body' in result && result.body.reasons.length).toBeGreaterThan(0)
})

test('refuses a stored quote whose answers are now referred', async () => {
  const quote = await fixture.quote({ using_drone_at_event: 'True' })
  await set(quote, { quote_status: 'quoted' })
  await expectRefused(quote, { status: 409, type: problemTypes.notPurchasable })
})

test('sells an approved quote at the recomputed price of its terms', async () => {
  const approve = async () => {
    const quote = await fixture.quote({ using_drone_at_event: 'True' })
    await set(quote, { quote_status: 'approved', offered_terms: JSON.stringify({ premium: 487.94 }) })
    return quote
  }
  const quote = await approve()
  const cheap = { pricing_detail: { amount_due: 1 }, worksheet: [] }
  await set(quote, { price: JSON.stringify(cheap) })
  const result = await fixture.buy(quote, { amount_due: 1 })
  expect(result).toMatchObject({
    status: 409,
    type: problemTypes.priceChanged,
    body: { price: { pricing_detail: { premium: 487.94, policy_fee: 24.4, amount_due: 512.34 } } },
  })
  expect(boughtIn(await fixture.buy(quote, { amount_due: 512.34 })).amount_due).toBe(512.34)
})

test('refuses a signature without the underwriter’s current conditions', async () => {
  const quote = await fixture.quote({ using_drone_at_event: 'True' })
  await set(quote, {
    quote_status: 'approved',
    offered_terms: JSON.stringify({ premium: 487.94, conditions: 'No drone flies above the guests.' }),
  })
  await expectRefused({ ...quote, amount: 512.34 }, { status: 409, type: problemTypes.termsNotSigned })
})

test('refuses a quote that staff declined, whatever its answers', async () => {
  const quote = await fixture.quote()
  await set(quote, { quote_status: 'declined', declined_by: 'staff' })
  await expectRefused(quote, { status: 409, type: problemTypes.notPurchasable })
})

test('names missing answers as answers that have changed, which says nothing about the card', async () => {
  const quote = await fixture.quote()
  const { insured_last_name: _, ...answers } = fixture.answers()
  await set(quote, { answers: JSON.stringify(answers) })
  await expectRefused(quote, {
    status: 409,
    type: problemTypes.answersChanged,
    body: expect.objectContaining({ errors: { 'step4.insured_last_name': expect.any(String) } }),
  })
})

test('refuses a purchased quote before any other check', async () => {
  const quote = await fixture.quote()
  boughtIn(await fixture.buy(quote))
  await set(quote, { terms: null, expires: fixture.services.now() })
  expect(await fixture.buy(quote, { amount_due: 1 })).toMatchObject({ status: 409, type: problemTypes.notPurchasable })
})
