import { expect, test } from 'vitest'
import {
  addressesIn,
  answersOfRow,
  blankRow,
  faultsOfRows,
  type RowAnswers,
  rowFaults,
  rowsOf,
} from '../../domain/staff/settings'

const fees = 'policy-fee-adjustment'
const daily = 'excluded-daily-email-customers'
const typed = (answers: Partial<RowAnswers>): RowAnswers => ({ ...blankRow, ...answers })

test.each([
  ['', []],
  [' a@example.com ', ['a@example.com']],
  ['a@example.com,b@example.com;c@example.com\nd@example.com\te@example.com', ['a', 'b', 'c', 'd', 'e']],
  ['a@example.com, a@example.com', ['a']],
])('%j contains its addresses, without duplicates', (pasted, names) => {
  expect(addressesIn(pasted)).toEqual(names.map((name) => (name.includes('@') ? name : `${name}@example.com`)))
})

test.each([
  [{ emails: null }, 'emails', /./],
  [{ emails: '  ' }, 'emails', /./],
  [{ emails: 'nobody' }, 'emails', /^nobody is not an email address$/],
  [{ emails: 'a, b, c, d, e@example.com' }, 'emails', /^a, b, c and 1 more are not email addresses$/],
  [{ emails: Array.from({ length: 201 }, (_, i) => `a${i}@example.com`).join() }, 'emails', /^Add 200 addresses/],
  [{ emails: 'a@example.com', value: 'half' }, 'value', /^Enter a number/],
  [{ emails: 'a@example.com', value: '1-2' }, 'value', /^Enter a number/],
  [{ emails: 'a@example.com', value: '5', note: '4242 4242 4242 4242' }, 'note', /./],
] as const)('%j is invalid in %s', (answers, field, words) => {
  const faults = rowFaults(fees, 'add', typed({ value: '5', ...answers }))
  expect(Object.keys(faults)).toEqual([field])
  expect(faults[field]).toMatch(words)
})

test.each([
  ['-50', 'percent', { percent: -50, amount: null }],
  ['12.5 %', 'percent', { percent: 12.5, amount: null }],
  ['−2.25', 'amount', { percent: null, amount: -2.25 }],
  ['+ $7', 'amount', { percent: null, amount: 7 }],
])('%j as %s is the adjustment %j', (value, by, fee) => {
  const answers = typed({ emails: 'a@example.com', by, value })
  expect(rowFaults(fees, 'edit', answers)).toEqual({})
  expect(rowsOf(fees, 'edit', answers)).toEqual([{ email: 'a@example.com', note: '', ...fee }])
})

test('a customer row has no fee, and a changed row has one address', () => {
  expect(rowFaults(daily, 'add', typed({ emails: 'a@example.com' }))).toEqual({})
  expect(rowsOf(daily, 'add', typed({ emails: 'a@example.com b@example.com', note: ' x ' }))).toEqual([
    { email: 'a@example.com', note: 'x' },
    { email: 'b@example.com', note: 'x' },
  ])
  expect(rowFaults(daily, 'edit', typed({ emails: 'a@example.com b@example.com' }))).toHaveProperty('emails')
})

test('a server error is beside its question, with the address if there are several', () => {
  const rows = ['a@example.com', 'b@example.com'].map((email) => ({ email, note: '' }))
  const errors = {
    'rows.0.email': 'Is in the list already',
    'rows.1.email': 'Is entered twice',
    'rows.0.percent': 'Changes nothing',
    'rows.1.percent': 'Changes nothing',
    'rows.0.note': 'A card number does not belong here',
  }
  expect(faultsOfRows(errors, rows)).toEqual({
    emails: 'a@example.com: Is in the list already. b@example.com: Is entered twice',
    value: 'Changes nothing',
    note: 'A card number does not belong here',
  })
  expect(faultsOfRows({ email: 'Is in the list already', amount: 'Changes nothing' }, rows)).toEqual({
    emails: 'Is in the list already',
    value: 'Changes nothing',
  })
})

test('a row is shown as it was typed', () => {
  const row = { email: 'a@example.com', note: '', percent: null, amount: -2.5 }
  expect(rowsOf(fees, 'edit', answersOfRow(row))).toEqual([row])
  const share = { email: 'a@example.com', note: 'x', percent: 12.5, amount: null }
  expect(rowsOf(fees, 'edit', answersOfRow(share))).toEqual([share])
})
