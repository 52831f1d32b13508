import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { testApp } from '../rig/app'
import { newPartnerKey, withPartners } from '../rig/partners'
import { begin, markBought, newKey, payload } from '../rig/quotes'

const app = await testApp({ env: withPartners })
afterAll(() => app.close())
const { services } = app
const venues = await newPartnerKey(services)
const planners = await newPartnerKey(services, 'example-planners')
type Key = typeof venues

/** A price as partners get it. */
const withoutSources = (price: { readonly worksheet: readonly { readonly source?: string }[] }) => ({
  ...price,
  worksheet: price.worksheet.map(({ source: _, ...line }) => line),
})

const create = (key: Key, idempotency = newKey(), body = payload()) =>
  app.call('createPartnerQuote', { headers: { ...idempotency, ...key.headers }, body })

test('a partner gets the price of the wizard, with its own provider', async () => {
  const body = payload('underwriting')
  const ofPage = await app.call('recalculate', { body: { ...body, partner: 'example-venues' } })
  const ofKey = await app.call('pricePartnerQuote', { headers: venues.headers, body })
  const price = withoutSources(ofPage.data)
  expect([ofKey.statusCode, ofKey.data]).toEqual([200, price])
  // another partner in the body changes nothing
  const named = { ...body, partner: 'example-planners' }
  expect((await app.call('pricePartnerQuote', { headers: venues.headers, body: named })).data).toEqual(price)
})

test('the sources of our rules stay with us, in a price, a contact and a problem', async () => {
  const sourcesIn = (data: unknown) => JSON.stringify(data).match(/"source":/g)?.length ?? 0
  const ofPage = await app.call('recalculate', { body: payload('underwriting') })
  expect(sourcesIn(ofPage.data)).toBe(ofPage.data.worksheet.length)
  const { headers } = venues
  const both = payload('underwriting', { coverage_type: 'Liability and Cancellation Insurance' })
  const unfinished = { ...both, step2: { ...both.step2, customFields: {} } }
  const started = await create(venues)
  const { id } = started.data.contact
  const answers = [
    started,
    await app.call('pricePartnerQuote', { headers, body: payload('underwriting') }),
    await app.call('pricePartnerQuote', { headers, body: unfinished }),
    await app.call('getPartnerQuote', { headers, params: { id } }),
    await app.call('updatePartnerQuote', { headers, params: { id }, body: payload() }),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 200, 422, 200, 200])
  expect(answers.map(({ data }) => sourcesIn(data))).toEqual([0, 0, 0, 0, 0])
})

test('the body in the document for partners is priced and starts a quote', async () => {
  const body = JSON.parse(readFileSync('docs/partners/answers.json', 'utf8'))
  const priced = await app.call('pricePartnerQuote', { headers: venues.headers, body })
  const { statusCode, data } = await create(venues, newKey(), body)
  const { amount_due, quote_status } = data.contact.customFields
  expect([priced.statusCode, statusCode, quote_status]).toEqual([200, 201, 'quoted'])
  expect(priced.data.pricing_detail.amount_due).toBe(amount_due)
})

test('a call without a key says which header it needs', async () => {
  const { statusCode, data } = await app.call('getPartnerQuote', { params: { id: 'cW9tZXRoaW5nIHJhbmRvbQ' } })
  expect([statusCode, data.message]).toEqual([401, 'Send the key of a partner, as “Authorization: Bearer …”.'])
})

test('a quote is started once per key of a partner, and opened by its link', async () => {
  const idempotency = newKey()
  const first = await create(venues, idempotency)
  const { id, customFields } = first.data.contact
  expect([first.statusCode, customFields.quote_status, customFields.is_hcc]).toEqual([201, 'quoted', 'True'])
  expect(first.data.link).toContain(id)
  expect((await create(venues, idempotency)).data.contact.id).toBe(id)
  // the same key of another partner, and of the public page, name other quotes
  expect((await create(planners, idempotency)).data.contact.id).not.toBe(id)
  const ofPage = await app.call('createContact', { headers: idempotency, body: payload() })
  expect(ofPage.data.contact.id).not.toBe(id)
})

test('the history names the partner that saved answers', async () => {
  const { id } = (await create(venues)).data.contact
  const body = { step0: { ...payload().step0, event_name: 'A summer party' } }
  const { data } = await app.call('updatePartnerQuote', { headers: venues.headers, params: { id }, body })
  expect(data.contact.customFields.event_name).toBe('A summer party')
  const entries = await services.db.q
    .selectFrom('audit')
    .select('actor')
    .where('entity_id', '=', id)
    .orderBy('id')
    .execute()
  expect(new Set(entries.map(({ actor }) => actor))).toEqual(new Set(['partner example-venues']))
})

test('a partner finds its own quotes and policies only', async () => {
  const { contact } = (await create(venues)).data
  const bought = (await create(venues)).data.contact
  const number = await markBought(app, bought)
  // the link of a partner on the public page starts a quote of the customer
  const ofLink = await begin(app, { ...payload(), partner: 'example-venues' })
  const statuses = async ({ headers }: Key, { id }: { readonly id: string }) => [
    (await app.call('getPartnerQuote', { headers, params: { id } })).statusCode,
    (await app.call('updatePartnerQuote', { headers, params: { id }, body: payload() })).statusCode,
    (await app.call('pricePartnerQuote', { headers, body: { ...payload(), step2: { ...payload().step2, id } } }))
      .statusCode,
  ]
  expect(await statuses(venues, contact)).toEqual([200, 200, 200])
  expect(await statuses(planners, contact)).toEqual([404, 404, 404])
  expect(await statuses(venues, ofLink)).toEqual([404, 404, 404])
  const policyOf = ({ headers }: Key) => app.call('getPartnerPolicy', { headers, params: { number } })
  const { statusCode, data } = await policyOf(venues)
  expect([statusCode, data.policy.id, data.quote_id]).toEqual([200, number, bought.id])
  expect((await policyOf(planners)).statusCode).toBe(404)
})
