import { expect, test } from 'vitest'
import { blankEntry } from '../../domain/staff/accounting'
import {
  creditMadeWith,
  excessInWords,
  excessOf,
  voidedCreditInWords,
  voidedInvoiceInWords,
} from '../../domain/staff/refundExcess'

const refund = { origin: 'here', kind: 'issueRefund' } as const
const books = { due: -40, charged: 130.1, paid: 170.1, refund_by_rule: 40, data: [] }

test.each([
  [40, 0],
  [40.1, 0.1],
  [60, 20],
  ['many', 0],
])('a refund of %s, of which 40.00 is due, needs a credit memo of %s', (amount, credit) => {
  expect(excessOf(refund, { ...blankEntry, amount }, books)).toBe(credit)
})

test('no other kind of entry makes a credit memo', () => {
  expect(excessOf({ ...refund, kind: 'receivePayment' }, { ...blankEntry, amount: 60 }, books)).toBe(0)
})

test('the form says how much is due and what is made with the refund', () => {
  expect(excessInWords(20, books)).toBe(
    '$20.00 more than the $40.00 that is due to the customer is refunded. A credit memo of $20.00 is made with this refund.',
  )
  expect(excessInWords(60, { refund_by_rule: 0 })).toBe(
    'Nothing is due to the customer. A credit memo of $60.00 is made with this refund.',
  )
})

const entry = { state: 'made', note: 'Goodwill', actor: 'rep@example.com' }
const memo = { ...entry, transaction_id: 'T-1', kind: 'creditMemo', description: 'Refund' }
const paid = { ...entry, transaction_id: 'T-2', kind: 'issueRefund', description: 'Refund' }

test('the credit memo right before a refund was made with it', () => {
  expect(creditMadeWith(paid, [memo, paid])).toBe(memo)
})

test.each([
  ['voided since', { ...memo, state: 'voided' }],
  ['with another note', { ...memo, note: 'A day less' }],
  ['for an item', { ...memo, description: 'A third setup day' }],
  ['of another kind', { ...memo, kind: 'invoice' }],
])('an entry before it that is %s was not', (_, before) => {
  expect(creditMadeWith(paid, [before, paid])).toBeNull()
})

test('a refund that is the first entry, and an entry that is no refund, have none', () => {
  expect(creditMadeWith(paid, [paid])).toBeNull()
  expect(creditMadeWith({ ...paid, kind: 'receivePayment' }, [memo, paid])).toBeNull()
})

const credited = { ...memo, charged: -50, paid: 0 }
const another = { ...credited, transaction_id: 'T-3', description: 'A third setup day' }
const refunded = (dollars: number, state = 'made') => ({ ...paid, charged: 0, paid: -dollars, state })

test.each([
  ['that was refunded', 0, [credited, refunded(50)], 'It was refunded already, so the customer then owes $50.00.'],
  [
    'that was refunded in part',
    -20,
    [credited, { ...refunded(30), note: 'Later' }],
    '$30.00 of it was refunded already, so the customer then owes $30.00.',
  ],
  ['for an invoice that is not paid', 0, [credited], 'The customer then owes $50.00.'],
  [
    'that was made with a refund, beside another one',
    0,
    [another, credited, refunded(50)],
    'It was refunded already, so the customer then owes $50.00.',
  ],
  [
    'without a refund, beside another one',
    0,
    [another, credited, refunded(50)].toReversed(),
    'The customer then owes $50.00.',
  ],
  ['whose refund was voided', -50, [credited, refunded(50, 'voided')], null],
])('the void of a credit memo %s', (_, due, data, words) => {
  expect(voidedCreditInWords(credited, { due, data })).toBe(words)
})

test.each([
  ['that is paid', 0, 'The customer has then paid $100.30 more than is charged, which is due back.'],
  ['that is paid in part', 60.25, 'The customer has then paid $40.05 more than is charged, which is due back.'],
  ['that is not paid', 100.3, null],
  ['beside another one that is not paid', 200.3, null],
])('the void of an invoice %s', (_, due, words) => {
  expect(voidedInvoiceInWords({ kind: 'invoice', charged: 100.3 }, { due })).toBe(words)
})

test('the void of a refund says nothing of a credit memo', () => {
  expect(voidedCreditInWords(refunded(50), { due: 100, data: [credited, refunded(50)] })).toBeNull()
})
