import { expect, test } from 'vitest'
import type { Contact, QuoteStatus } from '../../contract/client'
import { contactForms, type TaskKind } from '../../domain/staff/contactForms'
import { historyAddressOf, historyQueryIn } from '../../machines/staff/history/history.route'
import { mayBegin } from '../../machines/staff/workspace/actions'
import { accountant, opened, rep, underwriter } from './staff.cases'

test('the history’s address survives the round trip', () => {
  for (const address of ['/admin/c1/history', '/admin/c1/history?page=3'])
    expect(historyAddressOf(historyQueryIn(address))).toBe(address)
})

const contact = opened.contact as Contact
const at = (quote_status: QuoteStatus, policy_number: string | null = null): Contact => ({
  ...contact,
  customFields: { ...contact.customFields, quote_status, policy_number, sel_coverage: 'True' },
})
const kinds = Object.keys(contactForms) as TaskKind[]
const offered = (of: Contact, user = rep) => kinds.filter((kind) => mayBegin(kind, of, user))

test.each([
  ['draft', ['prospect', 'record', 'note', 'fee']],
  ['quoted', ['purchaseLink', 'prospect', 'record', 'note', 'fee']],
  ['referred', ['approve', 'decline', 'handOver', 'prospect', 'record', 'note', 'fee']],
  ['declined', ['reopen', 'prospect', 'record', 'note', 'fee']],
  ['awaitingPayment', ['resendOrder', 'extendOrder', 'withdrawOrder', 'prospect', 'record', 'note']],
] as const)('a quote that is %s offers staff its tasks', (status, acts) => {
  const all = offered(at(status))
  for (const act of acts) expect(all, act).toContain(act)
  expect(all).not.toContain('cancel')
})

test('a referred quote that the rates cannot price is handed to underwriting and not approved', () => {
  const referred = at('referred')
  const needing = { ...referred, customFields: { ...referred.customFields, approval_needs: ['premium' as const] } }
  expect(offered(needing)).toContain('handOver')
  expect(offered(needing)).not.toContain('approve')
  const waiting = {
    ...needing,
    customFields: { ...needing.customFields, review_submitted: '2026-11-20T15:00:00.000Z' },
  }
  expect(offered(waiting)).not.toContain('handOver')
})

test('an allowed user can cancel and certify a policy in force', () => {
  const policy = at('purchased', 'MQE-0048153')
  expect(offered(policy)).toEqual(['cancel', 'certificate', 'policyLink', 'prospect', 'record', 'note'])
  expect(offered(policy, underwriter)).toEqual(['policyLink', 'record', 'note'])
  expect(offered(at('cancelled', 'MQE-0048153'))).toEqual(['policyLink', 'prospect', 'record', 'note'])
})

test('an accountant is offered notes, the record and the link of a policy, whatever the status', () => {
  for (const status of ['draft', 'quoted', 'referred', 'approved', 'declined', 'awaitingPayment'] as const)
    expect(offered(at(status), accountant)).toEqual(['record', 'note'])
  expect(offered(at('purchased', 'MQE-0048153'), accountant)).toEqual(['policyLink', 'record', 'note'])
})
