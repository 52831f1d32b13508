import Big from 'big.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  amount,
  countOf,
  dayInWords,
  dollars,
  limitsInWords,
  listInWords,
  several,
  shortFileName,
  signedDollars,
  wholeDollars,
} from '../../domain/common/formats'
import { centsOf, dollarsOf, partOf, thousandthsOf } from '../../domain/common/money'

const cents = fc.integer({ min: 0, max: 1_000_000_000 })

test('cents convert to dollars and back', () => {
  fc.assert(
    fc.property(cents, (value) => {
      expect(centsOf(dollarsOf(value))).toBe(value)
    }),
  )
})

test('fractions of a cent are refused', () => {
  expect(() => centsOf(10.005)).toThrow(RangeError)
  expect(() => centsOf(Number.NaN)).toThrow(RangeError)
})

test('a percentage of an amount is exact and rounded half up', () => {
  fc.assert(
    fc.property(cents, fc.integer({ min: 0, max: 100_000 }), (value, rate) => {
      const exact = new Big(value).times(rate).div(100_000)
      expect(partOf(value, rate)).toBe(exact.round(0, Big.roundHalfUp).toNumber())
    }),
  )
  expect(partOf(10, thousandthsOf(5))).toBe(1)
  expect(partOf(9, thousandthsOf(5))).toBe(0)
})

test('amounts, limits and counts are formatted as printed', () => {
  expect(amount(1234.5)).toBe('1,234.50')
  expect(amount(-36.75)).toBe('−36.75')
  expect(dollars(1234.5)).toBe('$1,234.50')
  expect(dollars(-36.75)).toBe('−$36.75')
  expect(signedDollars(21)).toBe('+ $21.00')
  expect(signedDollars(-10.5)).toBe('− $10.50')
  expect(wholeDollars(1_000_000)).toBe('$1,000,000')
  expect(countOf(3000)).toBe('3,000')
  expect(limitsInWords('$1,000,000/$2,000,000')).toBe('$1,000,000 each occurrence, $2,000,000 general aggregate')
})

test('days, lists and numbers in words', () => {
  expect(dayInWords('06/12/2027')).toBe('Saturday, 06/12/2027')
  expect(dayInWords('soon')).toBe('soon')
  expect(listInWords(['a', 'b', 'c'])).toBe('a, b and c')
  expect(several(1, 'setup day')).toBe('one setup day')
  expect(several(12, 'setup day')).toBe('12 setup days')
})

test('a file name of any length fits on a screen, and keeps its extension and whole characters', () => {
  expect(shortFileName('plan of the hall.pdf')).toBe('plan of the hall.pdf')
  const name = shortFileName(`Contract of the venue ${'.'.repeat(76_000)}, signed.pdf`)
  expect(name).toMatch(/^Contract of the venue \.+…\.+, signed\.pdf$/)
  expect(name.length).toBeLessThanOrEqual(60)
  for (let before = 0; before < 2; before++)
    expect(shortFileName(`${'x'.repeat(before)}${'📷'.repeat(60)}.jpg`)).toMatch(/^x?(?:📷)+…(?:📷)+\.jpg$/u)
})
