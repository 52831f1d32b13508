import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { OpenedPolicy } from '../../contract/client'
import { answeredThrough } from '../../domain/application/examples'
import { payloadOf } from '../../domain/application/payload'
import { madeChange, openedPolicy, refusals, worked } from '../walks/policy.cases'
import { no, ok } from './fakes'
import { focused, isPartAccessible, type PolicyClient, playPolicy, task, title } from './policyStage'

const cancelled = {
  policy: {
    ...openedPolicy.policy,
    customFields: { ...openedPolicy.policy.customFields, status: 'cancelled' as const },
  },
  changes_left: 0,
  cancellation: 'Canceled on 11/20/2026: $287.00 is refunded, $14.35 is kept.',
  changes: [
    {
      number: 1,
      made: '2026-11-20T20:00:00Z',
      type: 'change' as const,
      difference: 21,
      transaction_id: 'T-1002',
      what: ['Setup days: Nothing → 06/11/2027'],
    },
    {
      number: 2,
      made: '2026-11-20T21:00:00Z',
      type: 'cancel' as const,
      difference: -287,
      transaction_id: 'T-1003',
      what: ['Canceled'],
    },
  ],
}
const acts = () => within(screen.getByRole('heading', { name: 'What you can do' }).parentElement!)

test('the page shows the actions, the refund of a cancellation, and what was charged and paid', async () => {
  playPolicy()
  await title()
  expect(
    acts()
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Change something', 'Report a claim', 'Write to us', 'Cancel this policy'])
  expect(acts().getByText(openedPolicy.cancellation)).toBeTruthy()
  expect(acts().getByText(/Ten changes left\./)).toBeTruthy()
  const books = screen.getByRole('table', { name: 'Charges and payments' })
  expect(
    within(books).getByRole('row', {
      name: /Receipt R-000104 .*11\/20\/2026 · Policy MQE-0048153 · Visa ending in 4242 301\.35 301\.35/,
    }),
  ).toBeTruthy()
  expect(within(books).getByRole('row', { name: /refunds \$301\.35/ })).toBeTruthy()
  await isPartAccessible()
})

test('a voided refund stands in the list of charges by its own number, with the number of the void below', async () => {
  const refund = {
    transaction_id: 'T-1002',
    kind: 'issueRefund',
    charged: 0,
    created: '2026-11-20T19:45:00.000Z',
    paid_by: null,
  } as const
  const transactions: OpenedPolicy['transactions'] = [
    {
      ...refund,
      number: 'RF-000001',
      paid: -232.2,
      description: 'Cancellation',
      paid_by: 'Check or transfer, Check 7',
    },
    { ...refund, number: 'V-000001', paid: 232.2, description: 'RF-000001 voided' },
  ]
  playPolicy({ opened: { transactions } })
  await title()
  const rows = within(screen.getByRole('table', { name: 'Charges and payments' })).getAllByRole('row')
  expect(rows.slice(1, 3).map((row) => within(row).getAllByRole('cell')[0]!.textContent)).toEqual([
    'Refund RF-000001 11/20/2026 · Cancellation · Check or transfer, Check 7',
    'Refund RF-000001 voided 11/20/2026 · V-000001',
  ])
})

test('documents that take too long show as late, and a press checks again', async () => {
  const listDocuments = vi.fn(async () => ok(openedPolicy.documents.map((document) => ({ ...document, ready: false }))))
  const { press, pass } = playPolicy({ calls: { listDocuments } })
  await title()
  for (let minute = 0; minute < 10; minute++) await pass(60_000)
  expect(screen.getByText(/^They are taking longer than usual/)).toBeTruthy()
  const before = listDocuments.mock.calls.length
  await press('Try again')
  expect(listDocuments.mock.calls.length).toBe(before + 1)
})

test('an event of two days shows its first and its last day', async () => {
  const days = { event_start_date: '06/12/2027', event_end_date: '06/13/2027' }
  const { policy } = openedPolicy
  playPolicy({ opened: { policy: { ...policy, customFields: { ...policy.customFields, ...days } } } })
  await title()
  const shown = ['First day', 'Last day'].map((name) => screen.getByText(name).nextElementSibling?.textContent)
  expect(shown).toEqual(['Saturday, 06/12/2027', 'Sunday, 06/13/2027'])
})

test('the underwriter’s conditions show on the policy', async () => {
  const conditions = ['No drone flies above the guests.', 'A licensed pilot flies it.']
  playPolicy({ opened: { conditions } })
  await title()
  const section = screen.getByRole('heading', { name: 'Underwriter’s conditions' }).closest('section')!
  const read = within(section).getAllByRole('listitem')
  expect(read.map(({ textContent }) => textContent)).toEqual(conditions)
})

test('each coverage shows its dates and limits', async () => {
  const both = answeredThrough('location', {
    coverage_type: 'Liability and Cancellation Insurance',
    event_total_costs: 22_000,
  })
  const answers = payloadOf(both) as unknown as OpenedPolicy['answers']
  playPolicy({ opened: { answers } })
  await title()
  const facts = Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  )
  expect(facts).toMatchObject({
    Liability: 'From 12:01 am on 06/12/2027 to 2:00 am on 06/13/2027',
    'Liability limit': '$1,000,000 each occurrence, $2,000,000 general aggregate',
    Cancellation: 'From the purchase to 2:00 am on 06/13/2027',
    'Cancellation limit': '$25,000',
  })
})

test('a canceled policy names the actions that are gone, and keeps its documents and history', async () => {
  playPolicy({ opened: cancelled })
  await title()
  expect(screen.getByText('This policy is canceled.')).toBeTruthy()
  expect(screen.getByText('Canceled on 11/20/2026')).toBeTruthy()
  expect(screen.queryByText(/^From 12:01 am/)).toBeNull()
  expect(
    acts()
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Report a claim', 'Write to us'])
  expect(acts().getByText('A canceled policy cannot be changed.')).toBeTruthy()
  expect(screen.getByText('Setup days: Nothing → 06/11/2027')).toBeTruthy()
  expect(screen.getByText('− $287.00')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Send to others' })).toBeTruthy()
  await isPartAccessible()
})

test('a policy whose coverage has begun cannot be changed or canceled, but can report a claim', async () => {
  playPolicy({ opened: { today: '06/12/2027' } })
  await title()
  expect(
    acts()
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Report a claim', 'Write to us'])
  expect(
    screen.getByText('It can no longer be changed or canceled. You can still report a claim or write to us.'),
  ).toBeTruthy()
})

test('a policy without remaining changes says whom to write to', async () => {
  playPolicy({ opened: { changes_left: 0 } })
  await title()
  expect(screen.queryByRole('button', { name: 'Change something' })).toBeNull()
  expect(screen.getByText(/changed 10 times, which is the limit\. Write to us instead\./)).toBeTruthy()
})

const dialog = () => screen.findByRole('dialog')

test('canceling needs a confirmation, shows the refund and the retained part, and Escape keeps the policy', async () => {
  const { press, user, sent } = playPolicy({ calls: { makeAChange: async () => ok(worked.cancelled) } })
  await title()
  await press('Cancel this policy')
  const asking = await dialog()
  expect(within(asking).getByRole('heading').textContent).toBe('Cancel policy MQE-0048153?')
  expect(asking.textContent).toContain('we refund $287.00 and keep $14.35')
  await isPartAccessible()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(sent('makeAChange')).toEqual([['c1', 't1', { type: 'cancel' }]])
  expect(sent('submitChange')).toEqual([])
})

test('canceling with a claim names the claim and says that it is not withdrawn', async () => {
  const claims = [{ claim_number: 'C-000104', received: '2026-11-20T20:00:00Z', date: '11/20/2026' }]
  const { press } = playPolicy({ opened: { claims }, calls: { makeAChange: async () => ok(worked.cancelled) } })
  await title()
  await press('Cancel this policy')
  expect((await dialog()).textContent).toContain('You reported claim C-000104. Canceling does not withdraw it')
})

test('canceling with a claim offers to write to us about the claim first, and keeps the policy', async () => {
  const claims = ['C-000104', 'C-000105'].map((claim_number) => ({
    claim_number,
    received: '2026-11-20T20:00:00Z',
    date: '11/20/2026',
  }))
  const { press, sent } = playPolicy({ opened: { claims }, calls: { makeAChange: async () => ok(worked.cancelled) } })
  await title()
  await press('Cancel this policy')
  await dialog()
  await press('Write to us about the claims')
  expect(await screen.findByRole('heading', { name: 'Write to us' })).toBe(focused())
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('Subject').value).toBe(
    'Claims C-000104 and C-000105, before I cancel the policy',
  )
  expect(sent('submitChange')).toEqual([])
})

test('a cancellation shows its result and a toast, and polls for its documents', async () => {
  const { press, sent, toasts } = playPolicy({
    calls: {
      makeAChange: async () => ok(worked.cancelled),
      submitChange: async () => ok({ ...madeChange(-287, cancelled), by_check: 77 }),
    },
  })
  await title()
  await press('Cancel this policy')
  await dialog()
  await press('Cancel the policy')
  const message = await screen.findByText('Your policy is canceled.')
  expect(focused().contains(message)).toBe(true)
  expect(focused().textContent).toContain(
    '$210.00 is refunded to you. We will send you a check for $77.00. Transaction T-1002.',
  )
  expect(toasts).toEqual([{ kind: 'success', text: 'Success! The cancellation is made.' }])
  expect(sent('submitChange')).toEqual([
    ['c1', 't1', { change: { type: 'cancel' }, difference: -287 }, 'key-of-a-visit-1-1'],
  ])
  expect(screen.queryByRole('button', { name: 'Cancel this policy' })).toBeNull()
})

test('an uncertain cancellation cannot be left, and is checked under the same key', async () => {
  let isLost = true
  const submitChange: PolicyClient['submitChange'] = async () =>
    isLost ? no(refusals.lost) : ok(madeChange(-287, cancelled))
  const { press, sent, user } = playPolicy({ calls: { makeAChange: async () => ok(worked.cancelled), submitChange } })
  await title()
  await press('Cancel this policy')
  await dialog()
  await press('Cancel the policy')
  await screen.findByRole('heading', { name: 'We do not know yet whether it is canceled' })
  await user.keyboard('{Escape}')
  expect(screen.getByRole('dialog')).toBeTruthy()
  isLost = false
  await press('Find out now')
  await screen.findByText('Your policy is canceled.')
  expect(new Set(sent('submitChange').map((call) => call[3])).size).toBe(1)
})

test('a policy that cannot be canceled says why, and is loaded again', async () => {
  const { press, sent } = playPolicy({ calls: { makeAChange: async () => no(refusals.closed) } })
  await title()
  await press('Cancel this policy')
  expect((await dialog()).textContent).toContain(refusals.closed.message)
  await press('Back to the policy')
  await expect.poll(() => sent('getPolicy').length).toBe(2)
})

test('documents are sent to others: the certificate is chosen, and what is missing is said', async () => {
  const { press, user, sent, toasts } = playPolicy({ calls: { sendDocuments: async () => ok({ message: 'Sent' }) } })
  await title()
  await press('Send to others')
  await task('Send documents to others')
  expect(screen.getByRole('checkbox', { name: 'Certificate of insurance, liability', checked: true })).toBeTruthy()
  await isPartAccessible()
  await user.click(screen.getByRole('checkbox', { name: 'Certificate of insurance, liability' }))
  await press('Send the documents')
  const summary = screen.getByRole('alert')
  expect(focused()).toBe(screen.getByRole('checkbox', { name: 'Certificate of insurance, liability' }))
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Choose one document or more', 'Answer “Email addresses”'])
  await user.click(screen.getByRole('link', { name: 'Choose one document or more' }))
  expect(focused()).toBe(screen.getAllByRole('checkbox')[0])
  await user.click(screen.getByRole('checkbox', { name: 'Policy, liability' }))
  await user.type(screen.getByLabelText('Email addresses'), 'barn@example.com; parks@example.com')
  await press('Send the documents')
  expect(focused()).toBe(await title())
  expect(sent('sendDocuments')).toEqual([
    [
      'c1',
      't1',
      { emails: 'barn@example.com; parks@example.com', message: null, documents: ['/api/files/sample-policy-token-0'] },
    ],
  ])
  expect(toasts).toEqual([{ kind: 'success', text: 'Email sent successfully!' }])
})
