import { expect, test } from 'vitest'
import { selectPriceState, selectText } from '../../machines/customer/quote/quote.select'
import {
  selectCoupon,
  selectCouponFault,
  selectCouponRejections,
  selectIsCouponRemoved,
} from '../../machines/customer/quote/summary.select'
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

test('a blank code is rejected at each attempt, until something is typed', async () => {
  const { send, inFlight, now } = await openedAt('quoteSummary')
  const rejections = () => selectCouponRejections(now())
  send({ type: 'coupon.submitted', code: '' })
  expect([selectCouponFault(now()), rejections()]).toEqual(['Enter the code of your coupon', 1])
  send({ type: 'coupon.submitted', code: ' ' })
  expect([selectCouponFault(now()), rejections()]).toEqual(['Enter the code of your coupon', 2])
  expect(inFlight()).not.toContain('patchContact')
  send({ type: 'text.typed', name: 'quoteEmails', text: 'ana@example.com' })
  expect(selectCouponFault(now())).not.toBeNull()
  send({ type: 'text.typed', name: 'coupon', text: 'W' })
  expect([selectCouponFault(now()), rejections()]).toEqual([null, null])
  send({ type: 'coupon.submitted', code: '' })
  expect(rejections()).toBe(3)
})

test('the fault of a blank code ends with the step', async () => {
  const { send, now } = await openedAt('quoteSummary')
  send({ type: 'coupon.submitted', code: '' })
  send({ type: 'step.left' })
  expect(selectCouponFault(now())).toBeNull()
})

test('a removed coupon empties its box, and its message ends with the next attempt or with the step', async () => {
  const { send, answer, store, now } = await openedAt('quoteSummary')
  send({ type: 'text.typed', name: 'coupon', text: 'WELCOME' })
  send(submitted)
  await store()
  await answer('applyCoupon', coupons.applied)
  const remove = async () => {
    send({ type: 'coupon.removed' })
    expect(selectText('coupon')(now())).toBe('')
    await store()
    await answer('applyCoupon', coupons.withdrawn)
    expect(selectIsCouponRemoved(now())).toBe(true)
  }
  await remove()
  send({ type: 'text.typed', name: 'coupon', text: 'F' })
  expect(selectIsCouponRemoved(now())).toBe(true)
  send({ type: 'coupon.submitted', code: '' })
  expect(selectIsCouponRemoved(now())).toBe(false)
  await remove()
  send({ type: 'step.left' })
  expect(selectIsCouponRemoved(now())).toBe(false)
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
