import { randomUUID } from 'node:crypto'
import type { Email } from 'postal-mime'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { brand } from '../../../domain/common/brand'
import { addMoneyDocument } from '../../../server/documents/record'
import { enterMoney } from '../documents/fixture'
import type { TestServices } from '../rig/services'
import { bought, mailFixture, work } from './fixture'
import { addOrder, mail, makeAll } from './life'
import { type MailServer, startMailServer } from './mailServer'

let server: MailServer
let services: TestServices
beforeAll(async () => {
  server = await startMailServer()
  services = await mailFixture({ ...server.env, MAIL_STAFF: 'staff@example.com' })
})
afterAll(async () => {
  await services.db.close()
  await server.close()
})

/** An address that no other test mails. */
const address = (name: string) => `${name}.${randomUUID().slice(0, 8)}@example.com`
const last = (to: string): Email => server.of(to).at(-1)!
const namesOf = ({ attachments }: Email) => attachments.map(({ filename }) => filename)

describe('an order', () => {
  test('by check is mailed with payment instructions and the last day', async () => {
    const [one, two] = [address('one'), address('two')]
    const order = await addOrder(services, 'check', `${one}; ${two}`)
    await mail(services, { kind: 'orderPlaced', contactId: order.contactId, orderId: order.id })
    for (const to of [one, two]) {
      expect(last(to).subject).toBe(`How to pay by check: quote ${order.quoteNumber}`)
      for (const shown of ['$143.85', brand.company, 'Friday, 12/04/2026', order.quoteNumber])
        expect(last(to).text).toContain(shown)
      expect(last(to).attachments).toEqual([])
    }
  })

  test('by invoice waits for the invoice and attaches it', async () => {
    const to = address('office')
    const order = await addOrder(services, 'invoice', to)
    await mail(services, { kind: 'orderPlaced', contactId: order.contactId, orderId: order.id })
    expect(server.of(to)).toEqual([])
    await makeAll(services, order.contactId)
    await services.db.q
      .updateTable('job')
      .set({ run_at: new Date(0) })
      .where('done', 'is', null)
      .execute()
    await work(services)
    expect(namesOf(last(to))).toEqual(['Invoice.pdf'])
  })

  test.each(['paid', 'lapsed'] as const)('that is %s meanwhile sends no payment instructions', async (state) => {
    const to = address(state)
    const order = await addOrder(services, 'check', to)
    await services.db.q.updateTable('purchase_order').set({ state }).where('id', '=', order.id).execute()
    await mail(services, { kind: 'orderPlaced', contactId: order.contactId, orderId: order.id })
    expect(server.of(to)).toEqual([])
  })

  test('that expired is mailed with its refund and a link to the quote', async () => {
    const to = address('late')
    const order = await addOrder(services, 'check', to)
    const { ledgerId } = await enterMoney(services.db, {
      contactId: order.contactId,
      kind: 'receivePayment',
      charged: 0,
      paid: 5_000,
      created: bought,
    })
    const purpose = `order:${order.id}`
    await services.db.q.updateTable('ledger').set({ purpose }).where('id', '=', ledgerId).execute()
    await services.db.q.updateTable('purchase_order').set({ state: 'lapsed' }).where('id', '=', order.id).execute()
    await mail(services, { kind: 'orderLapsed', contactId: order.contactId, orderId: order.id })
    expect(last(to).subject).toBe(`Your order has expired: quote ${order.quoteNumber}`)
    for (const shown of [
      '$143.85',
      '12/04/2026. We did not receive it',
      '$50.00 was received, and we refund it by check',
      order.contactId,
    ])
      expect(last(to).text).toContain(shown)
    expect(last(to).text).not.toContain('by card')
  })

  test('that was ordered again meanwhile sends no expiration letter', async () => {
    const to = address('again')
    const order = await addOrder(services, 'check', to)
    const waits = { quote_status: 'awaitingPayment' } as const
    await services.db.q.updateTable('contact').set(waits).where('id', '=', order.contactId).execute()
    await mail(services, { kind: 'orderLapsed', contactId: order.contactId, orderId: order.id })
    expect(server.of(to)).toEqual([])
  })

  test('that is paid in part is mailed with the remaining amount', async () => {
    const to = address('payer')
    const order = await addOrder(services, 'check', to)
    const money = {
      contactId: order.contactId,
      kind: 'receivePayment',
      charged: 0,
      paid: 10_000,
      created: bought,
    } as const
    const { ledgerId } = await enterMoney(services.db, money)
    await addMoneyDocument(services.db, { contactId: order.contactId, kind: 'receipt', ledgerId })
    await makeAll(services, order.contactId)
    await mail(services, { kind: 'paymentReceived', contactId: order.contactId, ledgerId })
    expect(last(to).subject).toBe(`We have received $100.00: quote ${order.quoteNumber}`)
    expect(last(to).text).toContain('$43.85')
    expect(last(to).attachments).toHaveLength(1)
  })
})
