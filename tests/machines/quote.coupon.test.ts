import { expect, test } from 'vitest'
import { selectCoupon, selectPriceState } from '../../machines/customer/quote/quote.select'
import { arrived, contactOf, coupons, priced, unknownCode } from '../walks/quote.cases'
import { openedAt } from './quote.rig'

/** What the regions of a coupon, the record and the price tell each other. */
const submitted = { type: 'coupon.submitted', code: 'WELCOME' } as const

test('an answer that changes while it is stored is stored too, before the code is asked for', async () => {
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

test('with a coupon there is another price, which is asked for, and nobody has agreed to', async () => {
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

test('a coupon that a price does not have any more is not shown', async () => {
  const { send, answer, store, now, clock } = await openedAt('quoteSummary')
  send(submitted)
  await store()
  await answer('applyCoupon', coupons.applied)
  expect(selectCoupon(now())?.code).toBe('WELCOME')
  clock.increment(400)
  // it was over when the quote was renewed
  await answer('recalculate', priced)
  expect(selectCoupon(now())).toBeNull()
})

test('a code that is refused changes neither price nor signature', async () => {
  const { send, answer, store, now } = await openedAt('quoteSummary')
  await answer('recalculate', priced)
  send(submitted)
  await store()
  const { signedBy } = now().context
  await answer('applyCoupon', { type: 'coupon.refused', problem: unknownCode })
  expect(now().context).toMatchObject({ price: priced.price, signedBy, coupons: [] })
})
