import { expect, test } from 'vitest'
import type { PurchaseOrder } from '../../../contract/client'
import { readOrder } from '../../../server/payments/request'
import { Problem } from '../../../server/platform/problems/problem'

const body: PurchaseOrder = {
  id: 'cW9tZXRoaW5nIHJhbmRvbQ',
  amount_due: 187.65,
  payment_token: 'tok_abc',
  payment_type: 'credit card',
  cardholder_name: 'Ana Example',
  card_type: 'Visa',
  cc_last_digits: '4242',
  exp_month: '12',
  exp_year: '2031',
  billing_zip: '78701-1234',
}
const key = 'f3b0c442-98fc-41c1-9afb-f4c8996fb924'

function errorsOf(wrong: Partial<PurchaseOrder>) {
  try {
    readOrder({ ...body, ...wrong }, key)
  } catch (problem) {
    if (problem instanceof Problem) return { status: problem.status, errors: problem.body.errors }
    throw problem
  }
  throw new Error('taken')
}

test('an order is cents, a token and two hashes, without the card form', () => {
  const order = readOrder(body, key)
  expect(order).toMatchObject({ contactId: body.id, amountCents: 18765, token: 'tok_abc', key })
  expect(JSON.stringify(order)).not.toMatch(/Ana|Visa|4242|78701/)
})

test('the request hash covers everything but the token', () => {
  const hash = readOrder(body, key).requestHash
  expect(readOrder({ ...body, payment_token: 'tok_other' }, key).requestHash).toBe(hash)
  for (const other of [{ amount_due: 187.66 }, { billing_zip: '78702' }, { cardholder_name: 'Ana' }])
    expect(readOrder({ ...body, ...other }, key).requestHash).not.toBe(hash)
})

test.each([[undefined], [null], ['']])('without a token (%s) it is a status request', (payment_token) => {
  const { payment_token: _, ...rest } = body
  expect(readOrder(payment_token === undefined ? rest : { ...rest, payment_token }, key).token).toBeNull()
})

test.each<[keyof PurchaseOrder, Partial<PurchaseOrder>]>([
  ['cc_cvv_number', { cc_cvv_number: '123' }],
  ['cardholder_name', { cardholder_name: '4242 4242 4242 4242' }],
  ['check_emails', { check_emails: 'to 4242-4242-4242-4242@example.com' }],
  ['cc_last_digits', { cc_last_digits: '4242424242424242' }],
  ['cc_last_digits', { cc_last_digits: '24242' }],
  ['payment_token', { payment_token: '4242424242424242' }],
  ['payment_token', { payment_token: '4242 4242 4242 4242' }],
  ['payment_type', { payment_type: '378282246310005' }],
  ['payment_type', { payment_type: 'barter' }],
  ['amount_due', { amount_due: 187.655 }],
  ['amount_due', { amount_due: -1 }],
  ['amount_due', { amount_due: 1e300 }],
])('%s is refused without repeating its value: %o', (field, wrong) => {
  const { status, errors } = errorsOf(wrong)
  expect(status).toBe(422)
  expect(Object.keys(errors ?? {})).toEqual([field])
  expect(JSON.stringify(errors)).not.toMatch(/\d{3}/)
})

test('accepts a token of many digits, and a number in a name that no card has', () => {
  expect(readOrder({ ...body, payment_token: 'tok_4242424242424242' }, key).token).toBe('tok_4242424242424242')
  expect(readOrder({ ...body, cardholder_name: 'Ana 4242424242424241' }, key).amountCents).toBe(18765)
})
