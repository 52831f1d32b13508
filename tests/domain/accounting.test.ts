import { describe, expect, test } from 'vitest'
import { faultsIn } from '../../domain/application/apart'
import {
  type Books,
  balancesOf,
  beginningOf,
  blankEntry,
  blankItem,
  type Entering,
  type EntryAnswers,
  entryKinds,
  formOf,
  isOffered,
  letterFields,
  placedKinds,
  questionsOf,
  sumOf,
  takesCard,
  voidedRefundWords,
} from '../../domain/staff/accounting'
import { entryFaults } from '../../domain/staff/accountingFaults'

const none: Books = { due: 0, charged: 0, paid: 0, refund_by_rule: 0, data: [] }
const charge = {
  transaction_id: 'T-1',
  kind: 'salesReceipt',
  state: 'made',
  number: 'R-000001',
  charged: 170.1,
  card: 'Visa ending in 4242',
  refundable: 170.1,
} as const
const bought: Books = { due: 0, charged: 170.1, paid: 170.1, refund_by_rule: 0, data: [charge] }
const here = (kind: (typeof entryKinds)[number]): Entering => ({ origin: 'here', kind })
const answers = (given: Partial<EntryAnswers>): EntryAnswers => ({ ...blankEntry, ...given })
const item = (amount: number | string | null, item_description: string | null = 'A third setup day') => ({
  item_description,
  amount,
})

describe('a payment beside an order that a suspension stops', () => {
  const bill = { ...charge, transaction_id: 'T-2', kind: 'invoice', number: 'I-1', charged: 120, card: null } as const
  const ordered = { ...bill, transaction_id: 'T-3', number: 'I-2', charged: 80 } as const
  const suspended_order = { amount_due: 80, invoice: 'T-3' }
  const beside: Books = { ...none, due: 200, charged: 200, data: [bill, ordered], suspended_order }

  test('is offered only for the invoices that are not the order, up to what is due beside it', () => {
    expect(isOffered(here('receivePayment'), { ...none, due: 80, data: [ordered], suspended_order })).toBe(false)
    expect(entryKinds.filter((kind) => isOffered(here(kind), { ...none, suspended_order }))).toEqual(
      entryKinds.filter((kind) => kind !== 'receivePayment'),
    )
    expect(isOffered(here('receivePayment'), beside)).toBe(true)
    expect(isOffered(here('receivePayment'), none)).toBe(true)
    expect(beginningOf(here('receivePayment'), beside)).toMatchObject({ amount: 120, transaction_id: 'T-2' })
  })

  test('is refused with what is due and what stops it', () => {
    const given = answers({ amount: 121, transaction_id: 'T-2', transaction_type: 'check', reference: '1042' })
    const alone = { ...none, due: 80, data: [ordered], suspended_order }
    expect(entryFaults(here('receivePayment'), given, alone)).toEqual({
      amount: '$80.00 is due for an order that is on hold',
    })
    expect(entryFaults(here('receivePayment'), given, beside)).toEqual({
      amount: 'Only $120.00 can be paid now: the order is on hold',
    })
  })

  test('names its invoice, because it would be for the order without one', () => {
    const paid = answers({ amount: 120, transaction_type: 'check', reference: '1042' })
    expect(entryFaults(here('receivePayment'), paid, beside)).toHaveProperty('transaction_id')
    const named = { ...paid, transaction_id: 'T-2' }
    expect(entryFaults(here('receivePayment'), named, beside)).toEqual({})
    expect(entryFaults(here('receivePayment'), { ...named, amount: 200 }, beside)).toEqual({
      amount: 'Only $120.00 can be paid now: the order is on hold',
    })
    expect(entryFaults(here('receivePayment'), { ...paid, transaction_id: 'T-3' }, beside)).toHaveProperty(
      'transaction_id',
    )
  })
})

describe('the transaction form', () => {
  test('has one blank item by default', () => {
    expect(blankEntry.change_item).toEqual([blankItem])
    expect(beginningOf(here('invoice'), none)).toEqual(blankEntry)
  })

  test.each([
    ['invoice', ['note']],
    ['salesReceipt', ['transaction_type', 'note']],
    ['receivePayment', ['amount', 'transaction_type', 'note']],
    ['creditMemo', ['note']],
    ['issueRefund', ['amount', 'transaction_type', 'note']],
  ] as const)('%s asks for %j beside its items', (kind, names) => {
    expect(Object.keys(questionsOf(here(kind), blankEntry, none))).toEqual(names)
  })

  test('asks for a reference by check, and for the charge on a refund to a card', () => {
    const questionNames = (kind: 'salesReceipt' | 'issueRefund', transaction_type: string) =>
      Object.keys(questionsOf(here(kind), answers({ transaction_type }), bought))
    expect(questionNames('salesReceipt', 'check')).toContain('reference')
    expect(questionNames('issueRefund', 'card')).toContain('transaction_id')
    expect(questionNames('issueRefund', 'check')).not.toContain('transaction_id')
  })

  test('offers a refund to the card only if a card paid', () => {
    const waysOf = (books: Books) =>
      questionsOf(here('issueRefund'), blankEntry, books)['transaction_type']!.options!.map(({ value }) => value)
    expect(waysOf(bought)).toEqual(['card', 'check'])
    expect(waysOf({ ...bought, data: [{ ...charge, card: null, refundable: 0 }] })).toEqual(['check'])
    expect(beginningOf(here('issueRefund'), none).transaction_type).toBe('check')
  })

  test.each(placedKinds)('%s of another system has a day and never a card', (kind) => {
    const entering = { origin: 'elsewhere', kind } as const
    const names = Object.keys(questionsOf(entering, blankEntry, bought))
    expect(names).toEqual(expect.arrayContaining(['date', 'reference']))
    expect(names).not.toContain('transaction_type')
    expect(takesCard(entering, answers({ transaction_type: 'card' }))).toBe(false)
  })

  test.each(entryKinds)('%s needs a card only where one is charged', (kind) => {
    const isCharged = kind === 'salesReceipt' || kind === 'receivePayment'
    expect(takesCard(here(kind), answers({ transaction_type: 'card' }))).toBe(isCharged)
    expect(takesCard(here(kind), answers({ transaction_type: 'check' }))).toBe(false)
  })

  test('starts with the amount due, or the payable amount and the only charge to refund it to', () => {
    expect(beginningOf(here('receivePayment'), { ...none, due: 120 }).amount).toBe(120)
    expect(beginningOf(here('issueRefund'), { ...bought, refund_by_rule: 26.25 })).toMatchObject({
      amount: 26.25,
      transaction_type: 'card',
      transaction_id: 'T-1',
    })
    expect(beginningOf(here('issueRefund'), none).transaction_type).toBe('check')
  })

  test('a payment selects the only invoice with the amount due, and has no invoice for another system', () => {
    const invoice = { ...charge, kind: 'invoice', charged: 120, refundable: 0 } as const
    const one: Books = { ...none, due: 120, data: [invoice] }
    expect(beginningOf(here('receivePayment'), one).transaction_id).toBe('T-1')
    const two = { ...one, data: [invoice, { ...invoice, transaction_id: 'T-2' }] }
    expect(beginningOf(here('receivePayment'), two).transaction_id).toBeNull()
    expect(beginningOf(here('receivePayment'), { ...one, due: 20 }).transaction_id).toBeNull()
    expect(beginningOf({ origin: 'elsewhere', kind: 'receivePayment' }, one).transaction_id).toBeNull()
  })

  test('sends only the questions that apply', () => {
    const given = answers({ amount: 40, transaction_type: 'check', reference: 'Check 1042', date: '11/20/2026' })
    expect(formOf(here('receivePayment'), given, none)).toEqual({
      type: 'receivePayment',
      amount: 40,
      transaction_type: 'check',
      reference: 'Check 1042',
      note: null,
    })
  })
})

describe('errors of the form', () => {
  const faults = (kind: (typeof entryKinds)[number], given: Partial<EntryAnswers>, books: Books = none) =>
    entryFaults(here(kind), answers(given), books)

  test('each item needs a description and an amount, and its error names it', () => {
    expect(faults('invoice', { change_item: [item(40), item('x', null)] })).toEqual({
      'change_item-1-item_description': 'Answer “Description of item 2”',
      'change_item-1-amount': '“Amount of item 2” needs an amount in dollars, like 2500 or 2500.50',
    })
    expect(faults('invoice', { change_item: [item(0)] })).toEqual({
      'change_item-0-amount': '“Amount” needs an amount above $0',
    })
    expect(faults('invoice', { change_item: [item(40)] })).toEqual({})
  })

  test('a card number is refused in every text', () => {
    expect(faults('invoice', { change_item: [item(40)], note: '4242 4242 4242 4242' })).toEqual({
      note: '“Note” must not hold a card number',
    })
  })

  test.each([
    ['receivePayment', { amount: 1, transaction_type: 'card' }, none, { amount: 'Nothing is due' }],
    [
      'receivePayment',
      { amount: 120.01, transaction_type: 'card' },
      { ...none, due: 120 },
      { amount: 'Only $120.00 is due' },
    ],
    ['receivePayment', { amount: 120, transaction_type: 'card' }, { ...none, due: 120 }, {}],
    ['creditMemo', { change_item: [item(170.11)] }, bought, { 'change_item-0-amount': 'Only $170.10 is charged' }],
    ['creditMemo', { change_item: [item(170.1)] }, bought, {}],
    [
      'issueRefund',
      { amount: 170.11, transaction_type: 'card', transaction_id: 'T-1', note: 'Agreed' },
      bought,
      { amount: 'No more than $170.10 can be refunded' },
    ],
    [
      'issueRefund',
      { amount: 40, transaction_type: 'card', transaction_id: 'T-1' },
      bought,
      { note: 'Say why more than the $0.00 that is owed is refunded' },
    ],
    ['issueRefund', { amount: 40, transaction_type: 'card', transaction_id: 'T-1', note: 'Agreed' }, bought, {}],
    ['issueRefund', { amount: 40, transaction_type: 'check', reference: '7' }, { ...bought, refund_by_rule: 40 }, {}],
  ] as const)('%s %j', (kind, given, books, result) => {
    expect(faults(kind, given, books)).toEqual(result)
  })

  test('a list of addresses is valid only if each address is', () => {
    expect(faultsIn(letterFields, { emails: 'ana@example.com; ben@example.com', message: null })).toEqual({})
    expect(faultsIn(letterFields, { emails: 'ana@example.com; ben@', message: null })).toHaveProperty('emails')
  })
})

test('balances are computed in cents', () => {
  expect(sumOf([item(0.1), item(0.2), item('x')])).toBe(0.3)
  expect(
    balancesOf([
      { charged: 0.3, paid: 0 },
      { charged: 0, paid: 0.1 },
      { charged: 0, paid: 0.3 },
    ]),
  ).toEqual([0.3, 0.2, -0.1])
})

test.each([
  ['Check No. 1042', 'If check 1042 has arrived, don’t deposit it: it will not be paid.'],
  ['ACH 7731-A', 'The payment with the reference ACH 7731-A will not arrive.'],
  [null, 'The payment will not arrive.'],
])('the payee of a voided refund with the reference %s reads its next step', (reference, words) => {
  expect(voidedRefundWords(reference)).toBe(words)
})
