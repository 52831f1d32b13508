import type { Updateable } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { problemTypes } from '../../../contract/problem'
import type { Answers } from '../../../domain/application'
import type { ContactTable } from '../../../server/platform/db/schema'
import { boughtIn, type Fixture, makeFixture, newKey, type Quote } from './fixture'

let fixture: Fixture
beforeAll(async () => {
  fixture = await makeFixture()
})
afterAll(() => fixture.close())

const set = (quote: Quote, columns: Updateable<ContactTable>) =>
  fixture.db.q.updateTable('contact').set(columns).where('id', '=', quote.id).execute()
const policyOf = (quote: Quote) =>
  fixture.db.q.selectFrom('policy').selectAll().where('contact_id', '=', quote.id).executeTakeFirstOrThrow()

/** Expects the amount of a quote that costs 122.85 by its answers alone: 117.00 and a fee of 5.85. */
async function expectSoldFor(quote: Quote, amount_due: number) {
  expect(quote.amount).toBe(122.85)
  const old = await fixture.buy(quote)
  expect(old).toMatchObject({
    status: 409,
    type: problemTypes.priceChanged,
    body: { price: { pricing_detail: { amount_due } } },
  })
  expect(boughtIn(await fixture.buy(quote, { amount_due })).amount_due).toBe(amount_due)
  expect((await policyOf(quote)).price.pricing_detail.amount_due).toBe(amount_due)
}

describe('the charge includes the quote’s rating terms', () => {
  test('its coupon', async () => {
    const quote = await fixture.quote()
    await set(quote, { coupon: JSON.stringify({ code: 'A', value: 50, is_percentage: true }) })
    await expectSoldFor(quote, 119.92)
  })

  test('the fee of a representative', async () => {
    const quote = await fixture.quote()
    await set(quote, { fee_changed_by_rep_cents: 0 })
    await expectSoldFor(quote, 117)
  })

  test('the fee that was agreed with the contact point', async () => {
    const quote = await fixture.quote({ insured_email: 'Agreed@Example.com' })
    const agreed = { email: 'agreed@example.com', percent_thousandths: null, amount_cents: -100 }
    await fixture.db.q.insertInto('policy_fee_adjustment').values(agreed).execute()
    await expectSoldFor(quote, 121.85)
  })

  test('its partner’s provider and the state’s tax, which the policy keeps without the partner', async () => {
    const quote = await fixture.quote()
    await set(quote, { is_hcc: true })
    await expectSoldFor(quote, 128.86)
    expect((await policyOf(quote)).answers).toMatchObject({ is_hcc: 'True', catalogue: 'ver9' })
  })

  test('its plan', async () => {
    const quote = await fixture.quote({ event_state: 'IA', insured_state: 'IA' })
    await set(quote, { is_hcc: true, rating_plan: '2027-01-01' })
    await expectSoldFor(quote, 123.96)
  })

  test('and its catalogue: a type that it refers is not sold', async () => {
    const quote = await fixture.quote({ event_type: 'Concert - Country' })
    await set(quote, { hcc_pricing_version: 5 })
    expect(await fixture.buy(quote)).toMatchObject({
      status: 409,
      type: problemTypes.notPurchasable,
      body: { decision: 'refer', reasons: [expect.objectContaining({ field: 'event_type' })] },
    })
  })
})

const cancelled: Partial<Answers> = { coverage_type: 'Cancellation Insurance', event_total_costs: 22_000 }
const url = expect.stringMatching(/^\/api\/files\/[\w-]{32}$/)

describe('each coverage comes with its own certificate and policy (specification section 3)', () => {
  test.each([
    ['Liability Insurance', { coi_url: url, policy_sel_url: url, coi_ec_url: null, policy_ec_url: null }],
    ['Cancellation Insurance', { coi_url: null, policy_sel_url: null, coi_ec_url: url, policy_ec_url: url }],
    [
      'Liability and Cancellation Insurance',
      { coi_url: url, policy_sel_url: url, coi_ec_url: url, policy_ec_url: url },
    ],
  ] as const)('%s', async (coverage_type, urls) => {
    const quote = await fixture.quote({ ...cancelled, coverage_type })
    const bought = boughtIn(await fixture.buy(quote))
    expect(bought).toMatchObject({ ...urls, sales_receipt_url: url })
    const given = Object.values(urls).filter((one) => one !== null)
    const documents = fixture.db.q.selectFrom('document').select('kind').where('contact_id', '=', quote.id)
    expect(await documents.execute()).toHaveLength(given.length + 1)
  })
})

test('cancellation is not sold too close to the event, even if it was quoted in time', async () => {
  const quote = await fixture.quote(cancelled)
  await set(quote, { expires: null })
  const { clock } = fixture.services
  const { instant } = clock
  clock.instant = new Date('2027-05-30T12:00:00Z')
  const result = await fixture.buy(quote, { key: newKey() })
  clock.instant = instant
  expect(result).toMatchObject({
    status: 409,
    type: problemTypes.notPurchasable,
    body: {
      is_event_popup: true,
      decision: 'decline',
      message: expect.stringMatching(/too late.*Nothing was charged/),
    },
  })
})
