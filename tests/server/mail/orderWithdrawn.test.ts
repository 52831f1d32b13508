import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { withMailServer } from './live'
import { addOrder, mail } from './policyRows'

const live = withMailServer()

test('a withdrawn order tells the customer not to pay and how to go on', async () => {
  const to = `payer.${randomUUID().slice(0, 8)}@example.com`
  const { id: orderId, contactId, quoteNumber } = await addOrder(live.services, 'check', to)
  await live.services.db.q.updateTable('purchase_order').set({ state: 'lapsed' }).where('id', '=', orderId).execute()
  await mail(live.services, { kind: 'orderWithdrawn', contactId, orderId })
  expect(live.last(to).subject).toBe(`Your order is withdrawn: quote ${quoteNumber}`)
  for (const shown of ['do not pay the $143.85', 'you owe nothing', 'Open the quote to see today’s price', contactId])
    expect(live.last(to).text?.replace(/\s+/g, ' ')).toContain(shown)
})
