import { expect, test } from 'vitest'
import { blankEntry } from '../../domain/staff/accounting'
import { creditMadeWith, excessInWords, excessOf } from '../../domain/staff/refundExcess'

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
