import { randomUUID } from 'node:crypto'
import type { Email } from 'postal-mime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestServices } from '../rig/services'
import { mailFixture } from './fixture'
import { addOrder, mail } from './life'
import { type MailServer, startMailServer } from './mailServer'

let server: MailServer
let services: TestServices
beforeAll(async () => {
  server = await startMailServer()
  services = await mailFixture(server.env)
})
afterAll(async () => {
  await services.db.close()
  await server.close()
})

const last = (to: string): Email => server.of(to).at(-1)!

test('a withdrawn order tells the customer not to pay and how to go on', async () => {
  const to = `payer.${randomUUID().slice(0, 8)}@example.com`
  const { id: orderId, contactId, quoteNumber } = await addOrder(services, 'check', to)
  await services.db.q.updateTable('purchase_order').set({ state: 'lapsed' }).where('id', '=', orderId).execute()
  await mail(services, { kind: 'orderWithdrawn', contactId, orderId })
  expect(last(to).subject).toBe(`Your order is withdrawn: quote ${quoteNumber}`)
  for (const shown of ['do not pay the $143.85', 'you owe nothing', 'Open the quote to see today’s price', contactId])
    expect(last(to).text?.replace(/\s+/g, ' ')).toContain(shown)
})
