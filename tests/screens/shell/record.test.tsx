import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { Contact } from '../../../contract/client'
import { noAnswer } from '../../../contract/problem'
import type { StaffClient } from '../../../contract/staff'
import { books } from '../../walks/accounting.cases'
import { openedPolicy } from '../../walks/policy.cases'
import { placedOrder } from '../../walks/quote.cases'
import { opened, rep, row, underwriter } from '../../walks/staff.cases'
import { claimRow, taskRow, workItemPage } from '../../walks/workItems.cases'
import * as cases from '../../walks/workspace.cases'
import { no, ok } from '../fakes'
import { counted, enter } from './application'
import { at, button, office, policyOffice, stored } from './workspaceOffice'

test('a note with a day is added, and the task made from it stands among the open requests and tasks', async () => {
  const note = {
    at: '2026-11-20T19:45:00.000Z',
    author: rep.email,
    text: 'Ask about the tent.',
    task_day: '12/04/2026',
  }
  const task = { ...taskRow, due: note.task_day, is_overdue: false }
  const pending = { requests: 1, tasks: 0 }
  const listWorkItems = vi.fn(async () => ok({ ...workItemPage([]), pending }))
  const updateRecord = vi.fn(async (..._: unknown[]) => {
    pending.tasks = 1
    return stored
  })
  const openContact = vi
    .fn<StaffClient['openContact']>()
    .mockResolvedValueOnce(ok(opened))
    .mockResolvedValue(ok({ ...cases.withFields({ staff_notes: [note] }), work_items: [task, claimRow] }))
  const { user } = enter(at, office({ updateRecord, listWorkItems, openContact: openContact as never }))
  await counted('1 waiting')
  await user.click(await button('Add a note'))
  await user.type(screen.getByLabelText(/^Note/), note.text)
  await user.type(screen.getByLabelText(/^Come back to it on/), note.task_day)
  await user.click(screen.getByRole('button', { name: 'Add it' }))
  await waitFor(() => expect(updateRecord).toHaveBeenCalled())
  expect(updateRecord.mock.calls[0]![1]).toEqual({ note: note.text, task_day: note.task_day })
  const work = within(await screen.findByRole('region', { name: 'Open requests and tasks' }))
  const items = work.getAllByRole('listitem').map((item) => item.textContent)
  expect(items).toEqual([
    `Ask about the tent.Friday, 12/04/2026 · ${rep.email}`,
    'Claim C-000101Claim, open, received 11/20/2026, 2:45 pm · Unassigned',
  ])
  expect(work.getByRole('link', { name: 'Claim C-000101' }).getAttribute('href')).toBe(
    `/quote/admin/requests/${claimRow.id}`,
  )
  expect(screen.getByText(`· ${rep.email}`, { exact: false, selector: '.text-note' }).textContent).toBe(
    `11/20/2026, 2:45 pm · ${rep.email}`,
  )
  expect(screen.getByText('Task for Friday, 12/04/2026')).toBeTruthy()
  await counted('2 waiting')
})

test('a record opens with the contact, the limits, the balance and the next act; the questionnaire is folded', async () => {
  const review_submitted = '2026-11-20T15:00:00.000Z'
  const more = { insured_phone: '512-555-0142', coverage_limits: '$1,000,000/$2,000,000', review_submitted }
  enter(at, office({ openContact: async () => ok(cases.withFields(more)) }))
  const summary = within(await screen.findByRole('region', { name: 'Summary' }))
  expect(summary.getByRole('link', { name: '512-555-0142' }).getAttribute('href')).toBe('tel:+15125550142')
  expect(summary.getByRole('link', { name: row.emailAddress! }).getAttribute('href')).toBe(`mailto:${row.emailAddress}`)
  expect(summary.getByText('Liability: $1,000,000 each occurrence, $2,000,000 general aggregate')).toBeTruthy()
  expect(summary.getByText('$301.35, not bought')).toBeTruthy()
  expect(summary.getByText(/^Decide. It has waited for a review since 11\/20\/2026/)).toBeTruthy()
  const fold = (name: string) => screen.getByRole('heading', { name }).closest('details')!.open
  expect([fold('Your event'), fold('Price'), fold('Record')]).toEqual([false, true, true])
})

test('the summary of an order says the amount and the last day; that of a policy says the amount due', async () => {
  const order = { ...placedOrder, amount_due: 301.35, pay_by: '12/04/2026' }
  const ordered = { ...cases.withFields({ quote_status: 'awaitingPayment' }), order }
  const { unmount } = enter(at, office({ openContact: async () => ok(ordered) }))
  const summary = async () => (await screen.findByRole('region', { name: 'Summary' })).textContent
  expect(await summary()).toContain('$301.35 by Friday, 12/04/2026')
  expect(await summary()).toContain('Record the payment when it comes, at the latest on Friday, 12/04/2026.')
  unmount()
  const policy = enter(at, policyOffice())
  await screen.findByText('Nothing is due.')
  expect(await summary()).toContain('Nothing is open.')
  policy.unmount()
  enter(at, policyOffice({ openContact: async () => ok({ ...cases.bought, work_items: [claimRow] }) }))
  await screen.findByText('Nothing is due.')
  expect(await summary()).toContain('Requests or tasks are open: see below.')
})

test('the summary of an order under a moratorium asks to wait, and its payment is not offered', async () => {
  const { contact, ...rest } = cases.withFields({ quote_status: 'awaitingPayment' })
  const suspension = { kind: 'moratorium', coverages: ['liability'], reason: 'A named storm', until: '12/04/2026' }
  const ordered = { ...rest, contact: { ...contact, suspension }, order: { ...placedOrder, pay_by: '12/04/2026' } }
  enter(at, office({ openContact: async () => ok(ordered as never) }))
  const { textContent: summary } = await screen.findByRole('region', { name: 'Summary' })
  expect(summary).toContain('Wait: no payment can be recorded now. The last day to pay stays Friday, 12/04/2026.')
  expect(summary).toContain('A named storm. New liability coverage for this area is on hold through 12/04/2026.')
  expect(summary).not.toContain('Record the payment when it comes')
  expect(screen.getByRole('button', { name: 'Send the order again' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Record the payment' })).toBeNull()
})

test('the summary of a policy with a refund due names it as the next act', async () => {
  const transactions = openedPolicy.transactions.map((entry) => ({ ...entry, charged: 0 }))
  enter(at, policyOffice({ getPolicy: async () => ok({ ...openedPolicy, transactions }) }))
  const summary = async () => (await screen.findByRole('region', { name: 'Summary' })).textContent
  await screen.findByText('We owe $301.35.')
  expect(await summary()).toContain('A refund of $301.35 is due: see the transactions.')
  expect(await summary()).not.toContain('Nothing is open.')
})

test('the summary of a policy that is not paid names the payment to ask for as the next act', async () => {
  const transactions = openedPolicy.transactions.map((entry) => ({ ...entry, paid: 0 }))
  enter(at, policyOffice({ getPolicy: async () => ok({ ...openedPolicy, transactions }) }))
  const summary = async () => (await screen.findByRole('region', { name: 'Summary' })).textContent
  await screen.findByText('$301.35 is due to us.')
  expect(await summary()).toContain('Ask for the payment of $301.35, and record it when it comes.')
  expect(await summary()).not.toContain('Nothing is open.')
})

const toTab = async (user: UserEvent, name: string) => {
  const tabs = await screen.findByRole('navigation', { name: 'This contact' })
  await user.click(within(tabs).getByRole('link', { name }))
}

test('the record shows the balance after a transaction was entered on the tab Accounting', async () => {
  const unpaid = { ...openedPolicy, transactions: openedPolicy.transactions.map((entry) => ({ ...entry, paid: 0 })) }
  const getPolicy = vi.fn().mockResolvedValueOnce(ok(openedPolicy)).mockResolvedValue(ok(unpaid))
  const { user } = enter(at, policyOffice({ getPolicy, listAccountingTransactions: async () => ok(books) }))
  await screen.findByText('Nothing is due.')
  await toTab(user, 'Accounting')
  await screen.findAllByRole('rowheader')
  await toTab(user, 'Record')
  expect(await screen.findByText('$301.35 is due to us.')).toBeTruthy()
})

test('a balance that could not be read again is not shown from before', async () => {
  const getPolicy = vi.fn().mockResolvedValueOnce(ok(openedPolicy)).mockResolvedValue(no(noAnswer))
  const { user } = enter(at, policyOffice({ getPolicy, listAccountingTransactions: async () => ok(books) }))
  await screen.findByText('Nothing is due.')
  await toTab(user, 'Accounting')
  await screen.findAllByRole('rowheader')
  await toTab(user, 'Record')
  await screen.findByText('The policy could not be read.')
  const { textContent: summary } = screen.getByRole('region', { name: 'Summary' })
  expect(summary).toContain('BalanceNot available.')
  expect(summary).not.toContain('Nothing is')
})

test('an order that was paid on the tab Accounting offers no second payment, and a typed text stays and is saved once the record is read again', async () => {
  const order = { ...placedOrder, amount_due: 301.35, pay_by: '12/04/2026' }
  const ordered = { ...cases.withFields({ quote_status: 'awaitingPayment' }), order }
  const bought = { ...cases.bought, contact: { ...(cases.bought.contact as Contact), version: 4 } }
  const openContact = vi.fn().mockResolvedValueOnce(ok(ordered)).mockResolvedValue(ok(bought))
  const sayPresence = async () => ok({ others: [], version: 4, changed_by: rep.email })
  const updateRecord = vi.fn(async (..._: unknown[]) => stored)
  const listAccountingTransactions = async () => ok(books)
  const calls = { openContact, sayPresence, updateRecord, listAccountingTransactions }
  const { user } = enter(at, policyOffice(calls))
  await user.click(await button('Change the record'))
  await user.type(await screen.findByLabelText(/^Notes/), 'Paid by check.')
  await toTab(user, 'Accounting')
  await screen.findAllByRole('rowheader')
  await toTab(user, 'Record')
  await screen.findByText('Nothing is due.')
  expect(screen.queryByRole('link', { name: 'Record the payment' })).toBeNull()
  expect(screen.getByText('This was changed meanwhile. Nothing has been done yet.')).toBeDefined()
  await user.click(await button('Read it again'))
  await user.click(await button('Save'))
  await waitFor(() => expect(updateRecord).toHaveBeenCalled())
  expect(updateRecord.mock.calls[0]!.slice(1, 3)).toEqual([{ notes: 'Paid by check.' }, 4])
})

test('a referral without a price says so before anybody approves it, and is handed to underwriting', async () => {
  const submitForReview = vi.fn(async (..._: unknown[]) => stored)
  const openContact = async () => ok(cases.withFields({ approval_needs: ['premium'] }))
  const { user } = enter(at, office({ openContact, submitForReview }))
  expect(await screen.findByText('The rates give no price for this event.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Set the premium in underwriting' })).toBeNull()
  await user.click(await button('Hand to underwriting'))
  await user.type(screen.getByLabelText(/^Message to the underwriter/), 'A local band.')
  await user.click(await button('Hand it over'))
  await waitFor(() => expect(submitForReview).toHaveBeenCalled())
  expect(submitForReview.mock.calls[0]!.slice(0, 2)).toEqual([
    row.id,
    { email: row.emailAddress, message: 'A local band.' },
  ])
})

test('an underwriter is led from such a referral to its terms', async () => {
  const openContact = async () => ok(cases.withFields({ approval_needs: ['premium'] }))
  enter(at, office({ openContact, getSession: vi.fn(async () => ok(underwriter)) }))
  const link = await screen.findByRole('link', { name: 'Set the premium in underwriting' })
  expect(link.getAttribute('href')).toBe(`/quote/usw/${row.id}`)
})

test('an order is sent again, gets another due date, and is withdrawn once that is confirmed', async () => {
  const changeOrder = vi.fn(async (..._: unknown[]) => stored)
  const order = { ...placedOrder, emails: 'books@example.com', pay_by: '12/04/2026' }
  const ordered = { ...cases.withFields({ quote_status: 'awaitingPayment' }), order }
  const { user } = enter(at, office({ changeOrder, openContact: async () => ok(ordered) }))
  const receive = await screen.findByRole('link', { name: 'Record the payment' })
  expect(receive.getAttribute('href')).toBe(`/quote/admin/${row.id}/accounting`)
  await user.click(await button('Send the order again'))
  await user.click(await button('Send it'))
  await waitFor(() => expect(changeOrder).toHaveBeenCalledTimes(1))
  await user.click(await button('Change the due date'))
  await user.clear(screen.getByLabelText(/^Last day to pay/))
  await user.type(screen.getByLabelText(/^Last day to pay/), '12/11/2026')
  await user.click(await button('Save'))
  await waitFor(() => expect(changeOrder).toHaveBeenCalledTimes(2))
  await user.click(await button('Withdraw the order'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw this order?' }))
  await user.click(dialog.getByRole('button', { name: 'Withdraw it' }))
  await waitFor(() => expect(changeOrder).toHaveBeenCalledTimes(3))
  expect(changeOrder.mock.calls.map(([, body]) => body)).toEqual([
    { act: 'resend', emails: 'books@example.com' },
    { act: 'extend', pay_by: '12/11/2026' },
    { act: 'withdraw', reason: null },
  ])
})

test('the last actions show beside the record, link to the history, and follow new ones', async () => {
  const changes = ['First day', 'Last day', 'Setup days', 'Notes', 'Owner'].map((label) => ({
    field: label,
    label,
    from: null,
    to: 'said',
  }))
  const [done] = cases.historyPage().rows
  const many = Array.from({ length: 9 }, (_, i) => ({ ...done!, number: 40 - i, changes }))
  const getHistory = vi
    .fn()
    .mockResolvedValueOnce(ok(cases.historyPage(many)))
    .mockResolvedValue(ok(cases.historyPage()))
  const updateRecord = vi.fn(async (..._: unknown[]) => stored)
  const { user } = enter(at, office({ getHistory, updateRecord }))
  const last = await screen.findByRole('complementary', { name: 'Last changes' })
  const link = await within(last).findByRole('link', { name: 'All 9 entries' })
  expect(link.getAttribute('href')).toBe(`${at}/history`)
  expect(within(last).getAllByText('Record changed')).toHaveLength(7)
  expect(within(last).getAllByText('And two others.')).toHaveLength(7)
  await user.click(await button('Change the record'))
  await user.type(await screen.findByLabelText(/^Notes/), 'Called.')
  await user.click(await button('Save'))
  expect(await within(last).findByText('Quote started')).toBeTruthy()
  expect(last.textContent).toContain('Notes: from Called once. to Called twice.')
})
