import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { recordEvent } from '../../../server/webhooks/record'
import { testApp } from '../rig/app'
import { newEndpoint, newPartnerKey, withPartners } from '../rig/partners'
import { newKey, payload } from '../rig/quotes'
import { type Received, Receiver } from './receiver'
import { deliverDue, pass } from './virtualTime'

/* Staff change an endpoint. */

const app = await testApp({ env: withPartners })
const { services } = app
const { db } = services
const { headers } = await newPartnerKey(services)
const everything = ['policy.purchased', 'policy.changed'] as const

let before: Receiver
let after: Receiver
let endpoint: { id: string; secret: string }
beforeEach(async () => {
  ;[before, after] = [await new Receiver().open(), await new Receiver().open()]
  endpoint = await newEndpoint(services, { url: before.url, events: everything })
})
afterEach(async () => {
  await Promise.all([before.close(), after.close()])
  await db.q.updateTable('webhook_endpoint').set({ removed: services.now() }).execute()
})
afterAll(() => app.close())

async function record(kind: (typeof everything)[number]): Promise<void> {
  const { data } = await app.call('createPartnerQuote', {
    headers: { ...newKey(), ...headers },
    body: payload('location'),
  })
  await db.tx(() => recordEvent(services, { id: data.contact.id, partner: 'example-venues' }, kind))
}
const change = async (body: object, id = endpoint.id) =>
  app.call('updateWebhookEndpoint', { params: { endpoint: id }, body, cookie: await app.staff('admin') })
const historyOf = (id: string) =>
  db.q
    .selectFrom('audit')
    .select(['action', 'before', 'after'])
    .where('entity_id', '=', id)
    .where('action', '=', 'webhook.changed')
    .orderBy('id')
    .execute()

function verifies({ headers: own, body }: Received, secret: string): boolean {
  vi.useFakeTimers({ toFake: ['Date'], now: services.now() })
  try {
    return Boolean(new Webhook(secret).verify(body, own as Record<string, string>))
  } catch {
    return false
  } finally {
    vi.useRealTimers()
  }
}

test('the new address gets what waits and what follows, under the secret that stays, and the history says so', async () => {
  before.answer = () => 503
  await record('policy.purchased')
  await deliverDue(services)
  const { statusCode, data } = await change({ url: after.url, events: everything, secret: 'keep' })
  expect([statusCode, data.endpoint.url, data.secret]).toEqual([200, after.url, null])
  await pass(services, 10_000)
  await record('policy.changed')
  await deliverDue(services)
  expect(after.received.map(({ event }) => event.type)).toEqual(['policy.purchased', 'policy.changed'])
  expect(after.received.every((one) => verifies(one, endpoint.secret))).toBe(true)
  expect(await historyOf(endpoint.id)).toEqual([
    {
      action: 'webhook.changed',
      before: { url: before.url, events: everything },
      after: { partner: 'example-venues', url: after.url, events: everything, secret: 'kept' },
    },
  ])
})

test('a replaced secret is shown once, and the old one signs too for 24 hours', async () => {
  const { data } = await change({ url: after.url, events: everything, secret: 'replace' })
  expect(data.secret).toMatch(/^whsec_/)
  await record('policy.purchased')
  await deliverDue(services)
  const newest = () => [endpoint.secret, data.secret].map((secret) => verifies(after.received.at(-1)!, secret))
  expect(newest()).toEqual([true, true])
  await pass(services, 25 * 3_600_000)
  await record('policy.changed')
  await deliverDue(services)
  expect(newest()).toEqual([false, true])
})

test('an endpoint gets the chosen events only', async () => {
  await change({ url: before.url, events: ['policy.changed'], secret: 'keep' })
  await record('policy.purchased')
  await record('policy.changed')
  await deliverDue(services)
  expect(before.received.map(({ event }) => event.type)).toEqual(['policy.changed'])
})

test('the same address and events change nothing, and are not in the history', async () => {
  const same = { url: before.url, events: everything.toReversed(), secret: 'keep' }
  expect((await change(same)).statusCode).toBe(200)
  expect(await historyOf(endpoint.id)).toEqual([])
})

test.each([
  [{ url: 'http://partner.example.com/hooks' }, 'url'],
  [{ url: 'https://10.0.0.7/hooks' }, 'url'],
  [{ events: [] }, 'events'],
])('refuses %j beside its field', async (wrong, field) => {
  const online = await testApp({ env: { ...withPartners, BASE_URL: 'https://quotes.example.com' } })
  const { id } = await newEndpoint(online.services)
  const { statusCode, data } = await online.call('updateWebhookEndpoint', {
    params: { endpoint: id },
    body: { url: 'https://partner.example.com/hooks', events: everything, secret: 'keep', ...wrong },
    cookie: await online.staff('admin'),
  })
  expect([statusCode, Object.keys(data.errors)]).toEqual([422, [field]])
  await online.close()
})

test('a removed endpoint is not found', async () => {
  await app.call('removeWebhookEndpoint', { params: { endpoint: endpoint.id }, cookie: await app.staff('admin') })
  expect((await change({ url: after.url, events: everything, secret: 'keep' })).statusCode).toBe(404)
})
