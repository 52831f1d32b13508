import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { factsOf } from '../../../server/pdf/facts/policy'
import { boughtBy } from '../../../server/policies/documentFacts'
import { startTestServer, type TestServer } from '../policies/fixture'
import { begin, newKey, payload, sign } from '../rig/quotes'

let testServer: TestServer
beforeAll(async () => {
  testServer = await startTestServer()
})
afterAll(() => testServer.close())

const long = { event_end_date: '06/22/2027' } as const
const terms = { premium: 2128, policy_fee: 100, conditions: 'No fireworks.\nTwo guards at each door.' }
const conditions = ['No fireworks.', 'Two guards at each door.']

const approve = async (id: string, given: object = terms) =>
  testServer.call('markQuoteApproved', {
    params: { id },
    body: { status: 'approved', terms: given },
    cookie: await testServer.staff('underwriter'),
  })
const approved = async (given: object = terms) => {
  const { id, emailAddress } = await begin(testServer, payload('location', long))
  await approve(id, given)
  return { id, emailAddress: emailAddress! }
}
const signTerms = (id: string) => testServer.call('signTerms', { params: { id }, body: sign })
const open = async (id: string) => (await testServer.call('openContact', { params: { id } })).data.contact
const buy = async (id: string, amount_due: number) =>
  testServer.call('purchase', {
    headers: newKey(),
    body: { id, amount_due, payment_token: await testServer.tokenFor('4242424242424242') },
  })

describe('a quote approved with terms', () => {
  test('is bought at the recomputed price once its conditions are signed, and its documents show them', async () => {
    const { id } = await approved()
    expect((await buy(id, 2228)).data.type).toBe('urn:marquee:problem:terms-not-signed')
    await signTerms(id)
    expect((await open(id)).customFields.terms_signed).toBe(sign.name)
    expect((await buy(id, 2227)).data.price.pricing_detail.amount_due).toBe(2228)
    const bought = await buy(id, 2228)
    expect([bought.statusCode, bought.data.amount_due]).toEqual([200, 2228])
    const facts = factsOf(await boughtBy(testServer.services, id))
    expect(facts.conditions).toEqual(conditions)
    expect(facts.bill.total).toBe('$2,228.00')
    const opened = await testServer.call('getPolicy', { params: { id }, cookie: await testServer.staff('rep') })
    expect(opened.data.conditions).toEqual(conditions)
  })

  test('has the fee agreed at the approval, and no later one', async () => {
    const { id, emailAddress } = await approved({ premium: 1000 })
    const agreed = { email: emailAddress.toLowerCase(), percent_thousandths: -100_000, amount_cents: null, note: '' }
    const { q } = testServer.services.db
    await q.insertInto('policy_fee_adjustment').values(agreed).execute()
    await signTerms(id)
    const result = await buy(id, 1000)
    await q.deleteFrom('policy_fee_adjustment').execute()
    expect([result.statusCode, result.data.price?.pricing_detail.amount_due]).toEqual([409, 1050])
    expect((await buy(id, 1050)).statusCode).toBe(200)
  })

  test('keeps the premium when additional insureds are added at the usual price, which ends an earlier signature', async () => {
    const { id } = await approved()
    await signTerms(id)
    const ai_data = [{ ai_name: 'Example Venue', ai_waiver_subrogation: 'True' }]
    const body = payload('location', { ...long, ai_data } as never)
    const { customFields } = (await testServer.call('patchContact', { params: { id }, body })).data.contact
    expect(customFields).toMatchObject({ quote_status: 'approved', amount_due: 2228 + 10 + 35, terms_signed: null })
  })

  test('can change only names and addresses after the purchase without an underwriter', async () => {
    const policy = await testServer.buy(long, (id) => approve(id))
    const renamed = await testServer.workOut(policy, { step4: { customFields: { insured_first_name: 'Robin' } } })
    expect([renamed.status, renamed.data.difference]).toEqual([200, 0])
    const shorter = await testServer.workOut(policy, { step1: { setup_coverage: 'True', setup_dates: ['06/11/2027'] } })
    expect([shorter.status, shorter.data['decision'], shorter.data['reasons'][0].code]).toEqual([
      422,
      'refer',
      'underwritten',
    ])
  })
})
