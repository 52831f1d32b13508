import { expect, test } from 'vitest'
import { anomaliesOf } from '../../tools/history/check'
import type { Answer, Call, Fields, Operation, Remains } from '../../tools/history/record'
import { mailIn } from '../../tools/history/remains'

/** A history of one quote is told step by step, each step after the one before. */
const quote = 'q1'
let clock = 0
const at = (call: Call, answer: Answer, more: Partial<Operation> = {}): Operation => ({
  call,
  quote,
  began: ++clock,
  ended: ++clock,
  status: 200,
  answer,
  ...more,
})

const answers = (event_name: string, status = 'open'): Fields => ({ event_name, event_location_name: 'Hall', status })
const shown = (version: number, event_name: string): Answer => ({
  kind: 'shown',
  shown: { of: 'quote', version, fields: answers(event_name) },
})
const unknown: Answer = { kind: 'unknown' }

const begin = () => at('begin', shown(1, 'A'), { key: 'k0', writes: answers('A') })
const save = (version: number, name: string, more: Partial<Operation> = {}) =>
  at('save', shown(version, name), { writes: { event_name: name }, ...more })
const lostSave = (name: string) => at('save', unknown, { writes: { event_name: name } })
const read = (version: number, name: string, more: Partial<Operation> = {}) => at('read', shown(version, name), more)

const made = (cents: number, text = 'policy'): Answer => ({ kind: 'made', policyNumber: 'P-1', cents, text })
const buy = (answer: Answer = made(100), key = 'k1') => at('purchase', answer, { key, writes: { status: 'inForce' } })
const notCharged: Answer = { kind: 'notCharged', text: 'nothing was charged' }

const unsold = (version: number, name: string): Remains => ({
  shown: { of: 'quote', version, fields: answers(name) },
  policies: [],
  payments: [],
  ledger: [],
  changes: [],
  mails: {},
})
const charge = { key: 'k1', isSettled: true, chargedCents: 100, refundedCents: 0 }
const receipt = { kind: 'salesReceipt', chargedCents: 100, paidCents: 100 }
const sold = (more: Partial<Remains> = {}): Remains => ({
  shown: { of: 'quote', version: 2, fields: answers('A', 'inForce') },
  policies: ['P-1'],
  payments: [charge],
  ledger: [receipt],
  changes: [],
  mails: { purchase: 1 },
  ...more,
})

const kindsOf = (operations: readonly Operation[], remains: Remains, strayCharges = 0) => [
  ...new Set(anomaliesOf({ operations, remains: new Map([[quote, remains]]), strayCharges }).map(({ kind }) => kind)),
]

const nonlinear = 'the answers are no linear history'

test('concurrent saves in any order, and saves without an answer that happened or did not, are a linear history', () => {
  const overlapping = [save(3, 'B', { began: 10, ended: 20 }), save(2, 'C', { began: 10, ended: 20 })]
  clock = 20
  expect(kindsOf([{ ...begin(), began: 1, ended: 2 }, ...overlapping, read(3, 'B')], unsold(3, 'B'))).toEqual([])
  expect(kindsOf([begin(), lostSave('B'), read(1, 'A')], unsold(1, 'A'))).toEqual([])
  expect(kindsOf([begin(), lostSave('B'), read(1, 'A'), read(2, 'B')], unsold(2, 'B'))).toEqual([])
})

test('a purchase, also one that is answered twice under its key, is a linear history', () => {
  expect(kindsOf([begin(), buy()], sold())).toEqual([])
  expect(kindsOf([begin(), buy(unknown), buy(), buy()], sold())).toEqual([])
  expect(kindsOf([begin(), buy(notCharged, 'k2'), buy()], sold())).toEqual([])
})

test.each<[string, string, () => [Operation[], Remains, number?]]>([
  ['a save that is acknowledged and lost', nonlinear, () => [[begin(), save(2, 'B')], unsold(1, 'A')]],
  ['a save that a stale copy overwrites', nonlinear, () => [[begin(), save(2, 'B'), read(3, 'A')], unsold(3, 'A')]],
  ['a value that comes back', nonlinear, () => [[begin(), save(2, 'B'), save(3, 'C'), read(4, 'B')], unsold(4, 'B')]],
  ['a stale read', 'a read went backwards', () => [[begin(), save(2, 'B'), read(1, 'A')], unsold(2, 'B')]],
  ['a read that sees no newer version', nonlinear, () => [[begin(), save(2, 'B'), read(2, 'A')], unsold(2, 'B')]],
  ['two states of one version', 'two states of one version', () => [[begin(), save(1, 'B')], unsold(1, 'B')]],
  ['a value that nobody wrote', nonlinear, () => [[begin(), read(2, 'Z')], unsold(2, 'Z')]],
  [
    'a refused save that is stored',
    nonlinear,
    () => [[begin(), at('save', { kind: 'refused' }, { writes: { event_name: 'B' } })], unsold(2, 'B')],
  ],
  [
    'a lost update',
    'a lost update',
    () => [[begin(), save(2, 'B', { ifMatch: 1 }), save(3, 'C', { ifMatch: 1 })], unsold(3, 'C')],
  ],
  ['a quote that is open again after its purchase', nonlinear, () => [[begin(), buy(), read(2, 'A')], sold()]],
  ['a quote that is lost', 'acknowledged and lost', () => [[{ ...begin(), quote: 'q2' }], unsold(1, 'A')]],
  ['a policy that is lost', 'acknowledged and lost', () => [[begin(), buy()], sold({ policies: [] })]],
  [
    'a double charge',
    'a double charge',
    () => [[begin(), buy(), buy(unknown, 'k2')], sold({ payments: [charge, { ...charge, key: 'k2' }] })],
  ],
  ['a second policy', 'two policies', () => [[begin(), buy()], sold({ policies: ['P-1', 'P-2'] })]],
  ['a purchase under two keys', 'bought twice', () => [[begin(), buy(), buy(made(100), 'k2')], sold()]],
  [
    'a charge after “nothing was charged”',
    'charged, and told otherwise',
    () => [[begin(), buy(notCharged)], { ...unsold(1, 'A'), payments: [charge] }],
  ],
  ['a policy that nobody was told of', 'a policy that nobody was told of', () => [[begin(), buy(unknown)], sold()]],
  [
    'a policy without its charge',
    'told of a charge that is not there',
    () => [[begin(), buy()], sold({ payments: [] })],
  ],
  ['another answer under one key', 'an answer changed', () => [[begin(), buy(), buy(made(100, 'else'))], sold()]],
  ['a charge that is not in the ledger', 'the books disagree', () => [[begin(), buy()], sold({ ledger: [] })]],
  ['a ledger entry too many', 'the books disagree', () => [[begin(), buy()], sold({ ledger: [receipt, receipt] })]],
  [
    'a refund that nobody was told of',
    'the books disagree',
    () => [[begin(), buy()], sold({ payments: [{ ...charge, refundedCents: 40 }] })],
  ],
  [
    'a payment that never ends',
    'an unsettled payment',
    () => [[begin(), buy()], sold({ payments: [{ ...charge, isSettled: false }] })],
  ],
  ['a missing mail', 'a missing mail', () => [[begin(), buy()], sold({ mails: {} })]],
  ['a mail too many', 'a mail too many', () => [[begin(), buy()], sold({ mails: { purchase: 2 } })]],
  [
    'a change that is lost',
    'acknowledged and lost',
    () => [[begin(), buy(), at('change', made(0), { key: 'k3' })], sold({ mails: { purchase: 1, policyChanged: 1 } })],
  ],
  [
    'a change without its mail',
    'a missing mail',
    () => [[begin(), buy(), at('change', made(0), { key: 'k3' })], sold({ changes: ['k3'] })],
  ],
  ['a charge of no payment', 'a stray charge', () => [[begin()], unsold(1, 'A'), 1]],
])('the checker finds %s', (_, kind, plant) => {
  expect(kindsOf(...plant())).toContain(kind)
})

test('the kind of a mail is read from a header that continues on the next line too', () => {
  const headers = (id: string) => `From: us@example.com\r\nTo: jordan@example.com\r\nMessage-ID:${id}\r\n`
  expect(mailIn(headers(' <purchase.1f@example.com>'))).toEqual({ to: 'jordan@example.com', kind: 'purchase' })
  expect(mailIn(headers('\r\n <policyCancelled.1f@example.com>')).kind).toBe('policyCancelled')
})
