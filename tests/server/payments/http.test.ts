import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Purchase } from '../../../contract/client'
import { problemTypes } from '../../../contract/problem'
import { termsEdition } from '../../../domain/quote/terms'
import { revokePolicyLinks } from '../../../server/contacts/links'
import { makeSandbox, sandboxPrefix } from '../../../server/payments/sandbox/sandbox'
import { makeFactStore } from '../../../server/payments/sandbox/store'
import { type TestApp, testApp } from '../rig/app'
import { begin } from '../rig/quotes'
import { TestClock } from '../rig/services'
import { cardOf } from './cards'
import { newKey } from './fixture'

const clock = new TestClock()
let folder: string
let testServer: TestApp
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'http-'))
  const sandbox = makeSandbox({ facts: makeFactStore(folder), now: clock.now })
  const services = { gateway: sandbox.gateway, now: clock.now, today: clock.today }
  testServer = await testApp({ services, sandboxRoutes: sandbox.routes })
})
afterAll(async () => {
  await testServer.close()
  await rm(folder, { recursive: true })
})

/** A signed quote, as a browser makes it, and the dollars that were shown. */
async function signed() {
  const { id, customFields } = await begin(testServer)
  const body = { name: 'Jordan Sample', signature: 'Jordan Sample', version: termsEdition }
  const { statusCode } = await testServer.call('signTerms', { params: { id }, body })
  expect(statusCode).toBe(200)
  return { id, amount_due: customFields.amount_due as number }
}

async function tokenFor(number = '4242424242424242'): Promise<string> {
  const { data } = await testServer.call('paymentProcessor')
  expect(data).toEqual({ kind: 'sandbox', tokens_url: `${sandboxPrefix}/tokens`, publishable_key: null })
  const answer = await testServer.app.inject({ method: 'POST', url: data.tokens_url, payload: cardOf(number) })
  return answer.json().token
}

const purchase = (body: object, key = newKey()) =>
  testServer.call('purchase', { headers: { 'idempotency-key': key }, body })

async function buy() {
  const quote = await signed()
  const { data } = await purchase({ ...quote, payment_token: await tokenFor() })
  return { quote, bought: data as Purchase }
}

const tokenIn = ({ manage_policy_link }: Purchase) => manage_policy_link.split('token=')[1]!
const withLink = (bought: Purchase, token = tokenIn(bought)) => ({
  params: { id: bought.contact.id },
  headers: { 'policy-token': token },
})

test('the whole purchase over HTTP: card to token, token to policy, and its link opens it', async () => {
  const { quote, bought } = await buy()
  expect(bought.amount_due).toBe(quote.amount_due)
  const policy = await testServer.call('getPolicy', withLink(bought))
  expect(policy.statusCode).toBe(200)
  expect(policy.data).toMatchObject({
    policy: {
      id: bought.policy_number,
      version: 1,
      customFields: {
        policy_number: bought.policy_number,
        status: 'purchased',
        application_processed: 'True',
        event_type: 'Wedding',
        event_start_date: '06/12/2027',
        insured_name: 'Jordan Sample',
        amount_due: quote.amount_due,
      },
    },
    contact: { id: quote.id, policy_number: bought.policy_number },
    changes_left: 10,
  })
  const documents = await testServer.call('listDocuments', withLink(bought))
  expect(documents.data).toEqual(policy.data.documents)
  expect(documents.data).toEqual([
    {
      name: 'Certificate of insurance',
      kind: 'certificate',
      url: bought.coi_url,
      ready: false,
      code: expect.stringMatching(/^.{4}-.{4}$/),
    },
    { name: 'Policy', kind: 'policy', url: bought.policy_sel_url, ready: false },
    { name: expect.stringMatching(/^Receipt R-\d{6}$/), kind: 'receipt', url: bought.sales_receipt_url, ready: false },
  ])
  const opened = await testServer.call('openContact', { params: { id: quote.id } })
  expect(opened.data.contact).toEqual({ id: quote.id, policy_number: bought.policy_number })
  expect(opened.data.manage_policy_link).toBe('/quote/#manage-policy')
})

test('the same request returns the same bytes', async () => {
  const quote = await signed()
  const order = { ...quote, payment_token: await tokenFor(), cardholder_name: 'Jordan Sample' }
  const key = newKey()
  const first = await purchase(order, key)
  expect(first.statusCode).toBe(200)
  expect((await purchase(order, key)).body).toBe(first.body)
  expect((await purchase(quote, key)).body).toBe(first.body)
  const refused = await signed()
  const bad = { ...refused, payment_token: await tokenFor('4000000000000002') }
  const under = newKey()
  const no = await purchase(bad, under)
  expect([no.statusCode, no.data.is_card_exception, no.data.decline_code]).toEqual([402, true, 'card_declined'])
  expect((await purchase(bad, under)).body).toBe(no.body)
})

test('every refused purchase has the status that the contract names', async () => {
  const quote = await signed()
  const payment_token = await tokenFor()
  const statusOf = async (body: object, key?: string) => (await purchase(body, key)).statusCode
  expect(await statusOf({ ...quote, payment_token, amount_due: quote.amount_due + 1 })).toBe(409)
  expect(await statusOf({ ...quote, payment_token, cc_cvv_number: '123' })).toBe(422)
  expect(await statusOf({ ...quote, payment_token: '4242424242424242' })).toBe(422)
  expect(await statusOf({ ...quote, payment_token, card_number: '4242424242424242' })).toBe(400)
  expect(await statusOf({ ...quote, payment_token: 'x'.repeat(201) })).toBe(400)
  expect(await statusOf({ ...quote, amount_due: '100' })).toBe(400)
  expect(await statusOf({ ...quote, id: 'AAAAAAAAAAAAAAAAAAAAAA' })).toBe(404)
  expect(await statusOf({ ...quote, payment_token }, 'short')).toBe(400)
  expect(await statusOf({ ...quote, payment_token: 'tok_\0' })).toBe(400)
  expect((await testServer.call('purchase', { body: quote })).statusCode).toBe(400)
  expect(await statusOf(quote)).toBe(402)
})

test('only its own link opens a policy, until it expires', async () => {
  const { bought } = await buy()
  const other = await buy()
  const opens = async (token: string) => [
    (await testServer.call('getPolicy', withLink(bought, token))).statusCode,
    (await testServer.call('listDocuments', withLink(bought, token))).statusCode,
  ]
  expect(await opens(tokenIn(bought))).toEqual([200, 200])
  expect(await opens(tokenIn(other.bought))).toEqual([401, 401])
  expect(await opens(`${tokenIn(bought)}A`)).toEqual([401, 401])
  expect(await opens('')).toEqual([401, 401])
  // 90 days after the event
  const before = clock.instant
  clock.instant = new Date('2027-09-09T12:00:00Z')
  expect(await opens(tokenIn(bought))).toEqual([200, 200])
  clock.instant = new Date('2027-09-11T12:00:00Z')
  expect(await opens(tokenIn(bought))).toEqual([401, 401])
  clock.instant = before
  await revokePolicyLinks(testServer.services.db, { contactId: bought.contact.id, now: clock.now() })
  expect(await opens(tokenIn(bought))).toEqual([401, 401])
  expect((await testServer.call('getPolicy', withLink(other.bought))).statusCode).toBe(200)
})

test('staff open every policy without a link, and find none for an unpurchased quote', async () => {
  const { bought } = await buy()
  const { id } = await signed()
  for (const role of ['rep', 'underwriter', 'admin'] as const) {
    const cookie = await testServer.staff(role)
    expect((await testServer.call('getPolicy', { params: { id: bought.contact.id }, cookie })).statusCode).toBe(200)
    expect((await testServer.call('listDocuments', { params: { id: bought.contact.id }, cookie })).statusCode).toBe(200)
    expect((await testServer.call('getPolicy', { params: { id }, cookie })).statusCode).toBe(404)
    expect((await testServer.call('listDocuments', { params: { id }, cookie })).statusCode).toBe(404)
  }
})

test('while a payment is in progress, answers cannot change and the quote cannot expire', async () => {
  const quote = await signed()
  await testServer.services.db.q
    .insertInto('payment')
    .values({
      id: newKey(),
      contact_id: quote.id,
      purpose: 'purchase',
      idempotency_key: newKey(),
      request_hash: '',
      amount_cents: 1,
      state: 'confirming',
      gateway_ref: 'sb_1',
      lease_until: new Date('2030-01-01'),
    })
    .execute()
  const body = { step0: { event_name: 'Another name' } }
  expect((await testServer.call('patchContact', { params: { id: quote.id }, body })).statusCode).toBe(409)
  const before = clock.instant
  clock.pass(61 * 24 * 60 * 60_000)
  const { data } = await testServer.call('openContact', { params: { id: quote.id } })
  clock.instant = before
  expect(data.contact.customFields.quote_status).toBe('quoted')
})

test('the sandbox bank asks the cardholder on a page without a script, and the answer settles the purchase', async () => {
  const quote = await signed()
  const key = newKey()
  const waiting = await purchase({ ...quote, payment_token: await tokenFor('4000002760003184') }, key)
  expect([waiting.statusCode, waiting.data.type]).toEqual([402, problemTypes.authenticationRequired])
  const url = waiting.data.authentication.page_url as string
  const page = await testServer.app.inject({ url })
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(page.body).toContain('Visa ending in 3184')
  expect(page.body).not.toMatch(/<script|4000002760003184/)
  expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self'")
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const answered = await testServer.app.inject({ method: 'POST', url: `${url}/approved`, headers: form, payload: '' })
  expect(answered.body).toContain('Confirmed')
  expect((await purchase(quote, key)).statusCode).toBe(200)
  expect((await testServer.app.inject({ url })).body).toContain('Confirmed')
})

test.each(['sb_unknown', '..%2Fcharges', 'pi_1'])('the sandbox bank has no page for %s', async (reference) => {
  const { statusCode, body } = await testServer.app.inject({ url: `/sandbox-processor/banks/${reference}` })
  expect([statusCode, body.includes('There is nothing to confirm')]).toEqual([404, true])
})
