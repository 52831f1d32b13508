import { afterAll, expect, test } from 'vitest'
import type { Contact } from '../../../contract/client'
import { testApp } from '../rig/app'
import { begin, markBought, payFor, payload, sign } from '../rig/quotes'

const env = { PROGRAM_FILE: 'program.example.json' }
const app = await testApp({ env })
afterAll(() => app.close())
const { call, services } = app

const open = async (id: string) => (await call('openContact', { params: { id } })).data
const apply = (id: string, code: string) => call('applyCoupon', { body: { id, code } })
const money = ({ price }: Contact) => {
  const { policy_fee, coupon_discount, amount_due } = price!.pricing_detail
  return { policy_fee, coupon_discount, amount_due }
}

test('a coupon reduces the policy fee, and the quote names it', async () => {
  const { id, version } = await begin(app)
  const { statusCode, data } = await apply(id, ' welcome ')
  expect(statusCode).toBe(200)
  expect(data.coupons).toEqual([{ code: 'WELCOME', value: 50, is_percentage: true }])
  // half of 5.85, rounded half up
  expect(money(data.contact)).toEqual({ policy_fee: 5.85, coupon_discount: 2.93, amount_due: 119.92 })
  expect(data.contact.version).toBe(version + 1)
  expect((await open(id)).coupons).toEqual(data.coupons)
  const result = await call('recalculate', { body: { ...payload(), step5: { ...payload().step5, id } } })
  expect(result.data.pricing_detail.coupon_discount).toBe(2.93)
})

test('an amount never exceeds the fee; another code replaces it, and an empty one removes it', async () => {
  const { id } = await begin(app)
  expect(money((await apply(id, 'SPRING10')).data.contact)).toMatchObject({ coupon_discount: 5.85, amount_due: 117 })
  expect((await apply(id, 'WELCOME')).data.coupons).toHaveLength(1)
  const { data } = await apply(id, '')
  expect(data.coupons).toEqual([])
  expect(money(data.contact)).toEqual({ policy_fee: 5.85, coupon_discount: 0, amount_due: 122.85 })
  const audits = services.db.q.selectFrom('audit').select(['action', 'before', 'after']).where('entity_id', '=', id)
  expect((await audits.orderBy('id').execute()).slice(2)).toMatchObject([
    { action: 'coupon.applied', before: { coupon: null, amount_due: 122.85 }, after: { coupon: { code: 'SPRING10' } } },
    { action: 'coupon.applied', before: { coupon: { code: 'SPRING10' } }, after: { coupon: { code: 'WELCOME' } } },
    { action: 'coupon.removed', before: { coupon: { code: 'WELCOME' } }, after: { coupon: null, amount_due: 122.85 } },
  ])
})

test('an unknown and an ended code get the same error and change nothing', async () => {
  const { id, version } = await begin(app)
  const { instant } = services.clock
  const unknown = await apply(id, 'WELCOME2')
  services.clock.instant = new Date('2026-01-01T17:00:00Z')
  const early = await apply(id, 'SPRING10')
  services.clock.instant = instant
  for (const { statusCode, data } of [unknown, early]) {
    expect(statusCode).toBe(422)
    expect(data.error).toBe('This code isn’t valid or has expired')
  }
  expect(unknown.body).toBe(early.body)
  expect((await open(id)).contact.version).toBe(version)
})

test('a coupon stays when answers change, and no client can set it', async () => {
  const { id } = await begin(app)
  await apply(id, 'WELCOME')
  const body = { step0: { number_attendees: 600 }, pricing_detail: { coupon_discount: 999 } }
  const { data } = await call('patchContact', { params: { id }, body })
  expect(money(data.contact)).toMatchObject({ policy_fee: 10.35, coupon_discount: 5.18 })
  expect(data.contact.customFields.rating_plan).toBe('2026-11-20')
})

test('a new coupon ends the signature, which was for the earlier price', async () => {
  const { id } = await begin(app)
  await call('signTerms', { params: { id }, body: sign })
  expect((await apply(id, 'WELCOME')).data.contact.customFields.terms_signed).toBeNull()
  await call('signTerms', { params: { id }, body: sign })
  // the same code again changes nothing
  expect((await apply(id, 'welcome')).data.contact.customFields.terms_signed).toBe(sign.name)
})

test('an expired quote is repriced without a coupon that has ended', async () => {
  const [kept, lost] = [await begin(app), await begin(app)]
  await apply(kept.id, 'WELCOME')
  await apply(lost.id, 'SPRING10')
  // the example's coupon ends with 2027
  const body = payload('location', { event_start_date: '06/12/2028', event_end_date: '06/12/2028' })
  const { instant } = services.clock
  services.clock.instant = new Date('2028-01-02T17:00:00Z')
  for (const { id } of [kept, lost]) await call('patchContact', { params: { id }, body })
  expect((await open(kept.id)).coupons).toHaveLength(1)
  const { coupons, contact } = await open(lost.id)
  services.clock.instant = instant
  expect(coupons).toEqual([])
  expect(contact.price.pricing_detail.coupon_discount).toBe(0)
})

test('a quote that is purchased, being paid for or priced by an underwriter accepts none', async () => {
  const bought = await begin(app)
  await markBought(app, bought)
  expect((await apply(bought.id, 'WELCOME')).data.type).toBe('urn:marquee:problem:already-bought')
  const paying = await begin(app)
  await payFor(app, paying)
  expect((await apply(paying.id, 'WELCOME')).data.type).toBe('urn:marquee:problem:payment-in-progress')
  const { id } = await begin(app)
  await services.db.q.updateTable('contact').set({ quote_status: 'approved' }).where('id', '=', id).execute()
  const { statusCode, data } = await apply(id, 'WELCOME')
  expect([statusCode, data.message]).toEqual([409, expect.stringContaining('underwriter')])
  for (const one of [paying.id, id]) expect((await open(one)).coupons).toEqual([])
})

test('a quote without a price accepts a coupon for later', async () => {
  const { id } = await begin(app, {})
  const { data } = await apply(id, 'WELCOME')
  expect([data.contact.price, data.coupons.length]).toEqual([null, 1])
  const priced = await call('patchContact', { params: { id }, body: payload() })
  expect(money(priced.data.contact).coupon_discount).toBe(2.93)
})

test('an unknown quote accepts no coupon', async () => {
  expect((await apply('AAAAAAAAAAAAAAAAAAAAAA', 'WELCOME')).statusCode).toBe(404)
})

test('a caller has a few tries a minute apart from other limits, so that codes cannot be guessed', async () => {
  // servers on one database count the guesses of a caller together
  await services.db.q.deleteFrom('rate_limit').execute()
  const strict = await testApp({ services: { db: services.db }, env: { ...env, COUPON_RATE_LIMIT: '2' } })
  const { id } = await begin(strict)
  const guess = async (code: string) => (await strict.call('applyCoupon', { body: { id, code } })).statusCode
  expect([await guess('A'), await guess('B'), await guess('WELCOME')]).toEqual([422, 422, 429])
  expect((await strict.call('recalculate', { body: payload() })).statusCode).toBe(200)
  expect((await open(id)).coupons).toEqual([])
  await strict.app.close()
})
