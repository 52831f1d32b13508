import { expect, test } from 'vitest'
import { selectPriceState } from '../../machines/customer/quote/quote.select'
import { selectCoupon } from '../../machines/customer/quote/summary.select'
import { arrived, contactOf, coupons, priced, unknownCode } from '../walks/quote.cases'
import { openedAt } from './quote.rig'

/** The events between the regions coupon, record and price. */
const submitted = { type: 'coupon.submitted', code: 'WELCOME' } as const

test('an answer changed during a save is stored too, before the coupon is applied', async () => {
  const { send, answer, store, inFlight, now } = await openedAt('quoteSummary')
  send(submitted)
  send({ type: 'answers.changed', answers: { event_name: 'Sample Garden Wedding' } })
  const sent = now().context.answers
  await answer('patchContact', {
    type: 'contact.stored',
    contact: contactOf(sent),
    sent: { ...sent, event_name: null },
  })
  expect(inFlight()).toContain('patchContact')
  expect(inFlight()).not.toContain('applyCoupon')
  await store()
  expect(inFlight()).toContain('applyCoupon')
})

test('a coupon requests a new price and clears the signature', async () => {
  const { send, answer, store, now, clock } = await openedAt('quoteSummary')
  await answer('recalculate', priced)
  send(submitted)
  await store()
  await answer('applyCoupon', coupons.applied)
  expect(now().context).toMatchObject({ price: null, lastPrice: priced.price, signedBy: null })
  clock.increment(400)
  expect(selectPriceState(now())).toBe('recalculating')
  await answer('recalculate', arrived(180))
  expect(now().context.price?.pricing_detail.amount_due).toBe(180)
})

test('a coupon is not shown once the price lacks it', async () => {
  const { send, answer, store, now, clock } = await openedAt('quoteSummary')
  send(submitted)
  await store()
  await answer('applyCoupon', coupons.applied)
  expect(selectCoupon(now())?.code).toBe('WELCOME')
  clock.increment(400)
  // it had expired when the quote was renewed
  await answer('recalculate', priced)
  expect(selectCoupon(now())).toBeNull()
})

test('a refused code changes neither price nor signature', async () => {
  const { send, answer, store, now } = await openedAt('quoteSummary')
  await answer('recalculate', priced)
  send(submitted)
  await store()
  const { signedBy } = now().context
  await answer('applyCoupon', { type: 'coupon.refused', problem: unknownCode })
  expect(now().context).toMatchObject({ price: priced.price, signedBy, coupons: [] })
})
