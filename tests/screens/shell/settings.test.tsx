import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { noAnswer } from '../../../contract/problem'
import type { StaffClient } from '../../../contract/staff'
import { admin, agreed, inDollars, listPage, omitted, reference } from '../../walks/settings.cases'
import { rep } from '../../walks/staff.cases'
import { isAccessible } from '../accessible'
import { no, ok } from '../fakes'
import { enter, here } from './application'

const settings = <Changes extends Partial<StaffClient>>(changes?: Changes) => ({
  getSession: async () => ok(admin),
  listPolicyFeeAdjustments: vi.fn(async (_: Parameters<StaffClient['listPolicyFeeAdjustments']>[0]) =>
    ok({ rows: [agreed, inDollars], total: 2, page: 1, size: 50 }),
  ),
  listExcludedDailyEmailCustomers: vi.fn(async () => ok({ rows: [omitted], total: 1, page: 1, size: 50 })),
  listExcludedProspectingCustomers: vi.fn(async () => ok({ rows: [], total: 0, page: 1, size: 50 })),
  readReference: async () => ok(reference),
  ...(changes as Changes),
})
const title = (name: string) => screen.findByRole('heading', { level: 1, name })
const hasFocus = async (element: Promise<HTMLElement>) => {
  const match = await element
  expect(document.activeElement).toBe(match)
}
const button = (name: string) => screen.findByRole('button', { name })

const fees = '/quote/admin/settings/policy-fee-adjustment'
const daily = '/quote/admin/settings/excluded-daily-email-customers'
const prospecting = '/quote/admin/settings/excluded-prospecting-newsletter-email-customers'

test('agreed fees are listed, found and put in order by the address', async () => {
  const server = settings()
  const { user } = enter('/quote/admin/settings', server)
  await hasFocus(title('Policy fee adjustment'))
  const rows = (await screen.findAllByRole('row')).slice(1).map((each) => each.textContent)
  expect(rows[0]).toContain('agency@example.com−50%Agreed by phone')
  expect(rows[1]).toContain('barn@example.com+ $7.50')
  await isAccessible()

  await user.type(screen.getByRole('searchbox'), 'agency{Enter}')
  await user.click(screen.getByRole('link', { name: 'Added' }))
  expect(here()).toBe(`${fees}?search=agency&sort=created`)
  await user.click(await screen.findByRole('link', { name: 'Added' }))
  expect(here()).toBe(`${fees}?search=agency&sort=created&direction=desc`)
  expect(server.listPolicyFeeAdjustments.mock.calls.at(-1)![0]).toEqual({
    search: 'agency',
    sort: 'created',
    direction: 'desc',
    page: 1,
  })
  expect(screen.getByRole('columnheader', { name: 'Added' }).getAttribute('aria-sort')).toBe('descending')
})

test('a row can begin while the list loads, and is left only after a confirmation', async () => {
  const never = new Promise<never>(() => {})
  const listPolicyFeeAdjustments = vi.fn().mockReturnValueOnce(never)
  const { user } = enter(fees, settings({ listPolicyFeeAdjustments }))
  await user.click(await button('Add a fee adjustment'))
  await user.type(await screen.findByRole('textbox', { name: 'Email addresses' }), 'a@example.com')
  await user.keyboard('{Escape}')
  await user.click(await button('Keep editing'))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Email addresses' }).value).toBe('a@example.com')
  listPolicyFeeAdjustments.mockResolvedValue(ok({ rows: [agreed], total: 1, page: 1, size: 50 }))
  await user.click(await button('Cancel'))
  await user.click(await button('Discard'))
  expect(await screen.findByRole('rowheader', { name: 'agency@example.com' })).toBeTruthy()
})

test('several addresses are pasted at once, and the fee is agreed with each', async () => {
  const addPolicyFeeAdjustments = vi.fn(async (_body: unknown, _key: string) => ok({ rows: [] }))
  const { user, toasts } = enter(fees, settings({ addPolicyFeeAdjustments }))
  await user.click(await button('Add a fee adjustment'))
  await hasFocus(screen.findByRole('heading', { name: 'Add a fee adjustment' }))
  await isAccessible()
  const emails = screen.getByRole('textbox', { name: 'Email addresses' })
  await user.click(emails)
  await user.paste('a@example.com, b@example.com;\nc@example.com a@example.com')
  await user.type(screen.getByRole('textbox', { name: 'Amount' }), '-12.5')
  await user.click(await button('Save'))
  const agreedRow = { percent: -12.5, amount: null, note: '' }
  expect(addPolicyFeeAdjustments.mock.calls[0]![0]).toEqual({
    rows: ['a@example.com', 'b@example.com', 'c@example.com'].map((email) => ({ email, ...agreedRow })),
  })
  expect(addPolicyFeeAdjustments.mock.calls[0]![1]).toMatch(/^[0-9a-f]{32}$/)
  expect(toasts).toMatchObject([{ kind: 'success', text: 'SEPA Fee adjustment added successfully!' }])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('errors show beside their fields, first the browser’s and then the server’s', async () => {
  const addPolicyFeeAdjustments = vi
    .fn()
    .mockResolvedValueOnce(
      no({ status: 422, message: 'Some answers', errors: { 'rows.1.email': 'Is in the list already' } }),
    )
    .mockResolvedValueOnce(no(noAnswer))
    .mockResolvedValueOnce(ok({ rows: [] }))
  const { user, toasts } = enter(fees, settings({ addPolicyFeeAdjustments }))
  await user.click(await button('Add a fee adjustment'))
  const emails = screen.getByRole('textbox', { name: 'Email addresses' })
  await user.click(emails)
  await user.paste('nobody, a@example.com')
  await user.type(screen.getByRole('textbox', { name: 'Amount' }), 'half')
  await user.click(await button('Save'))
  expect(addPolicyFeeAdjustments).not.toHaveBeenCalled()
  await screen.findByRole('alert', { name: /Check these two answers/ })
  expect(document.activeElement).toBe(emails)
  expect(screen.getByRole('link', { name: 'nobody is not an email address' })).toBeTruthy()
  expect(emails.getAttribute('aria-invalid')).toBe('true')
  await isAccessible()

  await user.clear(emails)
  await user.click(emails)
  await user.paste('b@example.com, a@example.com')
  await user.clear(screen.getByRole('textbox', { name: 'Amount' }))
  await user.type(screen.getByRole('textbox', { name: 'Amount' }), '5')
  await user.click(await button('Save'))
  expect(await screen.findByRole('link', { name: 'a@example.com: Is in the list already' })).toBeTruthy()

  // no response: nothing is lost, and the same rows are sent under the same key
  await user.type(emails, '.org')
  await user.click(await button('Save'))
  expect(await screen.findByText('Something went wrong')).toBeTruthy()
  await user.click(await button('Save'))
  const keys = addPolicyFeeAdjustments.mock.calls.map(([, key]) => key)
  expect(keys[2]).toBe(keys[1])
  expect(keys[1]).not.toBe(keys[0])
  expect(toasts).toMatchObject([{ kind: 'success' }])
})

test('an agreed fee is changed', async () => {
  const updatePolicyFeeAdjustment = vi.fn(async (..._: unknown[]) => ok({ rows: [] }))
  const { user, toasts } = enter(fees, settings({ updatePolicyFeeAdjustment }))
  await user.click(await button('Change agency@example.com'))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Email address' }).value).toBe(agreed.email)
  const value = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' })
  expect(value.value).toBe('-50')
  await user.click(screen.getByRole('radio', { name: 'Dollars' }))
  await user.clear(value)
  await user.type(value, '-2.25')
  await user.click(await button('Save'))
  expect(updatePolicyFeeAdjustment.mock.calls[0]!.slice(0, 2)).toEqual([
    4,
    { email: agreed.email, note: agreed.note, percent: null, amount: -2.25 },
  ])
  expect(toasts).toMatchObject([{ kind: 'success', text: 'SEPA Fee adjustment updated successfully!' }])
})

test('a row is deleted once it is confirmed, and kept by Escape', async () => {
  const deletePolicyFeeAdjustment = vi.fn(async (..._: unknown[]) => ok({ rows: [agreed] }))
  const { user, toasts } = enter(fees, settings({ deletePolicyFeeAdjustment }))
  const ask = await button('Delete agency@example.com')
  await user.click(ask)
  expect(await screen.findByRole('heading', { name: 'Delete agency@example.com?' })).toBeTruthy()
  await isAccessible()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(ask)
  expect(deletePolicyFeeAdjustment).not.toHaveBeenCalled()
  await user.click(ask)
  await user.click(await button('Delete it'))
  expect(deletePolicyFeeAdjustment.mock.calls[0]![0]).toBe(4)
  expect(toasts).toMatchObject([{ kind: 'success', text: 'SEPA Fee adjustment deleted successfully!' }])
})

test('a row that cannot be deleted says why, and the list reloads', async () => {
  const deletePolicyFeeAdjustment = async () => no({ status: 404, message: 'There is no such row' })
  const server = settings({ deletePolicyFeeAdjustment })
  const { user, toasts } = enter(fees, server)
  await user.click(await button('Delete agency@example.com'))
  await user.click(await button('Delete it'))
  expect(toasts).toMatchObject([{ kind: 'error', text: 'There is no such row' }])
  expect(server.listPolicyFeeAdjustments).toHaveBeenCalledTimes(2)
})

test.each([
  [daily, 'addExcludedDailyEmailCustomers', 'Excluded Daily Email Customer added successfully!'],
  [
    prospecting,
    'addExcludedProspectingCustomers',
    'Excluded Prospecting & Newsletter Email Customer added successfully!',
  ],
] as const)('an address is excluded at %s', async (at, call, text) => {
  const add = vi.fn(async (..._: unknown[]) => ok({ rows: [] }))
  const { user, toasts } = enter(at, settings({ [call]: add }))
  await user.click(await button('Exclude an address'))
  await user.type(screen.getByRole('textbox', { name: 'Email addresses' }), 'never@example.com')
  await user.type(screen.getByRole('textbox', { name: /^Note/ }), 'Asked by phone')
  await user.click(await button('Save'))
  expect(add.mock.calls[0]![0]).toEqual({ rows: [{ email: 'never@example.com', note: 'Asked by phone' }] })
  expect(toasts).toMatchObject([{ kind: 'success', text }])
})

test.each([
  [daily, 'Excluded Daily Email Customer'],
  [prospecting, 'Excluded Prospecting & Newsletter Email Customer'],
])('an exclusion at %s is changed and deleted', async (at, noun) => {
  const done = async () => ok({ rows: [] })
  const rows = async () => ok({ rows: [omitted], total: 1, page: 1, size: 50 })
  const { user, toasts } = enter(
    at,
    settings({
      listExcludedProspectingCustomers: rows,
      updateExcludedDailyEmailCustomer: done,
      updateExcludedProspectingCustomer: done,
      deleteExcludedDailyEmailCustomer: done,
      deleteExcludedProspectingCustomer: done,
    } as Partial<StaffClient>),
  )
  await user.click(await button('Change no@example.com'))
  await user.type(screen.getByRole('textbox', { name: /^Note/ }), 'By letter')
  await user.click(await button('Save'))
  await user.click(await button('Delete no@example.com'))
  await user.click(await button('Delete it'))
  expect(toasts.map(({ text }) => text)).toEqual([`${noun} updated successfully!`, `${noun} deleted successfully!`])
})

test('an address is excluded from all mailings', async () => {
  const addExcludedEmailCustomers = vi.fn(async (..._: unknown[]) => ok({ rows: [] }))
  const { user, toasts } = enter(daily, settings({ addExcludedEmailCustomers }))
  await user.click(await button('Exclude an address'))
  await user.type(screen.getByRole('textbox', { name: 'Email addresses' }), 'never@example.com')
  await user.click(screen.getByRole('radio', { name: 'All mailings' }))
  await user.click(await button('Save'))
  expect(addExcludedEmailCustomers.mock.calls[0]![0]).toEqual({ rows: [{ email: 'never@example.com', note: '' }] })
  expect(toasts).toMatchObject([{ kind: 'success', text: 'Excluded Email Customer added successfully!' }])
})

test('an empty list says so, and the prospects are exported beside it', async () => {
  const exportProspects = vi.fn(async () => ok(new Blob(['Email']) as never))
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }))
  const { user } = enter(prospecting, settings({ exportProspects }))
  expect(await screen.findByText('No address is excluded from the prospecting export.')).toBeTruthy()
  await user.click(await button('Export the prospects'))
  expect(exportProspects).toHaveBeenCalledOnce()
})

test('an export that does not come says so', async () => {
  const { user, toasts } = enter(prospecting, settings({ exportProspects: async () => no(noAnswer) }))
  await user.click(await button('Export the prospects'))
  expect(toasts).toMatchObject([{ kind: 'error', text: 'Something went wrong' }])
})

test('from one list to another by its tab, with the focus on its title', async () => {
  const { user } = enter(fees, settings())
  const tabs = within(await screen.findByRole('navigation', { name: 'Settings' }))
  await user.click(tabs.getByRole('link', { name: 'Excluded daily email' }))
  expect(here()).toBe(daily)
  await hasFocus(title('Excluded daily email customers'))
  expect(await screen.findByRole('rowheader', { name: 'no@example.com' })).toBeTruthy()
  expect(screen.queryByText('agency@example.com')).toBeNull()
})

test('a list that failed to load can be retried', async () => {
  const listPolicyFeeAdjustments = vi
    .fn()
    .mockResolvedValueOnce(no(noAnswer))
    .mockResolvedValueOnce(ok(listPage([agreed])))
  const { user } = enter(fees, settings({ listPolicyFeeAdjustments }))
  await user.click(await button('Try again'))
  expect(await screen.findByRole('rowheader', { name: agreed.email })).toBeTruthy()
})

test('all staff read the configuration of the program; only administrators read the other settings', async () => {
  const { user } = enter('/quote/admin/settings', settings({ getSession: async () => ok(rep) }))
  expect(await screen.findByText(/^Only administrators can change these settings/)).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Reference' }))
  await title('Reference')
  expect(await screen.findByRole('rowheader', { name: 'WELCOME' })).toBeTruthy()
  expect(screen.getByText('California, Texas')).toBeTruthy()
  expect(screen.getByText('Prices new quotes')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Policy fees' })).toBeNull()
  await isAccessible()
})

test('a session that ended leads back to the same list', async () => {
  const listExcludedDailyEmailCustomers = vi
    .fn()
    .mockResolvedValueOnce(no({ status: 401, message: 'Nobody is signed in' }))
    .mockResolvedValueOnce(ok(listPage([omitted])))
  const { user } = enter(daily, settings({ listExcludedDailyEmailCustomers, signIn: async () => ok(admin) }))
  await user.type(await screen.findByLabelText('Email'), 'admin.one@example.com')
  await user.type(screen.getByLabelText('Password'), 'sample{Enter}')
  expect(await screen.findByRole('rowheader', { name: omitted.email })).toBeTruthy()
})
