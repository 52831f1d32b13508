import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { looksLikeCardNumber, passesLuhn, withoutCardNumbers } from '../../domain/common/cardNumber'
import {
  blankCard,
  type CardEntry,
  cardFaults,
  cardFields,
  cardMask,
  type Hosted,
  paymentDraft,
} from '../../domain/quote/payment'

const card: CardEntry = {
  cardholder_name: 'Jordan Sample',
  card_number: '4242 4242 4242 4242',
  exp_month: '11',
  exp_year: '2026',
  cvc: '123',
  billing_zip: '78701',
}
const today = '11/20/2026'

describe('a card before it is sent to the processor', () => {
  test('is valid with valid entries, to the end of its month', () => {
    expect(cardFaults(card, today)).toEqual([])
    expect(cardFaults(card, '11/30/2026')).toEqual([])
    expect(cardFaults({ ...card, exp_year: '26' }, today)).toEqual([])
    expect(cardFaults({ ...card, card_number: '3782 822463 10005', cvc: '1234' }, today)).toEqual([])
  })

  test.each<[Partial<CardEntry>, keyof CardEntry, string]>([
    [{ cardholder_name: ' ' }, 'cardholder_name', 'Enter the name on the card'],
    [{ card_number: '4242 4242 4242 4241' }, 'card_number', 'Check the card number: it is not valid'],
    [{ card_number: '' }, 'card_number', 'Enter the card number'],
    [{ exp_month: '13' }, 'exp_month', 'Enter the month and the year the card expires, like 09/30'],
    [{ exp_year: '203' }, 'exp_month', 'Enter the month and the year the card expires, like 09/30'],
    [{ exp_year: '' }, 'exp_month', 'Enter the month and the year the card expires, like 09/30'],
    [{ exp_year: '25' }, 'exp_month', 'This card has expired: use another'],
    [{ exp_month: '10' }, 'exp_month', 'This card has expired: use another'],
    [{ cvc: '1234' }, 'cvc', 'Enter the 3 digits of the security code'],
    [{ card_number: '378282246310005' }, 'cvc', 'Enter the 4 digits of the security code'],
    [{ billing_zip: '7870' }, 'billing_zip', 'Enter the 5 digits of the billing ZIP code'],
  ])('%j is invalid for %s', (wrong, name, message) => {
    expect(cardFaults({ ...card, ...wrong }, today)).toEqual([{ name, message }])
  })

  const whole = { card_number: 'complete', exp_month: 'complete', cvc: 'complete' } as const
  test.each<[Partial<Hosted>, keyof CardEntry, string]>([
    [{ card_number: 'empty' }, 'card_number', 'Enter the card number'],
    [{ card_number: 'partial' }, 'card_number', 'Enter all digits of the card number'],
    [{ card_number: 'short' }, 'card_number', 'Enter all digits of the card number'],
    [{ card_number: 'wrong' }, 'card_number', 'Check the card number: it is not valid'],
    [{ exp_month: 'partial' }, 'exp_month', 'Enter the month and the year the card expires, like 09/30'],
    [{ exp_month: 'expired' }, 'exp_month', 'This card has expired: use another'],
    [{ cvc: 'short' }, 'cvc', 'Enter the whole security code'],
  ])('with the processor’s fields, %j is invalid for %s', (states, name, message) => {
    const unread = { ...blankCard, cardholder_name: card.cardholder_name, billing_zip: card.billing_zip }
    expect(cardFaults(unread, today, whole)).toEqual([])
    expect(cardFaults(unread, today, { ...whole, ...states })).toEqual([{ name, message }])
  })

  test('is incomplete while the processor’s fields are missing', () => {
    expect(cardFaults(card, today, 'absent').map(({ name }) => name)).toEqual(['card_number'])
  })

  test('an empty page has one error per entry', () => {
    expect(cardFaults(blankCard, today).map(({ name }) => name)).toEqual(Object.keys(cardFields))
  })
})

test('the brand determines the digit groups', () => {
  expect(cardMask('42424')).toBe('4242 4')
  expect(cardMask('378282246310005')).toBe('3782 822463 10005')
})

describe('a card number is refused in an answer (decision 45)', () => {
  test.each([
    'call me: 4242424242424242',
    '4242-4242-4242-4242',
    '4242 4242 4242 4242 12 2029',
    '378282246310005',
    'tel 512-555-0142, card 5555 5555 5555 4444.',
  ])('%s', (text) => {
    expect(looksLikeCardNumber(text)).toBe(true)
  })

  test.each(['512-555-0142', '512-555-0142 512-555-0143', '4242424242424241', '06/12/2027 06/13/2027', 'TX-0012'])(
    'but %s is not one',
    (text) => {
      expect(looksLikeCardNumber(text)).toBe(false)
    },
  )

  const groups = ['4242', '4242', '4242', '4242']
  test.each([
    '.',
    '/',
    '_',
    '  ',
    '\u00a0',
    '\u2010',
    '\u2011',
    '\u2212',
    '\n',
    '\r\n',
    '\t',
    ', ',
    ' - ',
    '\u200b',
    '\u3000',
    '·',
    '|',
    '    ',
    '....',
    ' --- ',
    'x',
    ' and ',
    '<br>',
  ])('with %j between its groups', (between) => {
    for (const text of [groups.join(between), `Ask for ${groups.join(between)}, please`])
      expect([text, looksLikeCardNumber(text)]).toEqual([text, true])
    expect(withoutCardNumbers(`card ${groups.join(between)}, tel`)).toBe('card …4242, tel')
  })

  test.each([
    '%20',
    '%2D',
    '%2d%20',
    '+',
    '%2520',
    '%C2%A0',
    '%E2%80%91',
    '%A0',
    '&#32;',
    '&#x20;',
    '&#8209;',
    '&nbsp;',
    '\\u0020',
    '\\x2d',
    '=20',
  ])('with the encoded separator %s', (between) => {
    for (const text of [
      groups.join(between),
      `Ask for ${groups.join(between)}, please`,
      `q=424${between}2424242424242`,
    ]) {
      expect([text, looksLikeCardNumber(text)]).toEqual([text, true])
      expect(withoutCardNumbers(text)).toMatch(/…4242/)
      expect(looksLikeCardNumber(withoutCardNumbers(text))).toBe(false)
    }
  })

  test.each(['%34%32%34%32 4242 4242 4242', '&#52;242 4242 4242 4242', '%EF%BC%94242 4242 4242 4242'])(
    'with encoded digits: %s',
    (text) => {
      expect(looksLikeCardNumber(text)).toBe(true)
      expect(withoutCardNumbers(text)).toBe('…4242')
    },
  )

  test.each(['50%20 of 512-555-0142', '06%2F12%2F2027%2C%2006%2F13%2F2027', '100% 5125550142', 'a=20&b=512+555+0142'])(
    '%s is encoded and not one',
    (text) => {
      expect(looksLikeCardNumber(text)).toBe(false)
      expect(withoutCardNumbers(text)).toBe(text)
    },
  )

  test.each([
    ['full-width digits', '４２４２ ４２４２ ４２４２ ４２４２'],
    ['Arabic digits', '٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢'],
    ['Devanagari digits', '४२४२-४२४२-४२४२-४२४२'],
    ['digits separated one by one', '4.2.4.2.4.2.4.2.4.2.4.2.4.2.4.2'],
    ['digits in groups of two', '42/42/42/42/42/42/42/42'],
    ['an American Express card with dots', '3782.822463.10005'],
    ['invisible characters among its digits', '42\u200d42 4\u00ad242 4242 4242'],
  ])('in %s', (_, text) => {
    expect(looksLikeCardNumber(text)).toBe(true)
    expect(withoutCardNumbers(text)).toMatch(/^…\d{4}$/)
  })

  test.each([
    '06/12/2027, 06/13/2027',
    '512.555.0142 / 512.555.0143',
    '10:30, 11:45, 12:15, 13:00',
    '$1,234,567.00 of $4,242,424.24',
  ])('and %s is not one either', (text) => {
    expect(looksLikeCardNumber(text)).toBe(false)
  })

  // compared with a plain loop in the same run, because machines differ; a quadratic search would take thousands of
  // times as long
  test.each(['4 ', '4', '4.2/', '٤ ', '%20', '4%20', '%25', '%2', '4+', '&#32', '&#32;4'])(
    'half a megabyte of %j takes linear time',
    (unit) => {
      const timeOf = (work: () => unknown) => {
        const begun = performance.now()
        work()
        return performance.now() - begun
      }
      const text = unit.repeat(500_000 / unit.length)
      const plain = timeOf(() => [...text].map((character) => character.normalize('NFKC')).join(''))
      expect(timeOf(() => looksLikeCardNumber(text))).toBeLessThan(50 * plain)
    },
  )

  test('masking keeps the last four digits and the surrounding text', () => {
    expect(withoutCardNumbers('card 4242 4242 4242 4242, tel 512-555-0142')).toBe('card …4242, tel 512-555-0142')
    expect(withoutCardNumbers('photo 20270612')).toBe('photo 20270612')
  })

  test('any one wrong digit is detected', () => {
    const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 13, maxLength: 19 })
    fc.assert(
      fc.property(digits, fc.nat(12), fc.integer({ min: 1, max: 9 }), (number, at, by) => {
        const check = [...Array(10).keys()].find((digit) => passesLuhn([...number, digit].join('')))
        const right = [...number, check!]
        const wrong = right.with(at, (right[at]! + by) % 10)
        expect(passesLuhn(right.join(''))).toBe(true)
        expect(passesLuhn(wrong.join(''))).toBe(false)
      }),
    )
  })
})

test.each([
  ['the name', { cardholder_name: 'Casey Specimen' }, { cardholder_name: 'Casey Specimen' }],
  ['a removed name', { cardholder_name: '' }, { cardholder_name: '' }],
  ['the ZIP code', { billing_zip: '78701-1234' }, { billing_zip: '78701-1234' }],
  ['the way to pay', { payment_type: 'check' }, { payment_type: 'check' }],
  ['two entries', { payment_type: 'check', billing_zip: '78701' }, { payment_type: 'check', billing_zip: '78701' }],
  ['the name of a company with a number', { cardholder_name: 'Studio 2054' }, { cardholder_name: 'Studio 2054' }],
  ['digits of a card in place of the name', { cardholder_name: '42424' }, { cardholder_name: null }],
  ['the same in another script', { cardholder_name: '٤٢٤٢٤' }, { cardholder_name: null }],
] as const)('the draft of a payment has %s', (_, changes, draft) => {
  const before = { ...blankCard, cardholder_name: 'Jordan Sample', billing_zip: '90210' }
  expect(paymentDraft(before, { ...before, ...changes })).toEqual(draft)
})

test('the draft of a payment has nothing of the card, and none without another change', () => {
  const typed = { card_number: '4242', exp_month: '09', exp_year: '30', cvc: '123' }
  expect(paymentDraft(blankCard, { ...blankCard, ...typed })).toBeNull()
  expect(paymentDraft(blankCard, { ...blankCard, ...typed, billing_zip: '78701' })).toEqual({ billing_zip: '78701' })
})
