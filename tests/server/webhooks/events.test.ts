import { afterAll, expect, test } from 'vitest'
import type { components } from '../../../contract/schema.gen'
import type { PartnerEventKind } from '../../../domain/staff/partners'
import { recordEvent } from '../../../server/webhooks/record'
import { testApp } from '../rig/app'
import { newEndpoint, newPartnerKey, withPartners } from '../rig/partners'
import { newKey, payload } from '../rig/quotes'
import { Receiver } from './receiver'
import { deliverDue, pass } from './virtualTime'

/* The events that a partner reads by itself. */

const app = await testApp({ env: withPartners })
const { services } = app
const { db } = services
const key = await newPartnerKey(services)
const other = await newPartnerKey(services, 'example-planners')
afterAll(() => app.close())

const quoteOf = async ({ headers }: typeof key) =>
  (await app.call('createPartnerQuote', { headers: { ...newKey(), ...headers }, body: payload('location') })).data
    .contact.id as string
const record = (id: string, kind: PartnerEventKind) =>
  db.tx(() => recordEvent(services, { id, partner: 'example-venues' }, kind))
const read = (query: Readonly<Record<string, string>> = {}, { headers } = key) =>
  app.call('listPartnerEvents', { headers, query })

test('a partner that lost webhooks reads its events by type and time, under the ids of the webhooks', async () => {
  const receiver = await new Receiver().open()
  await newEndpoint(services, { url: receiver.url, events: ['policy.purchased'] })
  const id = await quoteOf(key)
  const begun = services.now()
  await record(id, 'policy.purchased')
  await deliverDue(services)
  await pass(services, 3_600_000)
  // no endpoint gets this one
  await record(id, 'policy.changed')
  await receiver.close()

  const { data } = await read()
  const [first, second] = data.rows as components['schemas']['PartnerEventsPage']['rows']
  expect([data.total, first!.type, second!.type]).toEqual([2, 'policy.purchased', 'policy.changed'])
  const [sent] = receiver.received
  expect(first).toEqual({ id: sent!.headers['webhook-id'], ...sent!.event })
  const typesOf = async (query: Readonly<Record<string, string>>) =>
    (await read(query)).data.rows.map(({ type }: { type: string }) => type)
  expect(await typesOf({ type: 'policy.changed' })).toEqual(['policy.changed'])
  expect(await typesOf({ since: begun.toISOString() })).toEqual(['policy.purchased', 'policy.changed'])
  expect(await typesOf({ since: second!.timestamp })).toEqual(['policy.changed'])
  expect(await typesOf({ size: '1', page: '2' })).toEqual(['policy.changed'])
})

test('a partner reads no events of another one', async () => {
  await quoteOf(other)
  expect((await read({}, other)).data).toMatchObject({ rows: [], total: 0 })
})

test('a key without the scope is refused, and its name is in the answer', async () => {
  const { headers } = await newPartnerKey(services, 'example-venues', { scopes: ['quotes:read'] })
  const { statusCode, data } = await app.call('listPartnerEvents', { headers })
  expect([statusCode, data.message]).toEqual([403, 'This key does not have the scope events:read.'])
})

test.each(['yesterday', '2026-13-45T00:00:00Z', '11/20/2026', '2026-11-20'])(
  'refuses “%s” as a time',
  async (since) => {
    const { statusCode, data } = await read({ since })
    expect([statusCode, data.errors]).toEqual([422, { since: 'Give a time such as 2026-11-20T16:00:00Z' }])
  },
)
