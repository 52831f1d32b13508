import { expect, test } from 'vitest'
import { leaseSeconds, leaseStatusOf } from '../../../server/payments/lease'
import type { PaymentState } from '../../../server/platform/db/policyTables'

const now = new Date('2026-11-20T12:00:00Z')
const inMs = (ms: number) => new Date(now.getTime() + ms)

test.each<[PaymentState, number, string]>([
  ['created', 1, 'leased'],
  ['created', 0, 'abandoned'],
  ['created', -1, 'abandoned'],
  ['confirming', 1, 'leased'],
  ['confirming', 0, 'abandoned'],
  ['captured', 1, 'settled'],
  ['captured', -1, 'settled'],
  ['declined', 1, 'settled'],
  ['cancelled', 1, 'settled'],
])('a %s payment whose lease ends in %i ms is %s', (state, ms, expected) => {
  expect(leaseStatusOf({ state, lease_until: inMs(ms), authenticate_until: null }, now)).toBe(expected)
})

test.each<[PaymentState, number, string]>([
  ['confirming', 1, 'authenticating'],
  ['confirming', 0, 'abandoned'],
  ['captured', 1, 'settled'],
])('a %s payment whose cardholder has %i ms more is %s', (state, ms, expected) => {
  expect(leaseStatusOf({ state, lease_until: inMs(ms), authenticate_until: inMs(ms) }, now)).toBe(expected)
})

test('a buyer whose server died waits half a minute at most for a takeover', () => {
  expect(leaseSeconds).toBeLessThanOrEqual(30)
})
