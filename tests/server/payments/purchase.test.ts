import { afterAll, beforeAll, expect, test } from 'vitest'
import { problemTypes } from '../../../contract/problem'
import { boughtIn, type Fixture, makeFixture, newKey } from './fixture'

let fixture: Fixture
beforeAll(async () => {
  fixture = await makeFixture()
})
afterAll(() => fixture.close())

const rows = async (table: 'document' | 'job' | 'policy_link' | 'payment' | 'policy' | 'ledger', contactId: string) =>
  table === 'job'
    ? (await fixture.db.q.selectFrom('job').selectAll().execute()).filter((j) => j.payload['contactId'] === contactId)
    : fixture.db.q.selectFrom(table).selectAll().where('contact_id', '=', contactId).execute()

test('a valid card issues the policy once, with everything that belongs to it', async () => {
  const quote = await fixture.quote()
  const result = await fixture.buy(quote)
  expect(result).toEqual({
    bought: {
      policy_number: expect.stringMatching(/^MQE-00\d{5}$/),
      sales_receipt_url: expect.stringMatching(/^\/api\/files\/[\w-]{32}$/),
      coi_url: expect.stringMatching(/^\/api\/files\/[\w-]{32}$/),
      policy_sel_url: expect.stringMatching(/^\/api\/files\/[\w-]{32}$/),
      coi_ec_url: null,
      policy_ec_url: null,
      email: 'jordan.sample@example.com',
      contact: { id: quote.id, policy_number: expect.stringMatching(/^MQE-/) },
      amount_due: quote.amount,
      transaction_id: expect.stringMatching(/^T-\d{6}$/),
      manage_policy_link: expect.stringMatching(
        new RegExp(`^/quote/#manage-policy\\?id=${quote.id}&token=[\\w-]{43}$`),
      ),
    },
  })
  const contact = await fixture.db.q.selectFrom('contact').selectAll().where('id', '=', quote.id).executeTakeFirst()
  expect(contact).toMatchObject({
    quote_status: 'purchased',
    version: 2,
    policy_number: boughtIn(result).policy_number,
  })
  expect(contact?.search).toContain(boughtIn(result).policy_number.toLowerCase())
  expect(await rows('policy', quote.id)).toMatchObject([{ answers: contact?.answers, price: contact?.price }])
  expect(await rows('ledger', quote.id)).toMatchObject([
    { kind: 'salesReceipt', charged_cents: quote.amount * 100, paid_cents: quote.amount * 100, purpose: 'purchase' },
  ])
  expect(await rows('payment', quote.id)).toMatchObject([
    { state: 'captured', card_type: 'Visa', cc_last_digits: '4242', amount_cents: quote.amount * 100 },
  ])
  const documents = await rows('document', quote.id)
  expect(documents.map((row) => 'kind' in row && row.kind).sort()).toEqual(['certificate', 'policy', 'receipt'])
  expect(await rows('job', quote.id)).toMatchObject([
    { kind: 'documents', payload: { contactId: quote.id } },
    { kind: 'mail', payload: { kind: 'purchase', contactId: quote.id } },
  ])
})

test('every change leaves an audit row without card data', async () => {
  const quote = await fixture.quote()
  const { policy_number } = boughtIn(await fixture.buy(quote))
  const audit = await fixture.db.q.selectFrom('audit').selectAll().orderBy('id').execute()
  const [payment] = await rows('payment', quote.id)
  const of = (id: unknown) => audit.filter(({ entity_id }) => entity_id === id).map(({ action }) => action)
  expect(of(payment && 'id' in payment && payment.id)).toEqual(['payment.captured'])
  expect(of(quote.id)).toEqual(['quote.purchased'])
  expect(of(policy_number)).toEqual(['policy.bound'])
  expect(audit.every(({ actor }) => actor === 'customer')).toBe(true)
  expect(JSON.stringify(audit)).not.toMatch(/4242|Visa|tok_/)
})

test.each([
  ['4000000000000002', 'card_declined', 'The bank declined this card.'],
  ['4000000000009995', 'insufficient_funds', 'not have enough funds'],
  ['4000000000000069', 'expired_card', 'The card has expired.'],
  ['4000000000000127', 'incorrect_cvc', 'The security code does not match'],
])(
  'the card %s is declined as %s: nothing is charged or lost, and another card still buys',
  async (card, code, words) => {
    const quote = await fixture.quote()
    const key = newKey()
    const refused = await fixture.buy(quote, { key, card })
    expect(refused).toMatchObject({
      status: 402,
      body: { is_card_exception: true, decline_code: code, message: expect.stringContaining(words) },
    })
    // a decline is final for its attempt, with any card, and in a status request
    expect(await fixture.buy(quote, { key })).toEqual(refused)
    expect(await fixture.ask(quote, key)).toEqual(refused)
    expect(await rows('payment', quote.id)).toMatchObject([{ state: 'declined', decline_code: code }])
    expect(await rows('ledger', quote.id)).toEqual([])
    expect(boughtIn(await fixture.buy(quote)).amount_due).toBe(quote.amount)
  },
)

test('an unknown token buys nothing', async () => {
  const quote = await fixture.quote()
  const refused = await fixture.buy(quote, { token: 'tok_madeup' })
  expect(refused).toMatchObject({ status: 402, body: { is_card_exception: true } })
})

test('a repeated purchase returns the same bytes and does nothing', async () => {
  const quote = await fixture.quote()
  const key = newKey()
  const first = JSON.stringify(await fixture.buy(quote, { key }))
  expect(JSON.stringify(await fixture.buy(quote, { key }))).toBe(first)
  expect(JSON.stringify(await fixture.ask(quote, key))).toBe(first)
  expect(await rows('policy_link', quote.id)).toHaveLength(1)
  expect(await rows('payment', quote.id)).toHaveLength(1)
})

test('the database contains neither the policy link nor the key that decrypts it', async () => {
  const quote = await fixture.quote()
  const key = newKey()
  const { manage_policy_link } = boughtIn(await fixture.buy(quote, { key }))
  const stored = JSON.stringify([await rows('payment', quote.id), await rows('policy_link', quote.id)])
  expect(stored).not.toContain(manage_policy_link.split('token=')[1])
  expect(stored).not.toContain(key)
})

test('a key belongs to one order: another amount, form or quote is refused', async () => {
  const [quote, other] = [await fixture.quote(), await fixture.quote()]
  const key = newKey()
  await fixture.buy(quote, { key, billing_zip: '78701' })
  for (const result of [
    await fixture.buy(quote, { key, billing_zip: '78701', amount_due: quote.amount + 1 }),
    await fixture.buy(quote, { key, billing_zip: '78702' }),
    await fixture.buy(other, { key, billing_zip: '78701' }),
    await fixture.ask(other, key),
  ])
    expect(result).toMatchObject({ status: 422, body: { message: expect.stringContaining('another order') } })
  expect(boughtIn(await fixture.buy(quote, { key, billing_zip: '78701' })).amount_due).toBe(quote.amount)
})

test('a purchased quote cannot be bought again: another key gets the policy number', async () => {
  const quote = await fixture.quote()
  const { policy_number } = boughtIn(await fixture.buy(quote))
  const again = await fixture.buy(quote)
  expect(again).toMatchObject({ status: 409, type: problemTypes.notPurchasable })
  expect(again).toMatchObject({ body: { message: expect.stringContaining(policy_number) } })
  expect(await rows('ledger', quote.id)).toHaveLength(1)
})

test('an unknown id is not found, with a card or without', async () => {
  const nobody = { id: 'AAAAAAAAAAAAAAAAAAAAAA', amount: 100 }
  expect(await fixture.buy(nobody)).toMatchObject({ status: 404 })
  expect(await fixture.ask(nobody, newKey())).toMatchObject({ status: 404 })
})
