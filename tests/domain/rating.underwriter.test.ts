import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NotInTables, premiumsToSet, rate, toWire } from '../../domain/rating'
import { lineWords } from '../../domain/worksheet'
import { runs } from './properties/runs'
import { allSubCovers, both, cancellationOnly, event, priced, second } from './rating.fixture'

const long = { event_end_date: '06/22/2027' } as const
const costly = { event_type: 'Wedding', event_total_costs: 150_000 } as const

describe('an underwriter’s premium replaces the table’s, or its absence (decision 48)', () => {
  test('beyond the tables, the rest follows in the usual order', () => {
    expect(() => rate(event(long))).toThrow(NotInTables)
    const price = priced(
      { ...long, tria_accepted: 'True' },
      { set: { premium: 212_800 }, coupon: { value: 6.4, is_percentage: false } },
    )
    // 5 % of 2,128.00 less the coupon; terrorism is not offered for weddings
    expect(price).toMatchObject({ premium: 2128, policy_fee: 106.4, tria: 0, coupon_discount: 6.4, amount_due: 2228 })
  })

  test('it includes terrorism, and the second provider’s tax applies to all of it', () => {
    const show = { event_type: 'Trade Show', number_attendees: 6_000, tria_accepted: 'True', ...second } as const
    const price = priced(show, { set: { premium: 212_800 } })
    expect(price).toMatchObject({ premium: 2128, tria: 63.84, policy_fee: 106.4 })
    // 4.85 % and 0.04 % of 2,298.24 in Texas
    expect(price.state_tax).toBe(112.38)
    expect(price.amount_due).toBe(2410.62)
    expect(price.producer_commission).toBe(212.8)
  })

  test('the underwriter’s fee comes before the coupon, and replaces a representative’s', () => {
    const set = { policyFee: 5_000 }
    const options = { set, feeChangedByRep: 100, feeAdjustment: { percent: 50 } }
    const price = priced({}, { ...options, coupon: { value: 60, is_percentage: false } })
    expect(price).toMatchObject({ policy_fee: 50, coupon_discount: 50, fee_changed_by_rep: null })
    expect(price.amount_due).toBe(price.premium)
    expect(priced({}, { set: {}, feeChangedByRep: 100 }).policy_fee).toBe(1)
  })

  test('each premium can be set alone; the other one comes from the tables', () => {
    const usual = priced({ ...both, event_total_costs: 22_000 })
    const price = priced({ ...both, ...costly }, { set: { ecPremium: 99_900 } })
    expect(price).toMatchObject({ premium: usual.premium, ec_premium: 999 })
  })

  test('the premiums to set', () => {
    expect(premiumsToSet(event())).toEqual([])
    expect(premiumsToSet(event(long))).toEqual(['premium'])
    expect(premiumsToSet(event({ ...both, ...costly }))).toEqual(['ecPremium'])
    expect(premiumsToSet(event({ ...both, ...costly, ...long }))).toEqual(['premium', 'ecPremium'])
    expect(premiumsToSet(event({ ...both, ...costly, ...long }), { set: { premium: 1 } })).toEqual(['ecPremium'])
    expect(premiumsToSet(event({ ...cancellationOnly, ...costly, ...long }))).toEqual(['ecPremium'])
  })
})

describe('coverages bought with it stay in the price as parts of the premium', () => {
  test('with limit and name', () => {
    const { worksheet } = toWire(
      rate(event({ ...both, ...costly, ...allSubCovers, ...long, medical_payments: 'True' }), {
        set: { premium: 50_000, ecPremium: 70_000 },
      }),
    )
    const texts = worksheet.map((line) => [lineWords(line).label, line.amount, lineWords(line).isIncluded ?? false])
    expect(texts).toEqual([
      ['General liability', 500, false],
      ['Host liquor', 0, true],
      ['Medical payments, $5,000', 0, true],
      ['Rented premises, $100,000', 0, true],
      // an amount beyond the tables is insured in full, with the other limits of the largest budget
      ['Cancellation, $150,000', 700, false],
      ['Loss of deposit, $10,000', 0, true],
      ['Photographs and video, $5,500', 0, true],
      ['Gifts, $5,500', 0, true],
      ['Wedding attire, $5,500', 0, true],
      ['Scheduled jewelry, $5,500', 0, true],
      ['Policy fee, 5%', 60, false],
      ['State tax, Texas', 0, false],
    ])
    expect(worksheet[0]).toMatchObject({ rule: 'underwriter.premium', source: expect.stringContaining('decisions 8') })
  })

  test('including a rehearsal dinner and days around the event', () => {
    const set = { premium: 50_000 }
    const around = { setup_coverage: 'True', setup_dates: ['06/11/2027'], rehearsal_dinner: 'True' } as const
    const many = { rehearsal_dinner_number_attendees: 400, raindate_coverage: 'True' } as const
    const { lines, detail } = rate(event({ ...around, ...many }), { set })
    expect(detail.premium).toBe(50_000)
    const parts = lines.filter(({ rule }) => rule === 'underwriter.included').map(({ field }) => field)
    expect(parts).toEqual(['rehearsal_dinner_premium', 'setup_fee', 'raindate_fee'])
  })

  test('but without additional insureds, who are named later and charged separately', () => {
    const set = { premium: 50_000 }
    const place = { ai_name: 'Sample City Parks', ai_waiver_subrogation: 'True', ai_primary_noncontributory: 'True' }
    const usual = priced({ ai_data: [place, place] } as never)
    const none = priced({}, { set })
    const price = priced({ ai_data: [place, place] } as never, { set })
    expect(none.premium).toBe(500)
    expect(price).toMatchObject({
      additional_insured_fee: usual.additional_insured_fee,
      waiver_subrogation_fee: usual.waiver_subrogation_fee,
      primary_noncontributory_fee: usual.primary_noncontributory_fee,
    })
    const added = [usual.additional_insured_fee, usual.waiver_subrogation_fee, usual.primary_noncontributory_fee]
    expect(price.premium).toBe(500 + added.reduce((sum: number, fee) => sum + Number(fee), 0))
    expect(price.premium).toBeGreaterThan(500)
  })
})

test('the lines always add up, to the cent', () => {
  const cents = fc.option(fc.integer({ min: 0, max: 5_000_000 }))
  fc.assert(
    fc.property(
      fc.record({
        coverage_type: fc.constantFrom('Liability Insurance', 'Cancellation Insurance', both.coverage_type),
        is_hcc: fc.constantFrom('True' as const, 'False' as const),
        event_type: fc.constantFrom('Wedding', 'Trade Show'),
        number_attendees: fc.integer({ min: 1, max: 20_000 }),
        event_total_costs: fc.integer({ min: 1_000, max: 400_000 }),
        event_end_date: fc.constantFrom('06/12/2027', '06/22/2027'),
        tria_accepted: fc.constantFrom('True' as const, 'False' as const),
        insured_state: fc.constantFrom('OR', 'PA', 'TX', 'IA'),
      }),
      fc.record({ premium: cents, ecPremium: cents, policyFee: cents }),
      fc.option(fc.record({ value: fc.integer({ min: 1, max: 100 }), is_percentage: fc.boolean() })),
      (choices, set, coupon) => {
        const answers = event({ ...choices, event_outdoor_or_tent: 'False' } as never)
        if (premiumsToSet(answers, { set }).length > 0) {
          expect(() => rate(answers, { set, coupon })).toThrow(NotInTables)
          return
        }
        const { lines, detail } = rate(answers, { set, coupon })
        const sum = (of: readonly { amount: number }[]) => of.reduce((total, { amount }) => total + amount, 0)
        expect(detail.amount_due).toBe(sum(lines))
        expect(detail.premium + detail.tria).toBe(sum(lines.filter(({ group }) => group === 'liability')))
        expect(detail.ec_premium).toBe(sum(lines.filter(({ group }) => group === 'cancellation')))
        const { premium, ec_premium, tria, policy_fee, state_tax, coupon_discount } = detail
        expect(detail.amount_due).toBe(premium + ec_premium + tria + policy_fee + state_tax - coupon_discount)
        expect(coupon_discount).toBeLessThanOrEqual(policy_fee)
        const holds = { liability: choices.coverage_type !== 'Cancellation Insurance' }
        if (set.premium !== null && holds.liability) expect(premium).toBe(set.premium)
        if (set.policyFee !== null) expect(policy_fee).toBe(set.policyFee)
        for (const value of Object.values(detail)) if (value !== null) expect(Number.isSafeInteger(value)).toBe(true)
      },
    ),
    runs(300),
  )
})
