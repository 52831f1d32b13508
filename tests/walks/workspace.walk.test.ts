import { expect, test } from 'vitest'
import type { Contact, QuoteStatus } from '../../contract/client'
import { deskForms, type TaskKind } from '../../domain/deskForms'
import { historyAddressOf, historyQueryIn } from '../../machines/history/history.place'
import { may } from '../../machines/workspace/acts'
import { opened, rep, underwriter } from './staff.cases'
import { survey } from './walk'
import { taskWalk } from './workspace.task.walks'
import * as walks from './workspace.walks'

test('a contact is opened, and another where the address goes there', async () => {
  expect((await survey(walks.workspaceWalk)).gaps).toEqual([])
})
test('it is read again when one asks, and stays in sight', async () => {
  expect((await survey(walks.copyWalk)).gaps).toEqual([])
})
test('its version is compared and moved', async () => {
  expect((await survey(walks.versionWalk)).gaps).toEqual([])
})
test('its papers are read once it is bought', async () => {
  expect((await survey(walks.papersWalk)).gaps).toEqual([])
})
test('one thing at a time is done with it', async () => {
  expect((await survey(walks.workWalk)).gaps).toEqual([])
})
test('whatever is done is asked first, and nothing typed is lost', async () => {
  expect((await survey(taskWalk)).gaps).toEqual([])
})
test('that one is at work is said again every half a minute', async () => {
  expect((await survey(walks.attendanceWalk)).gaps).toEqual([])
})
test('the history goes where the address goes', async () => {
  expect((await survey(walks.historyWalk)).gaps).toEqual([])
})

test('the history’s address comes back from its place', () => {
  for (const address of ['/admin/c1/history', '/admin/c1/history?page=3'])
    expect(historyAddressOf(historyQueryIn(address))).toBe(address)
})

const contact = opened.contact as Contact
const at = (quote_status: QuoteStatus, policy_number: string | null = null): Contact => ({
  ...contact,
  customFields: { ...contact.customFields, quote_status, policy_number, sel_coverage: 'True' },
})
const kinds = Object.keys(deskForms) as TaskKind[]
const offered = (of: Contact, user = rep) => kinds.filter((kind) => may(kind, of, user))

test.each([
  ['draft', ['prospect', 'record', 'fee']],
  ['quoted', ['purchaseLink', 'prospect', 'record', 'fee']],
  ['referred', ['approve', 'decline', 'prospect', 'record', 'fee']],
  ['declined', ['reopen', 'prospect', 'record', 'fee']],
  ['awaitingPayment', ['prospect', 'record']],
] as const)('of a quote that is %s staff can do what leads on from there', (status, acts) => {
  const all = offered(at(status))
  for (const act of acts) expect(all, act).toContain(act)
  expect(all).not.toContain('cancel')
})

test('a policy is cancelled and certified by who may, while it is in force', () => {
  const policy = at('purchased', 'MQE-0048153')
  expect(offered(policy)).toEqual(['cancel', 'certificate', 'policyLink', 'prospect', 'record'])
  expect(offered(policy, underwriter)).toEqual(['policyLink', 'record'])
  expect(offered(at('cancelled', 'MQE-0048153'))).toEqual(['policyLink', 'prospect', 'record'])
})
