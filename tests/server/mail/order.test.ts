import { describe, expect, test } from 'vitest'
import { brand } from '../../../domain/common/brand'
import { waitWithPaymentWords } from '../../../domain/quote/suspension'
import { liftMoratorium } from '../../../server/compliance/moratoria'
import { addMoneyDocument } from '../../../server/documents/record'
import { enterMoney } from '../documents/fixture'
import { beginMoratorium } from '../rig/moratoria'
import { bought, work } from './fixture'
import { address, namesOf, withMailServer } from './live'
import { addOrder, mail, markDocumentsRendered } from './policyRows'

const live = withMailServer({ MAIL_STAFF: 'staff@example.com' })

describe('an order', () => {
  test('by check is mailed with payment instructions, the last day and the invoice to send with the check', async () => {
    const [one, two] = [address('one'), address('two')]
    const order = await addOrder(live.services, 'check', `${one}; ${two}`)
    await markDocumentsRendered(live.services, order.contactId)
    await mail(live.services, { kind: 'orderPlaced', contactId: order.contactId, orderId: order.id })
    for (const to of [one, two]) {
      expect(live.last(to).subject).toBe(`How to pay by check: quote ${order.quoteNumber}`)
      for (const shown of [
        '$143.85',
        brand.company,
        'Friday, 12/04/2026',
        order.quoteNumber,
        'Send the invoice with your check.',
      ])
        expect(live.last(to).text).toContain(shown)
      expect(namesOf(live.last(to))).toEqual(['Invoice.pdf'])
    }
  })

  test.each(['check', 'invoice'] as const)('by %s waits for the invoice and attaches it', async (by) => {
    const to = address(`office-${by}`)
    const order = await addOrder(live.services, by, to)
    await mail(live.services, { kind: 'orderPlaced', contactId: order.contactId, orderId: order.id })
    expect(live.server.of(to)).toEqual([])
    await markDocumentsRendered(live.services, order.contactId)
    await live.services.db.q
      .updateTable('job')
      .set({ run_at: new Date(0) })
      .where('done', 'is', null)
      .execute()
    await work(live.services)
    expect(namesOf(live.last(to))).toEqual(['Invoice.pdf'])
    expect((live.last(to).text ?? '').includes('with your check')).toBe(by === 'check')
  })

  test.each(['check', 'invoice'] as const)('by %s under a moratorium asks to wait with the payment', async (by) => {
    const to = address(`waits-${by}`)
    const order = await addOrder(live.services, by, to)
    await markDocumentsRendered(live.services, order.contactId)
    const { id } = await beginMoratorium(live.services, { until: null, reason: 'A storm' })
    await mail(live.services, { kind: 'orderPlaced', contactId: order.contactId, orderId: order.id })
    await liftMoratorium(live.services, id, 'admin@example.com')
    const { subject, text } = live.last(to)
    expect(subject).toBe(`Please wait with your payment: quote ${order.quoteNumber}`)
    const words = (text ?? '').replace(/\s+/g, ' ')
    for (const shown of [
      'A storm. New liability coverage',
      waitWithPaymentWords('this order', 'Friday, 12/04/2026'),
      '$143.85',
    ])
      expect(words).toContain(shown)
    for (const instruction of ['with your check', 'When we receive your payment', 'Send it to'])
      expect(words).not.toContain(instruction)
  })

  test.each(['paid', 'lapsed'] as const)('that is %s meanwhile sends no payment instructions', async (state) => {
    const to = address(state)
    const order = await addOrder(live.services, 'check', to)
    await live.services.db.q.updateTable('purchase_order').set({ state }).where('id', '=', order.id).execute()
    await mail(live.services, { kind: 'orderPlaced', contactId: order.contactId, orderId: order.id })
    expect(live.server.of(to)).toEqual([])
  })

  test('that expired is mailed with its refund and a link to the quote', async () => {
    const to = address('late')
    const order = await addOrder(live.services, 'check', to)
    const { ledgerId } = await enterMoney(live.services.db, {
      contactId: order.contactId,
      kind: 'receivePayment',
      charged: 0,
      paid: 5_000,
      created: bought,
    })
    const purpose = `order:${order.id}`
    await live.services.db.q.updateTable('ledger').set({ purpose }).where('id', '=', ledgerId).execute()
    await live.services.db.q.updateTable('purchase_order').set({ state: 'lapsed' }).where('id', '=', order.id).execute()
    await mail(live.services, { kind: 'orderLapsed', contactId: order.contactId, orderId: order.id })
    expect(live.last(to).subject).toBe(`Your order has expired: quote ${order.quoteNumber}`)
    for (const shown of [
      '$143.85',
      '12/04/2026. We did not receive it',
      '$50.00 was received, and we refund it by check',
      order.contactId,
    ])
      expect(live.last(to).text).toContain(shown)
    expect(live.last(to).text).not.toContain('by card')
  })

  test('that was ordered again meanwhile sends no expiration letter', async () => {
    const to = address('again')
    const order = await addOrder(live.services, 'check', to)
    const waits = { quote_status: 'awaitingPayment' } as const
    await live.services.db.q.updateTable('contact').set(waits).where('id', '=', order.contactId).execute()
    await mail(live.services, { kind: 'orderLapsed', contactId: order.contactId, orderId: order.id })
    expect(live.server.of(to)).toEqual([])
  })

  test('that is paid in part is mailed with the remaining amount', async () => {
    const to = address('payer')
    const order = await addOrder(live.services, 'check', to)
    const money = {
      contactId: order.contactId,
      kind: 'receivePayment',
      charged: 0,
      paid: 10_000,
      created: bought,
    } as const
    const { ledgerId } = await enterMoney(live.services.db, money)
    await addMoneyDocument(live.services.db, { contactId: order.contactId, kind: 'receipt', ledgerId })
    await markDocumentsRendered(live.services, order.contactId)
    await mail(live.services, { kind: 'paymentReceived', contactId: order.contactId, ledgerId })
    expect(live.last(to).subject).toBe(`We have received $100.00: quote ${order.quoteNumber}`)
    expect(live.last(to).text).toContain('$43.85')
    expect(live.last(to).attachments).toHaveLength(1)
  })
})
