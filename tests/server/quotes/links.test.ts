import { afterAll, afterEach, describe, expect, test } from 'vitest'
import type { OperationId } from '../../../server/operations/handler'
import { testApp } from '../rig/app'
import { runDueJobs } from '../rig/jobs'
import { begin, markBought, payload } from '../rig/quotes'

const app = await testApp({ env: { BASE_URL: 'https://quotes.example.com' } })
afterAll(() => app.close())
const { call, services } = app
const { sent, texted } = services
afterEach(async () => {
  sent.length = texted.length = 0
  for (const table of ['job', 'audit', 'asked_mail'] as const) await services.db.q.deleteFrom(table).execute()
})

const sendings = [
  ['sendPurchaseLink', 'emails', 'ana@example.com', 'payment'],
  ['emailTermsLink', 'email', 'ana@example.com', 'terms'],
  ['textTermsLink', 'phone', '(512) 555-0100', 'terms'],
] as const satisfies readonly (readonly [OperationId, string, string, string])[]

const send = (id: OperationId, quote: string, field: string, value: string, cookie?: string) =>
  call(id, { params: { id: quote }, body: { [field]: value }, cookie })
const work = () => runDueJobs(services, { backoff: () => 0, mostAttempts: 1 })
/** the sent texts, by mail or phone */
const words = () => [...sent.map(({ text }) => text), ...texted.map(({ text }) => text)]

describe.each(sendings)('%s', (id, field, to, step) => {
  test('sends the link to the quote’s step, with the message of section 8', async () => {
    const quote = await begin(app)
    const { statusCode, data } = await send(id, quote.id, field, to)
    expect(statusCode).toBe(200)
    expect(data.message).toBe(field === 'phone' ? 'Text sent successfully!' : 'Email sent successfully!')
    await work()
    expect(words()).toHaveLength(1)
    expect(words()[0]).toContain(`https://quotes.example.com/quote/?id=${quote.id}&step=${step}`)
    expect(words()[0]).toContain(quote.customFields.quote_number)
  })

  test('refuses a quote that is not offered', async () => {
    for (const body of [payload('coverage'), payload('underwriting', { using_drone_at_event: 'True' })]) {
      const { statusCode, data } = await send(id, (await begin(app, body)).id, field, to)
      expect([statusCode, data.type]).toEqual([409, 'urn:marquee:problem:not-purchasable'])
    }
    const bought = await begin(app)
    await markBought(app, bought)
    expect((await send(id, bought.id, field, to)).statusCode).toBe(409)
    expect((await send(id, 'A'.repeat(22), field, to)).statusCode).toBe(404)
    await work()
    expect(words()).toEqual([])
  })

  test('refuses an expired quote', async () => {
    const quote = await begin(app)
    const { instant } = services.clock
    services.clock.pass(61 * 86_400_000)
    expect((await send(id, quote.id, field, to)).statusCode).toBe(409)
    services.clock.instant = instant
  })

  test('sends nothing once the quote has been bought', async () => {
    const quote = await begin(app)
    await send(id, quote.id, field, to)
    await markBought(app, quote)
    await work()
    // a text message has been sent by then
    expect(words()).toHaveLength(field === 'phone' ? 1 : 0)
  })

  test.each(['', 'x', 'ana@', '555-0100'])('names the error of %j', async (value) => {
    const { statusCode, data } = await send(id, (await begin(app)).id, field, value)
    expect([statusCode, Object.keys(data.errors)]).toEqual([422, [field]])
  })

  test('is limited to five a day per address or number over all quotes, except for staff', async () => {
    for (let i = 0; i < 5; i++) expect((await send(id, (await begin(app)).id, field, to)).statusCode).toBe(200)
    const quote = await begin(app)
    const { statusCode, data } = await send(id, quote.id, field, to)
    expect([statusCode, Object.keys(data.errors)]).toEqual([429, [field]])
    expect((await send(id, quote.id, field, to, await app.staff('rep'))).statusCode).toBe(200)
  })

  test('is audited with its caller', async () => {
    const quote = await begin(app)
    await send(id, quote.id, field, to, await app.staff('rep'))
    const entry = await services.db.q
      .selectFrom('audit')
      .select(['actor', 'after'])
      .where('entity_id', '=', quote.id)
      .where('action', 'like', '%Link.requested')
      .executeTakeFirstOrThrow()
    expect(entry).toEqual({
      actor: 'rep@example.com',
      after: { recipients: [field === 'phone' ? '+15125550100' : to] },
    })
  })
})

test('a quote’s letters and texts are limited to ten a day in total', async () => {
  const { id } = await begin(app)
  const list = Array.from({ length: 9 }, (_, i) => `a${i}@example.com`).join(';')
  expect((await send('sendPurchaseLink', id, 'emails', list)).statusCode).toBe(200)
  expect((await send('textTermsLink', id, 'phone', '512-555-0101')).statusCode).toBe(200)
  expect((await send('emailTermsLink', id, 'email', 'b@example.com')).statusCode).toBe(429)
  expect((await call('sendQuoteEmail', { body: { id, emails: 'b@example.com' } })).statusCode).toBe(429)
})

test('a purchase link is mailed with the price, a terms link without', async () => {
  const { id } = await begin(app)
  await send('sendPurchaseLink', id, 'emails', 'ana@example.com; ben@example.com')
  await send('emailTermsLink', id, 'email', 'cleo@example.com')
  await work()
  expect(sent.map(({ to }) => to)).toEqual(['ana@example.com', 'ben@example.com', 'cleo@example.com'])
  expect(sent[0]!.text).toContain('$122.85')
  expect(sent[2]!.text).not.toContain('$122.85')
})

test('a text message is sent in the provider’s number format with an id', async () => {
  const { id } = await begin(app)
  await send('textTermsLink', id, 'phone', '+1 (512) 555-0100')
  await send('textTermsLink', id, 'phone', '512-555-0100')
  await work()
  expect(texted.map(({ to }) => to)).toEqual(['+15125550100', '+15125550100'])
  expect(new Set(texted.map(({ messageId }) => messageId)).size).toBe(2)
})

test('a text message that the provider refuses is not reported as sent', async () => {
  const broken = await testApp({
    services: { db: services.db, sms: { send: () => Promise.reject(new Error('Twilio did not take a text: 400')) } },
  })
  const { id } = await begin(app)
  const { statusCode, data } = await broken.call('textTermsLink', { params: { id }, body: { phone: '512-555-0199' } })
  expect([statusCode, data.message]).toEqual([
    503,
    'The text could not be sent. Try again in a minute, or have the link emailed.',
  ])
  await broken.app.close()
})
