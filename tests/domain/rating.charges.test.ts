import { describe, expect, test } from 'vitest'
import { blankAnswers } from '../../domain/application'
import { answeredThrough } from '../../domain/application/examples'
import { stateCodes } from '../../domain/common/states'
import { policyFeeOf, rate, toWire } from '../../domain/rating'
import { both, type Choices, cancellationOnly, event, priced, second, spring } from './rating.fixture'
import { taxOfThousand } from './rating.tables'

describe('section 9: policy fee percent 5', () => {
  test('section 9: of premium and ec_premium together', () => {
    expect(priced({ ...both, event_total_costs: 25_000, number_attendees: 150 })).toMatchObject({
      premium: 117,
      ec_premium: 150,
      policy_fee: 13.35,
    })
  })

  test('section 7: policy-fee-adjustment/calculate, and calculate-hcc with the other premium beside it, in cents', () => {
    expect(policyFeeOf(11_700, 0)).toBe(585)
    expect(policyFeeOf(11_700, 15_000)).toBe(1335)
    // 5% of $0.10 and of $0.09: half a cent rounds up
    expect([policyFeeOf(10, 0), policyFeeOf(9, 0)]).toEqual([1, 0])
    expect(policyFeeOf(0, 0, { feeAdjustment: { amount: 500 } })).toBe(500)
  })

  test.each([
    [{ percent: -20 }, 468],
    [{ percent: 20 }, 702],
    // half of 5.85 is 2.925 dollars: half up, away from zero
    [{ percent: -50 }, 292],
    [{ percent: -100 }, 0],
    [{ percent: -101 }, 0],
    [{ amount: -100 }, 485],
    [{ amount: 100 }, 685],
    [{ amount: -10_000 }, 0],
    [{ percent: -20, amount: 100 }, 568],
    [{ percent: null, amount: null }, 585],
  ])(
    'section 7: a fee adjustment of %j makes the fee %i cents: below 0 it lowers the fee, but not below 0',
    (feeAdjustment, cents) => {
      expect(policyFeeOf(11_700, 0, { feeAdjustment })).toBe(cents)
      expect(rate(event({ number_attendees: 150 }), { feeAdjustment }).detail.policy_fee).toBe(cents)
    },
  )

  test('section 3: fee_changed_by_rep replaces the fee, whatever was agreed', () => {
    const changed = priced({ number_attendees: 150 }, { feeChangedByRep: 100, feeAdjustment: { percent: -20 } })
    expect(changed).toMatchObject({ policy_fee: 1, fee_changed_by_rep: 1, amount_due: 118 })
    expect(priced({}, { feeChangedByRep: 0 })).toMatchObject({ policy_fee: 0, fee_changed_by_rep: 0 })
    expect(priced().fee_changed_by_rep).toBeNull()
  })
})

describe('section 3: coupons have value and is_percentage', () => {
  const coupon = (value: number, is_percentage: boolean, choices: Choices = {}) =>
    priced({ number_attendees: 150, ...choices }, { coupon: { value, is_percentage } })

  test('section 3: a coupon reduces only the policy fee (decision 28)', () => {
    expect(coupon(2, false)).toMatchObject({ policy_fee: 5.85, coupon_discount: 2, amount_due: 120.85 })
    expect(coupon(50, false)).toMatchObject({ coupon_discount: 5.85, amount_due: 117 })
    expect(coupon(50, true)).toMatchObject({ coupon_discount: 2.93, amount_due: 119.92 })
    expect(coupon(200, true)).toMatchObject({ coupon_discount: 5.85, amount_due: 117 })
    expect(coupon(-5, false)).toMatchObject({ coupon_discount: 0, amount_due: 122.85 })
  })

  test('section 3: a coupon reduces the changed fee, and does not change the tax', () => {
    const options = { coupon: { value: 100, is_percentage: true }, feeChangedByRep: 200 }
    expect(priced({ number_attendees: 150, ...second }, options)).toMatchObject({
      coupon_discount: 2,
      state_tax: 5.82,
      amount_due: 122.82,
    })
  })
})

test('section 9: commission 10 percent, 20 for version 11', () => {
  const producer = answeredThrough('insured', {
    ...event({ number_attendees: 150 }),
    insurance_producer: 'True',
    producer_fee: 50,
  })
  const { detail } = rate(producer)
  expect(detail).toMatchObject({ producer_commission: 1170, due_from_client: detail.amount_due + 5000 })
  expect(rate(producer, { hccPricingVersion: 9 }).detail.producer_commission).toBe(1170)
  expect(rate(producer, { hccPricingVersion: 11 }).detail.producer_commission).toBe(2340)
})

test('section 9: the commission includes ec_premium, and does not change the amount due (decision 29)', () => {
  const answers = event({ ...both, number_attendees: 150, event_total_costs: 25_000 })
  const [usual, eleven] = [rate(answers).detail, rate(answers, { hccPricingVersion: 11 }).detail]
  expect([usual.producer_commission, eleven.producer_commission]).toEqual([2670, 5340])
  expect(usual.amount_due).toBe(eleven.amount_due)
})

describe('section 3: tria', () => {
  const show = { event_type: 'Trade Show', number_attendees: 250, ...spring } as const

  test('section 3: 3 percent of liability and liquor only', () => {
    expect(priced(show).tria).toBe(3.9)
    expect(priced({ ...show, medical_payments: 'True', raindate_coverage: 'True' }).tria).toBe(3.9)
    expect(priced({ ...show, ...both, event_total_costs: 50_000 }).tria).toBe(3.9)
    const liquor = priced({
      ...show,
      alcohol_event: 'True',
      selling_alcohol: 'True',
      attendees_consuming_alcohol: '0-500',
    })
    expect(liquor).toMatchObject({ liquor_liability_premium: 150, tria: 8.4 })
  })

  test('decision 53: it has its price before it is chosen, and is charged only where it is accepted', () => {
    const offer = (choices: Choices) => {
      const { tria_offer, pricing_detail } = toWire(rate(event({ ...show, ...choices })))
      return [tria_offer, pricing_detail.tria]
    }
    expect(blankAnswers.tria_accepted).toBeNull()
    expect(offer({ tria_accepted: null })).toEqual([3.9, 0])
    expect(offer({ tria_accepted: 'False' })).toEqual([3.9, 0])
    expect(offer({ tria_accepted: 'True' })).toEqual([3.9, 3.9])
    expect(offer({ event_type: 'Birthday Party' })).toEqual([null, 0])
    expect(offer({ ...cancellationOnly, event_total_costs: 50_000 })).toEqual([null, 0])
  })

  test('section 3: it is not charged where it is declined, not offered, or without liability', () => {
    expect(priced({ ...show, tria_accepted: 'False' }).tria).toBe(0)
    expect(priced({ event_type: 'Birthday Party', tria_accepted: 'True' }).tria).toBe(0)
    expect(priced({ ...show, ...cancellationOnly, event_total_costs: 50_000 }).tria).toBe(0)
  })
})

describe('section 3: state_tax, by provider (decision 30)', () => {
  /** A wedding's $117.00 with a fee that makes the taxable amount 1,000. */
  const onThousand = (choices: Choices) =>
    priced({ number_attendees: 150, ...choices }, { feeChangedByRep: 88_300 }).state_tax

  test.each(stateCodes.map((state) => [state, taxOfThousand[state]]))(
    'section 3: the second provider pays %s its rate, and a flat charge where there is one',
    (event_state, tax) => {
      expect(onThousand({ ...second, event_state: event_state as 'TX' })).toBe(tax)
    },
  )

  test('section 3: the first provider is admitted everywhere and pays none', () => {
    for (const event_state of stateCodes) expect(onThousand({ event_state })).toBe(0)
  })

  test('section 3: the insured’s home state decides; the event’s replaces it until it is known', () => {
    expect(onThousand({ ...second, event_state: 'TX', insured_state: 'OR' })).toBe(33)
    expect(onThousand({ ...second, event_state: 'OR', insured_state: null })).toBe(33)
    expect(onThousand({ ...second, event_state: 'OR', insured_state: 'ZZ' as 'TX' })).toBe(33)
  })

  test('section 3: it applies to premium, ec_premium, tria and the fee, rounded half up', () => {
    const detail = priced({
      ...both,
      ...second,
      ...spring,
      event_type: 'Trade Show',
      number_attendees: 250,
      event_total_costs: 50_000,
    })
    // 4.89% of 130.00 + 525.00 + 3.90 + 32.75
    expect(detail).toMatchObject({ ec_premium: 525, policy_fee: 32.75, state_tax: 33.82, amount_due: 725.47 })
  })

  test('section 3: a liability-only quote in Alaska stays with the first provider', () => {
    const wire = toWire(rate(event({ event_state: 'AK' })))
    expect(wire.worksheet.at(-1)).toMatchObject({ rule: 'stateTax.admitted', amount: 0, basis: { state: 'AK' } })
  })
})
