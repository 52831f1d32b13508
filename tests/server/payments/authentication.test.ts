import { afterAll, beforeAll, expect, test } from 'vitest'
import { problemTypes } from '../../../contract/problem'
import { reconcile } from '../../../server/payments/reconcile'
import type { BankAnswer } from '../../../server/payments/sandbox/processor'
import { handleWebhookEvent } from '../../../server/payments/webhook'
import { boughtIn, endedAt, type Fixture, makeFixture, newKey, type Outcome, type Quote } from './fixture'

let fixture: Fixture
beforeAll(async () => {
  fixture = await makeFixture()
})
afterAll(() => fixture.close())

const cards = {
  answers: '4000002760003184',
  declined: '4000008400001629',
  fails: '4000008400001280',
  silent: '4000000000003220',
} as const
const required = { status: 402, type: problemTypes.authenticationRequired }
const inProgress = { status: 409, type: problemTypes.paymentInProgress }
const notMade = { status: 402, type: problemTypes.paymentNotMade }

const paymentOf = (quote: Quote) =>
  fixture.db.q.selectFrom('payment').selectAll().where('contact_id', '=', quote.id).orderBy('created').execute()
const referenceOf = async (quote: Quote) => (await paymentOf(quote)).at(-1)!.gateway_ref!
const answer = async (quote: Quote, how: BankAnswer) => fixture.processor.answerBank(await referenceOf(quote), how)
const hear = async (quote: Quote) => handleWebhookEvent(fixture.services, await referenceOf(quote))

/** The deadline passes. */
const pass = (quote: Quote) =>
  fixture.db.q
    .updateTable('payment')
    .set({ lease_until: new Date(0), authenticate_until: new Date(0) })
    .where('contact_id', '=', quote.id)
    .where('state', '=', 'confirming')
    .execute()

/** A purchase that waits for its cardholder. */
async function waiting(card: string = cards.answers) {
  const quote = await fixture.quote()
  const key = newKey()
  const before = await fixture.books()
  expect(await fixture.buy(quote, { key, card })).toMatchObject(required)
  return { quote, key, before }
}

async function expectNothingCharged({ before }: Awaited<ReturnType<typeof waiting>>) {
  const after = await fixture.books()
  expect([after.charges, after.bank, after.ledger]).toEqual([before.charges, before.bank, before.ledger])
}

test('the response names the bank’s page and the deadline, and nothing of the card', async () => {
  const quote = await fixture.quote()
  const started = Date.now()
  const result = (await fixture.buy(quote, { card: cards.answers })) as Exclude<Outcome, { bought: unknown }>
  const { authentication } = result.body
  expect(Object.keys(authentication).sort()).toEqual(['page_url', 'until'])
  expect(authentication.page_url).toBe(`/sandbox-processor/banks/${await referenceOf(quote)}`)
  const minutes = (new Date(authentication.until).getTime() - started) / 60_000
  expect(minutes).toBeGreaterThan(9)
  expect(minutes).toBeLessThan(11)
  expect(result.body).not.toHaveProperty('is_card_exception')
})

test.each([
  ['a status request', (quote: Quote, key: string) => fixture.ask(quote, key)],
  ['a webhook', (quote: Quote) => hear(quote)],
  ['the reconciliation after the deadline', (quote: Quote) => pass(quote).then(() => reconcile(fixture.services))],
])('an approved payment is charged once and settled by %s', async (_, settle) => {
  const { quote, key, before } = await waiting()
  await answer(quote, 'approved')
  await settle(quote, key)
  const after = await fixture.books()
  expect(after.charges - before.charges).toBe(1)
  expect(after.policies - before.policies).toBe(1)
  expect(after.bank).toBe(after.ledger)
  const bought = boughtIn(await fixture.ask(quote, key))
  expect(bought.amount_due).toBe(quote.amount)
  await hear(quote)
  expect(boughtIn(await fixture.ask(quote, key))).toEqual(bought)
  expect(await fixture.books()).toEqual(after)
})

test('the webhook and the status request at once settle it once', async () => {
  const { quote, key, before } = await waiting()
  await answer(quote, 'approved')
  const [first, again] = await Promise.all([fixture.ask(quote, key), fixture.ask(quote, key), hear(quote), hear(quote)])
  expect(boughtIn(first)).toEqual(boughtIn(again))
  const after = await fixture.books()
  expect([after.charges - before.charges, after.policies - before.policies]).toEqual([1, 1])
  const settled = await fixture.db.q
    .selectFrom('audit')
    .select('action')
    .where('contact_id', '=', quote.id)
    .where('entity', '=', 'payment')
    .orderBy('id')
    .execute()
  expect(settled.map(({ action }) => action)).toEqual(['payment.authenticationRequired', 'payment.captured'])
})

test.each([
  ['fails on the bank’s page', cards.answers, 'failed', 'authentication_failed'],
  ['is of a bank that confirms nobody', cards.fails, 'approved', 'authentication_failed'],
  ['is approved and then declined', cards.declined, 'approved', 'card_declined'],
] as const)(
  'a card that %s is not charged, with the reason, and another card can be tried',
  async (_, card, how, code) => {
    const attempt = await waiting(card)
    const { quote, key } = attempt
    await answer(quote, how)
    const declined = { status: 402, body: { is_card_exception: true, decline_code: code } }
    expect(await fixture.ask(quote, key)).toMatchObject(declined)
    expect(await fixture.buy(quote, { key, card })).toMatchObject(declined)
    await expectNothingCharged(attempt)
    boughtIn(await fixture.buy(quote))
  },
)

test('a waiting payment keeps the quote for itself: another key has to wait, and its own key gets the same answer', async () => {
  const { quote, key } = await waiting(cards.silent)
  const first = await fixture.ask(quote, key)
  expect(first).toMatchObject(required)
  expect(await fixture.ask(quote, key)).toEqual(first)
  expect(await fixture.buy(quote, { key, card: cards.silent })).toEqual(first)
  expect(await fixture.buy(quote)).toMatchObject(inProgress)
  await hear(quote)
  expect(await reconcile(fixture.services)).toBe(0)
  expect(await fixture.ask(quote, key)).toEqual(first)
})

test('a restart of the server leaves the cardholder the time', async () => {
  const { quote, key } = await waiting()
  expect(await reconcile(fixture.services, { force: true })).toBe(0)
  expect(await fixture.ask(quote, key)).toMatchObject(required)
  await answer(quote, 'approved')
  boughtIn(await fixture.ask(quote, key))
})

test.each([
  ['the reconciliation', (_: Quote) => reconcile(fixture.services)],
  ['a webhook', (quote: Quote) => hear(quote)],
  ['the customer’s page', (_: Quote) => Promise.resolve()],
])('after the deadline %s cancels the charge at the processor, and the quote is free again', async (_, end) => {
  const attempt = await waiting()
  const { quote, key } = attempt
  await pass(quote)
  await end(quote)
  expect(await fixture.ask(quote, key)).toMatchObject({
    ...notMade,
    body: { message: expect.stringContaining('in time') },
  })
  // too late
  await answer(quote, 'approved')
  await hear(quote)
  await expectNothingCharged(attempt)
  boughtIn(await fixture.buy(quote))
})

test('an approval that comes before the cancellation counts: the policy is issued', async () => {
  const { quote, key } = await waiting()
  await pass(quote)
  await answer(quote, 'approved')
  expect(await reconcile(fixture.services)).toBe(1)
  boughtIn(await fixture.ask(quote, key))
})

test('the customer gives up: nothing is charged, and another card pays at once', async () => {
  const attempt = await waiting()
  const { quote, key } = attempt
  const ended = { ...notMade, body: { message: expect.stringMatching(/not confirmed with your bank\. Nothing/) } }
  expect(await fixture.cancel(quote, key)).toMatchObject(ended)
  expect(await fixture.cancel(quote, key)).toMatchObject(ended)
  await answer(quote, 'approved')
  await expectNothingCharged(attempt)
  boughtIn(await fixture.buy(quote))
})

test('giving up after the bank has charged keeps the policy', async () => {
  const { quote, key } = await waiting()
  await answer(quote, 'approved')
  boughtIn(await fixture.cancel(quote, key))
})

test('a server that dies before it stored the wait charges nothing, and the quote is free again', async () => {
  const quote = await fixture.quote()
  const key = newKey()
  const before = await fixture.books()
  const dead = endedAt('after-confirm')
  const lost = fixture.buy(quote, { key, card: cards.answers, with: { ...fixture.services, faults: dead } })
  await Promise.race([dead.reached, lost])
  expect(await fixture.ask(quote, key)).toMatchObject(inProgress)
  await pass(quote)
  expect(await fixture.ask(quote, key)).toMatchObject(notMade)
  await expectNothingCharged({ quote, key, before })
  boughtIn(await fixture.buy(quote))
})

test('a quote that changed while the cardholder was at the bank is refunded in full', async () => {
  const { quote, key, before } = await waiting()
  await fixture.db.q.updateTable('contact').set({ quote_status: 'declined' }).where('id', '=', quote.id).execute()
  await answer(quote, 'approved')
  expect(await fixture.ask(quote, key)).toMatchObject({ status: 402, type: problemTypes.answersChanged })
  const after = await fixture.books()
  expect([after.charges - before.charges, after.refunds - before.refunds]).toEqual([1, 1])
  expect([after.bank, after.ledger]).toEqual([before.bank, before.ledger])
})

test('neither the database nor the processor stores what the browser got', async () => {
  const { quote } = await waiting()
  expect(JSON.stringify(await paymentOf(quote))).not.toContain('/sandbox-processor/')
})
