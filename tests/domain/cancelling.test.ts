import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Answers } from '../../domain/application'
import { answeredThrough } from '../../domain/application/examples'
import { addDays } from '../../domain/common/dates'
import { centsOf } from '../../domain/common/money'
import {
  earnedFrom,
  hasBegun,
  isEarned,
  refundInWords,
  refundOf,
  retainedPrice,
} from '../../domain/policy/cancellation'
import { rate, toWire } from '../../domain/rating'
import type { RateOptions } from '../../domain/rating/options'

const purchased = '11/20/2026'
const begins = '06/12/2027'
const on = (today: string) => ({ purchased, begins, today })
const priceOf = (choices: Partial<Answers> = {}, options: RateOptions = {}) =>
  toWire(rate(answeredThrough('location', choices), options))
const both = { coverage_type: 'Liability and Cancellation Insurance', event_total_costs: 20_000 } as const

const detailOf = (price: ReturnType<typeof priceOf>) => price.pricing_detail

describe('a policy without cancellation coverage', () => {
  const price = priceOf()
  const { amount_due: due, policy_fee: fee } = detailOf(price)

  test.each([purchased, '12/10/2026', '06/11/2027'])('is refunded except for the policy fee on %s', (today) => {
    expect(refundOf(price, on(today))).toBe(centsOf(due) - centsOf(fee))
    expect(detailOf(retainedPrice(price, on(today)))).toMatchObject({
      amount_due: fee,
      policy_fee: fee,
      premium: 0,
      tria: 0,
    })
  })
  test.each([begins, '06/13/2027', '06/12/2028'])('is not refunded on %s', (today) => {
    expect(refundOf(price, on(today))).toBe(0)
    expect(retainedPrice(price, on(today))).toBe(price)
  })
})

test('a coupon that reduced the policy fee reduces the retained fee', () => {
  const price = priceOf({}, { coupon: { value: 50, is_percentage: true } })
  const { policy_fee: fee, coupon_discount: coupon } = detailOf(price)
  expect(coupon).toBeGreaterThan(0)
  expect(detailOf(retainedPrice(price, on(purchased))).amount_due).toBe((centsOf(fee) - centsOf(coupon)) / 100)
})

describe('the premium of cancellation coverage', () => {
  const price = priceOf(both)
  const { ec_premium: ec, amount_due: due, policy_fee: fee } = detailOf(price)

  test('is refunded for 14 days, and then retained', () => {
    expect(earnedFrom(purchased)).toBe('12/04/2026')
    expect(refundOf(price, on('12/03/2026'))).toBe(centsOf(due) - centsOf(fee))
    expect(refundOf(price, on('12/04/2026'))).toBe(centsOf(due) - centsOf(fee) - centsOf(ec))
  })
  test('stays in the policy’s price, with its own lines', () => {
    const retained = retainedPrice(price, on('12/04/2026'))
    expect(detailOf(retained)).toMatchObject({ ec_premium: ec, premium: 0 })
    expect(new Set(retained.worksheet.map(({ group }) => group))).toEqual(new Set(['cancellation', 'fees']))
  })
})

describe('the tax on the retained price', () => {
  const price = priceOf({ ...both, is_hcc: 'True' }, { coupon: { value: 50, is_percentage: true } })
  const { state_tax: tax, policy_fee: fee, ec_premium: ec, coupon_discount: coupon } = detailOf(price)
  const { percent, flat } = price.worksheet.find(({ field }) => field === 'state_tax')!.basis
  /** exact, rounded half up; the flat charge belongs to the policy */
  const taxOn = (dollars: number) => {
    const thousandths = Math.round(Number(percent) * 1000)
    return (Math.floor((centsOf(dollars) * thousandths + 50_000) / 100_000) + centsOf(Number(flat))) / 100
  }

  test.each([
    ['the policy fee alone while the premium is not earned', purchased, fee],
    ['the policy fee and the premium once it is earned', '01/10/2027', Math.round((fee + ec) * 100) / 100],
  ])('is that of %s; the coupon does not lower it', (_, today, taxed) => {
    expect([tax > 0, coupon > 0]).toEqual([true, true])
    expect(detailOf(retainedPrice(price, on(today))).state_tax).toBe(taxOn(taxed))
  })
})

// an underwriter's premiums may have cents, so the share may be fractional; table premiums never do
test.each([
  { premium: 33_335, ecPremium: 21_117 },
  { premium: 40_001, ecPremium: 10_003 },
  { premium: 15_015, ecPremium: 77_777 },
  { premium: 21_219, ecPremium: 33_338 },
])('the commission on an earned premium is its share, rounded to the cent: %o', (set) => {
  const price = priceOf(both, { set })
  const { producer_commission, premium, ec_premium } = detailOf(price)
  const [whole, retained, all] = [producer_commission, ec_premium, premium + ec_premium].map((dollars) =>
    Math.round(dollars * 100),
  ) as [number, number, number]
  const nearest = Math.floor((2 * whole * retained + all) / (2 * all))
  expect([(whole * retained) % all !== 0, retained]).toEqual([true, set.ecPremium])
  expect(centsOf(detailOf(retainedPrice(price, on('01/10/2027'))).producer_commission)).toBe(nearest)
})

test('the retained price adds up to the cent, never exceeds the price, and never falls as days pass', () => {
  const day = fc.integer({ min: 0, max: 230 })
  const costs = fc.constantFrom(7_000, 14_000, 20_000, 70_000)
  const choices = fc.record({
    coverage_type: fc.constantFrom('Liability Insurance', 'Cancellation Insurance', both.coverage_type),
    is_hcc: fc.constantFrom('True' as const, 'False' as const),
    event_total_costs: costs,
    number_attendees: fc.integer({ min: 1, max: 5_000 }),
  })
  const options = fc.record({
    coupon: fc.option(fc.record({ value: fc.integer({ min: 1, max: 100 }), is_percentage: fc.boolean() })),
    feeChangedByRep: fc.option(fc.integer({ min: 0, max: 10_000 })),
  })
  fc.assert(
    fc.property(choices, options, day, day, (chosen, by, one, other) => {
      const price = priceOf(chosen as Partial<Answers>, by)
      const retained = (days: number) => retainedPrice(price, on(addDays(purchased, days)))
      const total = (of: typeof price) => of.worksheet.reduce((sum, { amount }) => sum + centsOf(amount), 0)
      for (const days of [one, other]) {
        expect(total(retained(days))).toBe(centsOf(retained(days).pricing_detail.amount_due))
        expect(refundOf(price, on(addDays(purchased, days)))).toBeGreaterThanOrEqual(0)
      }
      const [early, late] = [Math.min(one, other), Math.max(one, other)]
      expect(total(retained(early))).toBeLessThanOrEqual(total(retained(late)))
      expect(total(price)).toBe(centsOf(price.pricing_detail.amount_due))
    }),
    { numRuns: 300 },
  )
})

test('the beginning and the earning of a policy, by day', () => {
  expect([hasBegun(on('06/11/2027')), hasBegun(on(begins))]).toEqual([false, true])
  expect([isEarned(on('12/03/2026')), isEarned(on('12/04/2026'))]).toEqual([false, true])
})

test('the rule in words: today’s refund, the retained amount, and until when', () => {
  const price = priceOf(both)
  expect(refundInWords(price, on(purchased))).toMatch(
    /^If you cancel today, \$[\d,.]+ of \$[\d,.]+ is refunded: .* From 12\/04\/2026 on the premium of cancellation coverage, \$[\d,.]+, is kept as well\. From 06\/12\/2027 on, the first covered day, nothing is refunded\.$/,
  )
  expect(refundInWords(price, on('01/01/2027'))).toContain('earned 14 days after the purchase')
  expect(refundInWords(price, on(begins))).toContain('nothing is refunded')
})

describe('the rule in words where the price is not held in full', () => {
  const price = priceOf(both)
  const due = centsOf(detailOf(price).amount_due)
  const inDollars = (cents: number) => `$${(cents / 100).toFixed(2)}`

  test('names the part that is not paid, and calls it no credit', () => {
    const words = refundInWords(price, on(purchased), { paid: due - 5_000, credit: 0, unpaid: 5_000 })
    expect(words).toContain(`$50.00 of ${inDollars(due)} is not paid. If you cancel today,`)
    expect(words).not.toContain('credited')
  })
  test('tells an unpaid part from a credit', () => {
    expect(refundInWords(price, on(purchased), { paid: due - 7_000, credit: 0, unpaid: 5_000 })).toContain(
      `$50.00 of ${inDollars(due)} is not paid. $20.00 of ${inDollars(due)} was credited before. If you cancel`,
    )
  })
  test.each([
    ['a credit that is not refunded yet', { paid: due - 2_000, credit: 2_000, unpaid: 0 }],
    ['a credit that was refunded', { paid: due - 2_000, credit: 0, unpaid: 0 }],
    ['a part that is not paid', { paid: due - 2_000, credit: 0, unpaid: 2_000 }],
  ])('names the day on which cancellation coverage is earned, beside %s', (_, money) => {
    const earned = `From 12/04/2026 on the premium of cancellation coverage, ${inDollars(centsOf(detailOf(price).ec_premium))}, is kept as well. From 06/12/2027 on,`
    expect(refundInWords(price, on(purchased), money)).toContain(earned)
    expect(refundInWords(price, on('12/04/2026'), money)).not.toContain('is kept as well')
  })
  test('names no such day where coverage begins before it', () => {
    const soon = { ...on(purchased), begins: '12/03/2026' }
    expect(refundInWords(price, soon)).toContain('From 12/03/2026 on, the first covered day, nothing is refunded.')
    expect(refundInWords(price, soon)).not.toContain('is kept as well')
  })
  test('names no such day where nothing is refunded even before it', () => {
    expect(refundInWords(price, on(purchased), { paid: 0, credit: 0, unpaid: due })).not.toContain('is kept as well')
  })
})
