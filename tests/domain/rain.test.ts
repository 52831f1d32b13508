import { describe, expect, test } from 'vitest'
import { phoneDigits } from '../../domain/common/phone'
import { type RainRequest, rainFaults, rainRange } from '../../domain/rain/rain'

const right: RainRequest = {
  name: 'Jordan Sample',
  email: 'jordan@example.com',
  phone: null,
  event_state: 'TX',
  date: '06/12/2027',
  from_hour: 12,
  to_hour: 18,
  threshold: 0.25,
  amount: 20_000,
}
const today = '11/20/2026'
const faultsOf = (change: Partial<RainRequest>, day = today) => rainFaults({ ...right, ...change }, day)

describe('the estimate of rain insurance', () => {
  test.each([
    [0.1, 20_000, { low: 1000, high: 2000 }],
    [0.25, 20_000, { low: 700, high: 1400 }],
    [0.5, 20_000, { low: 400, high: 1000 }],
    // 3.5 % of 1,230 is 43.05, 7 % is 86.10
    [0.25, 1230, { low: 43, high: 86 }],
    // rounded half up: 5 % of 1,010 is 50.50
    [0.1, 1010, { low: 51, high: 101 }],
    [0.1, 1_000_000, { low: 50_000, high: 100_000 }],
  ])('%s inches on $%s', (threshold, amount, range) => {
    expect(rainRange({ threshold, amount })).toEqual(range)
  })

  test('less rain and a wetter place cost more', () => {
    const ranges = [0.1, 0.25, 0.5].map((threshold) => rainRange({ threshold, amount: 10_000 }))
    for (const [i, { low, high }] of ranges.entries()) {
      expect(high).toBeGreaterThan(low)
      const next = ranges[i + 1]
      if (next) expect([next.low < low, next.high < high]).toEqual([true, true])
    }
  })

  test('another threshold has no rate', () => {
    expect(() => rainRange({ threshold: 0.3, amount: 1000 })).toThrow('0.3 inches')
  })
})

describe('a request', () => {
  test('is valid', () => {
    expect(faultsOf({})).toEqual({})
    expect(faultsOf({ phone: '512-555-0100' })).toEqual({})
  })

  test('needs a day at least 14 days ahead', () => {
    expect(faultsOf({ date: '12/04/2026' })).toEqual({})
    expect(faultsOf({ date: '12/03/2026' })).toEqual({ date: expect.stringContaining('14 days') })
    expect(faultsOf({ date: '11/19/2026' })).toHaveProperty('date')
    expect(faultsOf({ date: '02/30/2027' })).toEqual({ date: expect.stringContaining('needs a valid date') })
  })

  test('needs four to eight hours on one day', () => {
    for (const to_hour of [16, 20]) expect(faultsOf({ to_hour })).toEqual({})
    for (const to_hour of [11, 12, 15, 21]) expect(faultsOf({ to_hour })).toHaveProperty('to_hour')
  })

  test.each([
    ['name', '  '],
    ['name', '4242 4242 4242 4242'],
    ['email', 'jordan@'],
    ['phone', '555-010-123'],
    ['event_state', 'XX'],
    ['amount', 100.005],
  ] as const)('is invalid with the %s %j', (field, value) => {
    expect(Object.keys(faultsOf({ [field]: value }))).toEqual([field])
  })
})

test.each([
  ['512-555-0100', '5125550100'],
  ['(512) 555 0100', '5125550100'],
  ['+1 512.555.0100', '5125550100'],
  ['15125550100', '5125550100'],
  ['555-0100', null],
  ['512-555-01000', null],
  ['512-555-010a', null],
  ['', null],
])('the digits of %j', (text, digits) => {
  expect(phoneDigits(text)).toBe(digits)
})
