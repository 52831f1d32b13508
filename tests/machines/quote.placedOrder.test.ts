import { describe, expect, test } from 'vitest'
import type { OutcomeOf } from '../../machines/calls/call'
import type { OrderEnd, openContact } from '../../machines/calls/quotes'
import { selectPaymentType } from '../../machines/customer/quote/payment.select'
import { restore, toSaved } from '../../machines/customer/quote/quote.draft'
import {
  selectCan,
  selectOrderDue,
  selectOrderedPolicy,
  selectPaymentState,
  selectStep,
} from '../../machines/customer/quote/quote.select'
import { complete, contactOf, placedOrder, priced, purchases, shortNotice } from '../walks/quote.cases'
import { begin, openedAt } from './quote.rig'

const emails = 'jordan.sample@example.com'
const match = (signed: string | null, received = 0): OutcomeOf<typeof openContact> => ({
  type: 'order.found',
  contact: contactOf(complete, { quote_status: 'awaitingPayment', ...(signed && { terms_signed: signed }) }),
  today: '11/20/2026',
  coupons: [],
  order: placedOrder,
  received,
})

const ended = (orderEnd: OrderEnd): OutcomeOf<typeof openContact> => ({
  type: 'contact.opened',
  contact: contactOf(complete, { quote_status: 'expired', terms_signed: 'Jordan Sample' }),
  today: '11/20/2026',
  coupons: [],
  orderEnd,
})

async function ordered() {
  const quote = await openedAt('payment')
  await quote.answer('recalculate', priced)
  await quote.send({ type: 'order.submitted', by: 'check', emails })
  return quote
}

describe('a quote that is to be paid by check or invoice', () => {
  test('is asked about under its key, and placed once, when the tab dies during the order', async () => {
    const quote = await ordered()
    expect(quote.input('placeOrder')).toMatchObject({ idempotencyKey: 'k-payment-1', by: 'check', emails })
    const again = begin({ answers: {}, ...restore(JSON.stringify(toSaved(quote.now())), () => 'a new key') })
    expect(selectPaymentState(again.now())).toBe('asking')
    expect(again.input('purchase')).toMatchObject({ idempotencyKey: 'k-payment-1', amountDue: 182.5 })
    await again.answer('purchase', purchases.ordered)
    await again.answer('openContact', match('Jordan Sample'))
    expect([again.now().value, again.now().context.order]).toEqual(['ordered', placedOrder])
  })

  test('that is paid by card after all opens the card’s form, and not the form of the order', async () => {
    const quote = await openedAt('payment')
    await quote.answer('recalculate', priced)
    await quote.send({ type: 'payment.drafted', draft: { payment_type: 'check', billing_zip: '78701' } })
    await quote.send({ type: 'order.submitted', by: 'check', emails })
    await quote.answer('placeOrder', purchases.ordered)
    expect(selectPaymentType(false)(quote.now())).toBe('check')
    await quote.send({ type: 'order.reconsidered' })
    await quote.answer('openContact', match('Jordan Sample'))
    expect(selectPaymentType(false)(quote.now())).toBe('credit card')
    expect(quote.now().context.paymentDraft).toEqual({ payment_type: 'credit card', billing_zip: '78701' })
  })

  test('shows again after a reload', async () => {
    const quote = await ordered()
    await quote.answer('placeOrder', purchases.ordered)
    const again = begin({ answers: {}, ...restore(JSON.stringify(toSaved(quote.now())), () => 'a new key') })
    await again.answer('purchase', purchases.ordered)
    await again.answer('openContact', match('Jordan Sample'))
    expect(again.now().value).toBe('ordered')
  })

  test('does not show again after a reload once staff have withdrawn it', async () => {
    const quote = await ordered()
    await quote.answer('placeOrder', purchases.ordered)
    const again = begin({ answers: {}, ...restore(JSON.stringify(toSaved(quote.now())), () => 'a new key') })
    await again.answer('purchase', purchases.ordered)
    await again.answer('openContact', ended('withdrawn'))
    expect(again.now().value).toBe('orderWithdrawn')
  })

  test.each([
    ['withdrawn', 'orderWithdrawn'],
    ['lapsed', 'orderLapsed'],
  ] as const)(
    'that is %s says so when the customer asks, and leads to the payment under another key',
    async (end, state) => {
      const quote = await ordered()
      await quote.answer('placeOrder', purchases.ordered)
      await quote.send({ type: 'quote.retried' })
      await quote.answer('openContact', ended(end))
      expect([quote.now().value, quote.inFlight()]).toEqual([state, []])
      await quote.send({ type: 'order.reconsidered' })
      expect(selectPaymentState(quote.now())).toBe('editing')
      await quote.store()
      await quote.answer('recalculate', priced)
      await quote.send({ type: 'payment.submitted', card: 'complete' })
      expect(quote.input('purchase')).toMatchObject({ idempotencyKey: 'k-payment-2' })
    },
  )

  test('that is withdrawn says so when the customer wants to pay by card instead', async () => {
    const quote = await ordered()
    await quote.answer('placeOrder', purchases.ordered)
    await quote.send({ type: 'order.reconsidered' })
    await quote.answer('openContact', ended('withdrawn'))
    expect(quote.now().value).toBe('orderWithdrawn')
  })

  test('leads to the summary if it has ended and the event can no longer be insured', async () => {
    const quote = await ordered()
    await quote.answer('placeOrder', purchases.ordered)
    await quote.send({ type: 'quote.retried' })
    await quote.answer('openContact', ended('lapsed'))
    await quote.send({ type: 'order.reconsidered' })
    await quote.answer('recalculate', shortNotice)
    expect(selectStep(quote.now())).toBe('quoteSummary')
  })

  test('can be paid by card under another key, so that the answer is not the order’s', async () => {
    const quote = await ordered()
    await quote.answer('placeOrder', purchases.ordered)
    await quote.send({ type: 'order.reconsidered' })
    await quote.answer('openContact', match('Jordan Sample'))
    expect(selectPaymentState(quote.now())).toBe('editing')
    await quote.answer('recalculate', priced)
    await quote.send({ type: 'payment.submitted', card: 'complete' })
    expect(quote.input('purchase')).toMatchObject({ idempotencyKey: 'k-payment-2' })
  })

  test('of which a part was received cannot be paid by card', async () => {
    const quote = await ordered()
    await quote.answer('placeOrder', purchases.ordered)
    await quote.send({ type: 'quote.retried' })
    await quote.answer('openContact', match('Jordan Sample', 50))
    expect([selectOrderDue(quote.now()), selectCan({ type: 'order.reconsidered' })(quote.now())]).toEqual([
      132.5,
      false,
    ])
    await quote.send({ type: 'order.reconsidered' })
    expect([quote.now().value, quote.inFlight()]).toEqual(['stillOrdered', []])
  })

  test('opens no card form if a part was received meanwhile', async () => {
    const quote = await ordered()
    await quote.answer('placeOrder', purchases.ordered)
    await quote.send({ type: 'order.reconsidered' })
    await quote.answer('openContact', match('Jordan Sample', 50))
    expect([quote.now().value, selectOrderDue(quote.now())]).toEqual(['stillOrdered', 132.5])
  })

  test('stays ordered when the tab dies while the customer reconsiders', async () => {
    const quote = await ordered()
    await quote.answer('placeOrder', purchases.ordered)
    await quote.send({ type: 'order.reconsidered' })
    const again = begin({ answers: {}, ...restore(JSON.stringify(toSaved(quote.now())), () => 'a new key') })
    await again.answer('openContact', match('Jordan Sample'))
    expect(again.now().value).toBe('ordered')
  })

  test('needs its signature before a payment by card', async () => {
    const quote = await ordered()
    await quote.answer('placeOrder', purchases.ordered)
    await quote.send({ type: 'order.reconsidered' })
    await quote.answer('openContact', match(null))
    expect(selectStep(quote.now())).toBe('terms')
  })

  test('says that it is not paid yet when the customer asks', async () => {
    const quote = await ordered()
    await quote.answer('placeOrder', purchases.ordered)
    await quote.send({ type: 'quote.retried' })
    await quote.answer('openContact', match('Jordan Sample'))
    expect(quote.now().value).toBe('stillOrdered')
  })

  test('is a policy once paid, and the page says so with its number and link when the customer asks', async () => {
    const quote = await ordered()
    await quote.answer('placeOrder', purchases.ordered)
    await quote.send({ type: 'quote.retried' })
    await quote.answer('openContact', { type: 'policy.found', link: '/quote/#manage-policy', number: 'MQE-0048153' })
    expect([quote.now().value, selectOrderedPolicy(quote.now())]).toEqual([
      'orderPaid',
      { number: 'MQE-0048153', link: '/quote/#manage-policy' },
    ])
  })
})
