import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PartnerEventKind } from '../../../domain/staff/partners'
import { recordEvent } from '../../../server/webhooks/record'
import { testApp } from '../rig/app'
import { takesEveryCard } from '../rig/gateway'
import { newEndpoint, newPartnerKey, withPartners } from '../rig/partners'
import { newKey, payload, sign } from '../rig/quotes'
import { type Received, Receiver } from './receiver'
import { deliverDue, pass } from './virtualTime'

const app = await testApp({ services: { gateway: takesEveryCard }, env: withPartners })
const { services } = app
const { db } = services
const key = await newPartnerKey(services)
/** A call of an administrator, who signs in again when the clock has moved. */
const asAdmin: typeof app.call = async (id, request = {}) =>
  app.call(id, { ...request, cookie: await app.staff('admin') })
const [second, minute, hour] = [1000, 60_000, 3_600_000]

let receiver: Receiver
let endpoint: { id: string; secret: string }
beforeEach(async () => {
  receiver = await new Receiver().open()
  endpoint = await newEndpoint(services, { url: receiver.url })
})
afterEach(async () => {
  vi.useRealTimers()
  await receiver.close()
  await db.q.updateTable('webhook_endpoint').set({ removed: services.now() }).execute()
  await db.q.updateTable('job').set({ done: services.now() }).execute()
})
afterAll(() => app.close())

/** A quote that the partner started. */
async function quoteOf(choices = {}): Promise<{ id: string; amount_due: number }> {
  const { data } = await app.call('createPartnerQuote', {
    headers: { ...newKey(), ...key.headers },
    body: payload('location', choices),
  })
  return { id: data.contact.id, amount_due: data.contact.customFields.amount_due }
}

const record = (id: string, kind: PartnerEventKind) =>
  db.tx(() => recordEvent(services, { id, partner: 'example-venues' }, kind))

const kinds = () => receiver.received.map(({ event }) => event.type)
async function states() {
  const all = db.q.selectFrom('webhook_delivery').select('state').where('endpoint_id', '=', endpoint.id)
  return (await all.orderBy('id').execute()).map(({ state }) => state)
}

/** Verifies as a partner does, with the published library. */
function verified({ headers, body }: Received, secret: string) {
  vi.useFakeTimers({ toFake: ['Date'], now: services.now() })
  const event = new Webhook(secret).verify(body, headers as Record<string, string>)
  vi.useRealTimers()
  return event
}

test('each change of a quote and its policy is one event, in order, with its facts', async () => {
  const { id } = await quoteOf({ using_drone_at_event: 'True' })
  const approval = { status: 'approved', reason: 'As described' }
  const { data } = await asAdmin('markQuoteApproved', { params: { id }, body: approval })
  await app.call('signTerms', { params: { id }, body: sign })
  const { amount_due } = data.contact.customFields
  const order = { id, amount_due, payment_token: 'none' }
  expect((await app.call('purchase', { headers: newKey(), body: order })).statusCode).toBe(200)
  const change = { difference: 0, change: { step0: { event_name: 'Another name' } } }
  await asAdmin('submitChange', { params: { id }, headers: newKey(), body: change })
  await asAdmin('cancelPolicy', {
    params: { id },
    headers: newKey(),
    body: { status: 'cancelled', reason: 'At request' },
  })
  await deliverDue(services)
  expect(kinds()).toEqual(['quote.referred', 'quote.approved', 'policy.purchased', 'policy.changed', 'policy.canceled'])
  const [referred, , bought, changed] = receiver.received.map(({ event }) => event.data)
  expect(referred).toMatchObject({ quote_id: id, quote_status: 'referred', policy_number: null, amount_due: null })
  expect(bought).toMatchObject({ quote_status: 'purchased', policy_version: 1, amount_due })
  expect(bought!.policy_number).toMatch(/^MQE-/)
  expect(changed).toMatchObject({ policy_version: 2 })
})

test('a change that is rolled back is no event', async () => {
  const { id } = await quoteOf()
  const undo = db.tx(async () => {
    await recordEvent(services, { id, partner: 'example-venues' }, 'policy.changed')
    throw new Error('undone')
  })
  await expect(undo).rejects.toThrow('undone')
  await deliverDue(services)
  expect(receiver.requests).toBe(0)
})

test('only the partner that started a quote hears of it, and only at endpoints that get the kind', async () => {
  const other = await new Receiver().open()
  await newEndpoint(services, { url: other.url, partner: 'example-planners' })
  await newEndpoint(services, { url: other.url, events: ['policy.canceled'] })
  const { id } = await quoteOf()
  // a quote of the public page, whose link names the partner
  const ofLink = await app.call('createContact', {
    headers: newKey(),
    body: { ...payload('location', { using_drone_at_event: 'True' }), partner: 'example-venues' },
  })
  expect(ofLink.data.contact.customFields.quote_status).toBe('referred')
  await record(id, 'policy.purchased')
  await deliverDue(services)
  expect([kinds(), other.requests]).toEqual([['policy.purchased'], 0])
  await other.close()
})

test('the published library verifies the signature, and refuses a changed body', async () => {
  const { id } = await quoteOf()
  await record(id, 'policy.purchased')
  await deliverDue(services)
  const [message] = receiver.received as [Received]
  expect(verified(message, endpoint.secret)).toEqual(message.event)
  expect(message.headers['webhook-id']).toMatch(/^evt_/)
  expect(() => verified({ ...message, body: message.body.replace('purchased', 'canceled') }, endpoint.secret)).toThrow()
})

test('a rotated secret leaves no gap: both sign for 24 hours, and then only the new one', async () => {
  const { id } = await quoteOf()
  const { data } = await asAdmin('rotateWebhookSecret', { params: { endpoint: endpoint.id } })
  const verify = async (secret: string) => {
    await record(id, 'policy.changed')
    await deliverDue(services)
    return verified(receiver.received.at(-1)!, secret)
  }
  await pass(services, 24 * hour - minute)
  await expect(verify(endpoint.secret)).resolves.toBeTruthy()
  await expect(verify(data.secret)).resolves.toBeTruthy()
  await pass(services, minute)
  await expect(verify(data.secret)).resolves.toBeTruthy()
  await expect(verify(endpoint.secret)).rejects.toThrow()
})

test('a receiver that is down for a day loses nothing, and gets each policy in its order', async () => {
  const ids: string[] = []
  for (let i = 0; i < 12; i++) ids.push((await quoteOf()).id)
  const written: Record<string, string[]> = {}
  await receiver.close()
  const ofPolicy: PartnerEventKind[] = ['policy.purchased', 'policy.changed', 'policy.canceled']
  for (let step = 0; step < 24 * 4; step++) {
    // three events of each policy, hours apart
    if (step % 2 === 0 && step < 72) {
      const [id, kind] = [ids[(step / 2) % 12]!, ofPolicy[Math.floor(step / 24)]!]
      await record(id, kind)
      written[id] = [...(written[id] ?? []), kind]
    }
    await deliverDue(services)
    await pass(services, 15 * minute)
  }
  expect(receiver.requests).toBe(0)
  await receiver.open()
  // and it is not well at first
  receiver.answer = () => (receiver.requests % 3 === 0 ? 503 : 200)
  for (let step = 0; step < 3 * 24 * 4 && (await states()).includes('waiting'); step++) {
    await deliverDue(services)
    await pass(services, 15 * minute)
  }
  const got: Record<string, string[]> = {}
  for (const { event } of receiver.received)
    got[event.data.quote_id] = [...(got[event.data.quote_id] ?? []), event.type]
  expect(receiver.received).toHaveLength(36)
  expect(got).toEqual(written)
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(36)
})

test('a later event of a policy waits for the earlier one, and other policies do not', async () => {
  const [one, other] = [await quoteOf(), await quoteOf()]
  receiver.answer = ({ type }) => (type === 'policy.purchased' ? 500 : 200)
  await record(one.id, 'policy.purchased')
  await record(one.id, 'policy.changed')
  await record(other.id, 'policy.canceled')
  await deliverDue(services)
  await pass(services, 6 * second)
  await deliverDue(services)
  expect(kinds()).toEqual(['policy.canceled'])
  receiver.answer = () => 200
  await pass(services, 5 * minute)
  await deliverDue(services)
  expect(kinds()).toEqual(['policy.canceled', 'policy.purchased', 'policy.changed'])
})

test('after three days an event is given up and shown, and the next one of its policy is sent', async () => {
  const { id } = await quoteOf()
  receiver.answer = ({ type }) => (type === 'policy.purchased' ? 500 : 200)
  await record(id, 'policy.purchased')
  await record(id, 'policy.changed')
  for (let hours = 0; hours < 80; hours++) {
    await deliverDue(services)
    if (hours === 72) expect(await states()).toEqual(['waiting', 'waiting'])
    await pass(services, hour)
  }
  expect(await states()).toEqual(['failed', 'delivered'])
  const { data } = await asAdmin('listPartners', { query: { state: 'failed', search: 'example-venues' } })
  expect(data.rows[0]).toMatchObject({ kind: 'policy.purchased', attempts: 10, cause: 'The answer was 500' })
})

test('a redirect is not followed, and an answer of 410 disables the endpoint until staff enable it', async () => {
  const away = await new Receiver().open()
  const { id } = await quoteOf()
  receiver.answer = () => ({ status: 307, location: away.url })
  await record(id, 'policy.purchased')
  await deliverDue(services)
  receiver.answer = () => 410
  await pass(services, minute)
  await deliverDue(services)
  await record(id, 'policy.changed')
  await deliverDue(services)
  expect([receiver.requests, away.requests, await states()]).toEqual([2, 0, ['failed', 'failed']])
  const params = { endpoint: endpoint.id }
  const since = { since: '11/20/2026' }
  expect((await asAdmin('replayWebhookEndpoint', { params, body: since })).statusCode).toBe(409)
  receiver.answer = () => 200
  expect((await asAdmin('enableWebhookEndpoint', { params })).data.state).toBe('enabled')
  expect((await asAdmin('replayWebhookEndpoint', { params, body: since })).data).toEqual({ replayed: 2 })
  await deliverDue(services)
  expect(kinds()).toEqual(['policy.purchased', 'policy.changed'])
  await away.close()
})

test('staff find an event by the name of its partner and by its words', async () => {
  const { id } = await quoteOf()
  await record(id, 'policy.purchased')
  await record(id, 'policy.changed')
  const kindsOf = async (search: string) => {
    const { data } = await asAdmin('listPartners', { query: { search } })
    return [...new Set<string>(data.rows.map(({ kind }: { kind: string }) => kind))].toSorted()
  }
  expect(await kindsOf('Policy changed')).toEqual(['policy.changed'])
  expect(await kindsOf('policy PURCH')).toEqual(['policy.purchased'])
  expect(await kindsOf('Example venues')).toEqual(expect.arrayContaining(['policy.changed', 'policy.purchased']))
  expect(await kindsOf('Example Planners')).toEqual([])
})

test('staff send one event again under its first id, and the history says so', async () => {
  const { id } = await quoteOf()
  await record(id, 'policy.purchased')
  await record(id, 'policy.changed')
  await deliverDue(services)
  const { data } = await asAdmin('listPartners', { query: { search: 'policy.purchased' } })
  const delivery = String(data.rows[0].id)
  const again = await asAdmin('replayWebhookDelivery', { params: { delivery } })
  expect(again.data).toEqual({ replayed: 1 })
  expect((await asAdmin('replayWebhookDelivery', { params: { delivery } })).statusCode).toBe(409)
  await deliverDue(services)
  const [first, , replayed] = receiver.received
  expect(replayed!.headers['webhook-id']).toBe(first!.headers['webhook-id'])
  expect(replayed!.body).toBe(first!.body)
  const { action, actor } = await db.q
    .selectFrom('audit')
    .select(['action', 'actor'])
    .where('entity_id', '=', endpoint.id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect([action, actor]).toEqual(['webhook.replayed', 'admin@example.com'])
})

test('two jobs at once send no event twice and none out of order', async () => {
  const { id } = await quoteOf()
  const sent: PartnerEventKind[] = ['policy.purchased', 'policy.changed', 'policy.canceled']
  for (const kind of sent) await record(id, kind)
  await Promise.all([deliverDue(services), deliverDue(services), deliverDue(services)])
  expect(kinds()).toEqual(sent)
})

test('a removed endpoint gets nothing more', async () => {
  const { id } = await quoteOf()
  await record(id, 'policy.purchased')
  await asAdmin('removeWebhookEndpoint', { params: { endpoint: endpoint.id } })
  await record(id, 'policy.changed')
  await deliverDue(services)
  expect([receiver.requests, await states()]).toEqual([0, ['failed']])
})
