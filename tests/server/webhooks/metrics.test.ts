import { afterAll, expect, test } from 'vitest'
import { recordEvent } from '../../../server/webhooks/record'
import { testApp } from '../rig/app'
import { newEndpoint, newPartnerKey, withPartners } from '../rig/partners'
import { newKey, payload } from '../rig/quotes'
import { Receiver } from './receiver'
import { deliverDue, pass } from './virtualTime'

/* The figures of webhooks in /metrics, which alerts read (deploy/alerts.yaml). */

const app = await testApp({ env: withPartners })
const { services } = app
const { db } = services
const receiver = await new Receiver().open()
const endpoint = await newEndpoint(services, { url: receiver.url })
const key = await newPartnerKey(services)
afterAll(async () => {
  await receiver.close()
  await app.close()
})

async function record(): Promise<void> {
  const headers = { ...newKey(), ...key.headers }
  const { data } = await app.call('createPartnerQuote', { headers, body: payload('location') })
  await db.tx(() => recordEvent(services, { id: data.contact.id, partner: 'example-venues' }, 'policy.changed'))
}

async function figure(name: string): Promise<number> {
  const line = (await app.app.metrics.text()).split('\n').find((one) => one.startsWith(`${name} `))
  return Number(line?.split(' ')[1])
}
const outcomes = () =>
  Promise.all(
    ['delivered', 'failed', 'given_up'].map((outcome) =>
      figure(`marquee_webhook_deliveries_total{outcome="${outcome}"}`),
    ),
  )

test('operators see the attempts by result, and the webhooks that wait with the age of the oldest', async () => {
  const before = await outcomes()
  const since = async () => (await outcomes()).map((now, at) => now - before[at]!)
  expect([await figure('marquee_webhooks_waiting'), await figure('marquee_webhooks_oldest_seconds')]).toEqual([0, 0])
  receiver.answer = () => 503
  await record()
  await deliverDue(services)
  expect(await since()).toEqual([0, 1, 0])
  await record()
  expect(await figure('marquee_webhooks_waiting')).toBe(2)
  // the figure goes by the clock of the database, which the tests do not move
  await db.q
    .updateTable('webhook_delivery')
    .set({ queued: new Date(Date.now() - 2 * 3_600_000) })
    .where('state', '=', 'waiting')
    .execute()
  expect(Math.round((await figure('marquee_webhooks_oldest_seconds')) / 60)).toBe(120)
  receiver.answer = () => 200
  await pass(services, 10_000)
  await deliverDue(services)
  expect(await since()).toEqual([2, 1, 0])
  expect([await figure('marquee_webhooks_waiting'), await figure('marquee_webhooks_oldest_seconds')]).toEqual([0, 0])
})

test('an answer of 410 counts each event that waited as given up, and none as failed', async () => {
  const before = await outcomes()
  receiver.answer = () => 410
  await record()
  await record()
  await deliverDue(services)
  expect((await outcomes()).map((now, at) => now - before[at]!)).toEqual([0, 0, 2])
  await db.q.updateTable('webhook_endpoint').set({ disabled: null }).where('id', '=', endpoint.id).execute()
})

test('an event that no attempt delivers within three days is given up once', async () => {
  const before = await outcomes()
  receiver.answer = () => 500
  await record()
  for (let hours = 0; hours <= 80; hours++) {
    await deliverDue(services)
    await pass(services, 3_600_000)
  }
  const [delivered, failed, givenUp] = (await outcomes()).map((now, at) => now - before[at]!)
  expect([delivered, givenUp]).toEqual([0, 1])
  expect(failed).toBeGreaterThan(5)
  expect(await figure('marquee_webhooks_waiting')).toBe(0)
})
