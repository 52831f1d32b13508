import { describe, expect, test } from 'vitest'
import { refundReasons, termsReasons } from '../../domain/staff/secondPerson'

const price = { premiumCents: 100_000, setCents: 110_000, ratedCents: 120_000, limits: '$1,000,000/$2,000,000' }

describe('without a limit', () => {
  test('one person may do everything', () => {
    expect(refundReasons({}, { excessCents: 1_000_000_00, earlierCents: 5 })).toEqual([])
    expect(termsReasons({}, { ...price, premiumCents: 1e9, setCents: 0 })).toEqual([])
  })
})

describe('an amount above the standard refund', () => {
  test.each([
    ['none above a limit of nothing', 0, 0, 0, 0],
    ['a cent above a limit of nothing', 0, 1, 0, 1],
    ['the limit to the cent', 10.5, 1050, 0, 0],
    ['a cent above the limit', 10.5, 1051, 0, 1],
    ['the rest of the limit after earlier credits', 10.5, 50, 1000, 0],
    ['a cent above the rest', 10.5, 51, 1000, 1],
    ['nothing, after credits above the limit', 10.5, 0, 9000, 0],
  ])('%s', (_, aboveStandardRefund, excessCents, earlierCents, reasons) => {
    expect(refundReasons({ aboveStandardRefund }, { excessCents, earlierCents })).toHaveLength(reasons)
  })
})

describe('an approval', () => {
  test.each([
    ['the premium to the cent', { premium: 1000 }, {}, 0],
    ['a cent above the premium', { premium: 1000 }, { premiumCents: 100_001 }, 1],
    ['the limit of each occurrence', { eachOccurrence: 1_000_000 }, {}, 0],
    ['a higher limit of each occurrence', { eachOccurrence: 500_000 }, {}, 1],
    ['no liability', { eachOccurrence: 0 }, { limits: null }, 0],
    ['the discount to the cent', { discountPercent: 12.5 }, { setCents: 105_000 }, 0],
    ['a cent more discount', { discountPercent: 12.5 }, { setCents: 104_999 }, 1],
    ['no rates to compare with', { discountPercent: 0 }, { ratedCents: null }, 0],
    ['dearer than the rates', { discountPercent: 0 }, { setCents: 120_001 }, 0],
    ['each limit exceeded', { premium: 1, eachOccurrence: 1, discountPercent: 1 }, {}, 3],
  ])('%s', (_, limits, other, reasons) => {
    expect(termsReasons(limits, { ...price, ...other })).toHaveLength(reasons)
  })
})
