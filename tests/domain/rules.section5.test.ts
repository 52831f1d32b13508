import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type FieldName, fieldsOf, formSteps } from '../../domain/application'
import { ruleBroken } from '../../domain/application/faults'
import { dollarsIn } from '../../domain/common/cancellationLimits'
import { emailPattern, emailsIn, isEmailList, isStoredEmail, withSemicolons } from '../../domain/common/email'
import { dollars, phoneMask, wholeDollars } from '../../domain/common/formats'
import { messages } from '../../domain/common/messages'
import { rules } from '../../domain/decision'
import { brandOf } from '../../domain/quote/payment'

/** The lines of section 5 of the specification about text formats; the files beside this one have days and types. */

const fields = new Map(formSteps.flatMap(fieldsOf))
const fault = (name: FieldName, value: unknown) => ruleBroken(fields.get(name)!, value)
const anyEmail = fc.emailAddress().filter((email) => email.length <= 200 && emailPattern.test(email))

describe('Email matches {email}.', () => {
  test.each([
    ['ana@example.com', true],
    ['ana.maria+events@mail.example.com', true],
    ['ana@gmail', false],
    ['ana@gmail.', false],
    ['ana', false],
    ['ana@', false],
    ['@example.com', false],
    ['ana@example..com', false],
    ['ana@-example.com', false],
    ['ana maria@example.com', false],
    ['ana@example.com ', false],
    ['ana@exa_mple.com', false],
    [`ana@${'x'.repeat(64)}.com`, false],
  ])('an address, by HTML’s rule with a dot in the domain (decision 9): %s is %s', (email, isRight) => {
    expect(emailPattern.test(email)).toBe(isRight)
    expect(fault('insured_email', email)).toBe(isRight ? null : 'email')
    expect(isEmailList(email.trim())).toBe(emailPattern.test(email.trim()))
  })

  test.each([
    ['ana@example.com', true],
    ['admin@localhost', true],
    ['ana@', false],
    ['ana maria@localhost', false],
    ['4242424242424242@example', false],
  ])('a sign-in or a search takes an address without a dot in its domain: %s is %s', (email, isTaken) => {
    expect(isStoredEmail(email)).toBe(isTaken)
  })

  test('nothing with a space, a comma or two @ is an address', () => {
    fc.assert(
      fc.property(anyEmail, fc.constantFrom(' ', ',', ';', '@', '\n'), fc.nat(), (email, wrong, at) => {
        const place = at % (email.length + 1)
        expect(emailPattern.test(email.slice(0, place) + wrong + email.slice(place))).toBe(false)
      }),
    )
  })
})

describe('A semicolon-separated list is valid only if every non-empty entry is valid.', () => {
  test.each([
    ['ana@example.com', true],
    ['ana@example.com; ben@example.com;', true],
    [';;ana@example.com ; ; ben@example.com', true],
    ['ana@example.com; ben@', false],
    ['ana@example.com, ben@example.com', false],
    ['', false],
    [' ; ', false],
  ])('a list of addresses: “%s” is %s (an empty one is invalid: decision 9)', (list, isRight) => {
    expect(isEmailList(list)).toBe(isRight)
  })

  test('a typed comma counts as a semicolon, because no address has one', () => {
    expect(emailsIn(withSemicolons('ana@example.com, ben@example.com;cy@example.com,'))).toEqual([
      'ana@example.com',
      'ben@example.com',
      'cy@example.com',
    ])
    fc.assert(fc.property(anyEmail, (email) => withSemicolons(email) === email))
  })

  test('empty entries change nothing, and one invalid entry makes the list invalid', () => {
    const blank = fc.constantFrom('', ' ', '  ')
    const list = fc.array(fc.oneof(anyEmail, blank), { maxLength: 6 })
    fc.assert(
      fc.property(
        list,
        anyEmail,
        fc.constantFrom('ana', 'ana@', '@example.com', 'a b@example.com'),
        (some, one, bad) => {
          const right = [...some, one]
          expect(isEmailList(right.join(';'))).toBe(true)
          expect(emailsIn(right.join(' ; '))).toEqual(right.filter((entry) => entry.trim() !== ''))
          expect(isEmailList([...right, bad].join(';'))).toBe(false)
          expect(isEmailList([bad, ...right].join(' ;'))).toBe(false)
        },
      ),
    )
  })
})

describe('Mask 3 digits, dash, 3 digits, dash, 4 digits.', () => {
  test.each([
    ['', ''],
    ['5', '5'],
    ['5125', '512-5'],
    ['5125550', '512-555-0'],
    ['5125550142', '512-555-0142'],
    ['(512) 555-0142', '512-555-0142'],
    ['512.555.01429', '512-555-0142'],
  ])('an incomplete phone number is grouped as far as it goes: %s is %s', (text, masked) => {
    expect(phoneMask(text)).toBe(masked)
  })

  test('ten digits in any format are masked, and a masked number stays', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), (text) => {
        const masked = phoneMask(text)
        const digits = text.replace(/\D/g, '').slice(0, 10)
        expect(masked.replaceAll('-', '')).toBe(digits)
        expect(/^\d{3}-\d{3}-\d{4}$/.test(masked)).toBe(digits.length === 10)
        expect(phoneMask(masked)).toBe(masked)
      }),
    )
  })

  test('a phone number is valid only in the mask (decision 10)', () => {
    for (const name of ['insured_phone', 'producer_phone'] as const) {
      expect(fault(name, '512-555-0142')).toBeNull()
      for (const wrong of ['5125550142', '512-555-014', '512-555-01422', '(512) 555-0142', '512-5550-142'])
        expect(fault(name, wrong)).toBe('phone')
    }
  })
})

describe('Card brand from first digit: 4 Visa, 5 MasterCard, 3 Amex, 6 Discover.', () => {
  test.each([
    ['4', 'Visa'],
    ['5', 'MasterCard'],
    ['3', 'Amex'],
    ['6', 'Discover'],
    ['2', null],
    ['9', null],
    ['', null],
    [' 4242', 'Visa'],
  ])('a card that begins with “%s” has the brand %s', (number, brand) => {
    expect(brandOf(number)).toBe(brand)
  })

  test('no other digit matters', () => {
    const brands = [null, null, null, 'Amex', 'Visa', 'MasterCard', 'Discover', null, null, null]
    fc.assert(
      fc.property(fc.nat(9), fc.array(fc.nat(9), { maxLength: 18 }), (first, rest) => {
        expect(brandOf(`${first}${rest.join('')}`)).toBe(brands[first])
      }),
    )
  })
})

describe('Amounts strip non-digit, non-dot characters.', () => {
  test.each([
    ['$1,234.50', 1234.5],
    ['$25,000', 25_000],
    ['USD 600.00', 600],
    ['1 000', 1000],
    ['0', 0],
    ['.5', 0.5],
  ])('an amount in words: %s is %f', (text, value) => {
    expect(dollarsIn(text)).toBe(value)
  })

  test('every amount that we write can be read back', () => {
    fc.assert(
      fc.property(fc.nat(100_000_000), (cents) => {
        expect(dollarsIn(dollars(cents / 100))).toBe(cents / 100)
        expect(dollarsIn(wholeDollars(cents))).toBe(cents)
      }),
    )
  })

  test('any other characters are ignored', () => {
    const other = fc.string({ maxLength: 5 }).map((text) => text.replace(/[\d.]/g, ''))
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.array(other, { minLength: 1, maxLength: 9 }), (cents, strewn) => {
        const text = [...(cents / 100).toFixed(2)].map((digit, i) => strewn[i % strewn.length] + digit).join('')
        expect(dollarsIn(text)).toBe(cents / 100)
      }),
    )
  })
})

describe('Other messages come from the server.', () => {
  test('a reason has its own text, in whole sentences', () => {
    for (const { text, remedy } of rules) {
      expect(text).toMatch(/^[A-Z$].{20,}\.$/)
      expect(remedy ?? 'None.').toMatch(/^[A-Z].+\.$/)
    }
  })

  test('an error names its question', () => {
    for (const send of Object.values(messages)) expect(send('First day')).toContain('First day')
  })
})
