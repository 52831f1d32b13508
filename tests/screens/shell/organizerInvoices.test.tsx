import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { ExhibitorCalls } from '../../../contract/client'
import type { StaffClient } from '../../../contract/staff'
import { token } from '../../walks/exhibitors.cases'
import {
  invoicePage,
  openInvoice,
  orders,
  paidStaffInvoice,
  requestedOrders,
  staffInvoice,
  suspendedOrders,
  suspendedRequest,
  suspendedStaffInvoice,
} from '../../walks/organizerInvoices.cases'
import { rep } from '../../walks/staff.cases'
import { isAccessible } from '../accessible'
import { no, ok } from '../fakes'
import { enter, here } from './application'

/* One invoice for many exhibitors: the pages of the organizer and of staff, in the whole application. */

beforeEach(() => sessionStorage.clear())

type Args<Call extends keyof ExhibitorCalls> = Parameters<ExhibitorCalls[Call]>
const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const button = (name: string | RegExp) => screen.findByRole('button', { name })

function openPayments(own: object = {}) {
  const calls = {
    listExhibitorOrders: vi.fn(async (..._: Args<'listExhibitorOrders'>) => ok(orders)),
    requestOrganizerInvoice: vi.fn(async (..._: Args<'requestOrganizerInvoice'>) => ok(requestedOrders)),
    cancelOrganizerInvoice: vi.fn(async (..._: Args<'cancelOrganizerInvoice'>) => ok(orders)),
    ...own,
  }
  return { ...enter(`/quote/organizer/${token}/payments`, calls), calls }
}

test('an organizer chooses orders, sees their total, and requests one invoice', async () => {
  const { user, calls } = openPayments()
  await title('Pay for your exhibitors')
  const total = await screen.findByRole('status', { name: 'Total' })
  expect(total.textContent).toBe('$349.25')
  await isAccessible()
  await user.click(screen.getByRole('checkbox', { name: /^Sample Toys/ }))
  expect(total.textContent).toBe('$150.25')
  await user.click(await button('Request an invoice for one order'))
  expect(await screen.findByText('Invoice OI-000003 for $349.25 is on its way to you by email.')).toBe(
    document.activeElement,
  )
  expect(calls.requestOrganizerInvoice.mock.calls[0]!.slice(0, 2)).toEqual([token, { orders: ['101'] }])
})

test('without an order no invoice is requested, and a refusal leads to the newest list', async () => {
  const why = 'One of these orders does not wait any more. Look at the list again.'
  const { user, calls } = openPayments({ requestOrganizerInvoice: async () => no({ status: 409, message: why }) })
  const all = await screen.findByRole('checkbox', { name: 'All exhibitors' })
  await user.click(all)
  await user.click(await button('Request one invoice'))
  expect((await screen.findByRole('alert')).textContent).toBe('Choose at least one order.')
  await user.click(all)
  await user.click(await button('Request one invoice for two orders'))
  expect((await screen.findByRole('alert')).textContent).toContain(why)
  await user.click(await button('Load the list again'))
  await waitFor(() => expect(calls.listExhibitorOrders).toHaveBeenCalledTimes(2))
})

test('an organizer sees an order that left an invoice, and cancels the invoice after a question', async () => {
  const { user, calls } = openPayments()
  const invoice = await screen.findByRole('article', { name: 'Invoice OI-000002' })
  // the amounts add up to the total, 250.50
  expect(invoice.textContent).toContain('Sample Candles (Q-104), $0.00. Left: order withdrawn ($199.00)')
  const paid = await screen.findByRole('article', { name: 'Invoice OI-000001' })
  expect(paid.textContent).toContain('Sample Prints (MQE-106), $150.00. Paid; policy canceled')
  expect(within(invoice).getByRole('link', { name: 'Invoice OI-000002 (PDF)' }).getAttribute('href')).toBe(
    `/api/organizer-events/${token}/invoices/${openInvoice.id}/pdf`,
  )
  await user.click(await button('Cancel invoice OI-000002'))
  expect(calls.cancelOrganizerInvoice).not.toHaveBeenCalled()
  await user.click(await button('Cancel the invoice'))
  await screen.findByText('Invoice OI-000002 is canceled. Its orders wait again.')
  expect(calls.cancelOrganizerInvoice.mock.calls[0]!.slice(0, 2)).toEqual([token, openInvoice.id])
})

test('an organizer reads the moratorium that holds up its orders, and an invoice promises no policy meanwhile', async () => {
  const suspension = { reason: 'A named storm threatens the area', until: '12/04/2026', orders: ['101', '103'] }
  openPayments({ listExhibitorOrders: async () => ok({ ...orders, suspension }) })
  expect(await screen.findByText('Two open orders are on hold')).toBeTruthy()
  expect(
    screen.getByText('A named storm threatens the area. New coverage for this area is on hold through 12/04/2026.'),
  ).toBeTruthy()
  expect(screen.getAllByText(/Please wait with your payment/)).toHaveLength(1)
  const open = screen.getByRole('article', { name: 'Invoice OI-000002' })
  expect(open.textContent).toContain('On hold: we issue no policy for it now.')
  expect(open.textContent).not.toContain('We issue the policies when we receive it.')
  expect(open.textContent).not.toContain('Pay the whole amount')
  expect(open.textContent).toMatch(/The last day to pay stays .*, \d{2}\/\d{2}\/\d{4}\./)
  await isAccessible()
})

test('no invoice can be requested for orders that a moratorium holds up, and one can for the others', async () => {
  const suspending = (...ids: readonly string[]) => ({
    listExhibitorOrders: async () =>
      ok({ ...orders, suspension: { reason: 'A named storm', until: '12/04/2026', orders: [...ids] } }),
  })
  const { unmount } = openPayments(suspending('101', '102'))
  expect(await screen.findByText('You can request an invoice once the hold ends.')).toBeTruthy()
  expect(screen.getByRole('rowheader', { name: 'Sample Pottery, booth A12. On hold' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Request/ })).toBeNull()
  expect(screen.queryByRole('checkbox')).toBeNull()
  await isAccessible()
  unmount()
  const { user, calls } = openPayments(suspending('101'))
  await user.click(await button('Request an invoice for one order'))
  await waitFor(() => expect(calls.requestOrganizerInvoice).toHaveBeenCalledTimes(1))
  expect(calls.requestOrganizerInvoice.mock.calls[0]!.slice(0, 2)).toEqual([token, { orders: ['102'] }])
})

test('an invoice that a moratorium refuses is offered no more, and the choice of the other orders stays', async () => {
  const suspension = { ...suspendedOrders.suspension!, orders: ['101'] }
  const newest = { ...orders, suspension }
  const listExhibitorOrders = vi.fn().mockResolvedValueOnce(ok(orders)).mockResolvedValue(ok(newest))
  const { user } = openPayments({ listExhibitorOrders, requestOrganizerInvoice: async () => no(suspendedRequest) })
  await user.click(await button(/^Request one invoice for/))
  expect((await screen.findByRole('alert')).textContent).toContain('No invoice was made.')
  expect(screen.getByText('One open order is on hold')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Load the list again' })).toBeNull()
  expect(await button('Request an invoice for one order')).toBeTruthy()
})

test('staff read the moratorium that holds up an invoice, and are offered no payment of it', async () => {
  openOffice({}, '', invoicePage([suspendedStaffInvoice]))
  const row = await screen.findByRole('row', { name: /OI-000002/ })
  expect(row.textContent).toContain('A named storm threatens the area.')
  expect(row.textContent).toContain('Wait: no payment can be recorded now.')
  expect(row.textContent).toContain('Last day to pay 01/19/2027')
  expect(
    within(row)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Cancel'])
  await isAccessible()
})

test('an invoice can be paid again once the window returns after the end of the moratorium', async () => {
  const listOrganizerInvoices = vi
    .fn()
    .mockResolvedValueOnce(ok(invoicePage([suspendedStaffInvoice])))
    .mockResolvedValue(ok(invoicePage([staffInvoice])))
  openOffice({ listOrganizerInvoices } as never)
  await screen.findByRole('row', { name: /OI-000002/ })
  expect(screen.queryByRole('button', { name: /^Record the payment/ })).toBeNull()
  window.dispatchEvent(new Event('focus'))
  expect(await screen.findByRole('button', { name: 'Record the payment of OI-000002' })).toBeTruthy()
})

test('a paid invoice says the day and the reference of its payment', async () => {
  openPayments()
  const paid = await screen.findByRole('article', { name: 'Invoice OI-000001' })
  expect(paid.textContent).toContain('Paid on Friday, 11/20/2026: Check 1042.')
  expect(screen.getByRole('article', { name: 'Invoice OI-000002' }).textContent).toContain(
    'We issue the policies when we receive it.',
  )
})

function openOffice(own: object = {}, search = '', listed = invoicePage([staffInvoice, paidStaffInvoice])) {
  const calls = {
    getSession: async () => ok(rep),
    listOrganizerInvoices: vi.fn(async (_: Parameters<StaffClient['listOrganizerInvoices']>[0]) => ok(listed)),
    payOrganizerInvoice: vi.fn(async (..._: Parameters<StaffClient['payOrganizerInvoice']>) => ok(paidStaffInvoice)),
    cancelInvoiceOfOrganizer: vi.fn(async () => ok({ ...staffInvoice, state: 'canceled' as const })),
    ...own,
  }
  return { ...enter(`/quote/admin/organizer-invoices${search}`, calls), calls }
}

test('staff find invoices by their words and their state, in the address', async () => {
  const { user, calls } = openOffice()
  await title('Organizer invoices')
  const rows = (await screen.findAllByRole('row')).slice(1).map((row) => row.textContent)
  expect(rows[0]).toContain('Sample Fairs LLC')
  expect(rows[1]).toContain('Check 1042')
  expect(rows[1]).toContain('Sample Prints (MQE-106), $150.00. Paid; policy canceled')
  await isAccessible()
  await user.type(screen.getByRole('searchbox'), 'soap')
  await user.selectOptions(screen.getByLabelText('Status'), 'Waits for payment')
  await user.click(await button('Find'))
  await waitFor(() => expect(here()).toBe('/quote/admin/organizer-invoices?search=soap&status=open'))
  await waitFor(() =>
    expect(calls.listOrganizerInvoices.mock.calls.at(-1)![0]).toEqual({ search: 'soap', page: 1, state: 'open' }),
  )
})

test('a page past the end of a list leads to its last page, and an unknown status shows every invoice', async () => {
  const past = { ...invoicePage([staffInvoice]), rows: [], total: 51, page: 999 }
  const { calls } = openOffice({}, '?status=bogus&page=999', past)
  expect(await screen.findByText('There is no page 999.')).toBeTruthy()
  expect(screen.queryByText(/No organizer has requested|No invoice matches/)).toBeNull()
  expect(screen.getByRole('link', { name: 'Last page, 2' }).getAttribute('href')).toBe(
    '/quote/admin/organizer-invoices?page=2',
  )
  expect(calls.listOrganizerInvoices.mock.calls[0]![0]).toEqual({ search: '', page: 999 })
  await isAccessible()
})

test('staff record the payment of an invoice; a wrong sum is refused beside the field', async () => {
  const why = 'The invoice comes to $250.50. A part of it is not recorded here.'
  const answers = [no({ status: 422, message: 'Some answers', errors: { amount: why } }), ok(paidStaffInvoice)]
  const payOrganizerInvoice = vi.fn(async (..._: Parameters<StaffClient['payOrganizerInvoice']>) => answers.shift()!)
  const { user, toasts } = openOffice({ payOrganizerInvoice })
  await user.click(await button('Record the payment of OI-000002'))
  await user.click(await button('Record the payment'))
  expect(payOrganizerInvoice).not.toHaveBeenCalled()
  await user.type(screen.getByRole('textbox', { name: /^Amount received/ }), '250.00')
  await user.type(screen.getByRole('textbox', { name: /^Number of the check/ }), 'Check 1042')
  await user.click(await button('Record the payment'))
  expect((await screen.findAllByText(why)).length).toBeGreaterThan(0)
  await isAccessible()
  await user.clear(screen.getByRole('textbox', { name: /^Amount received/ }))
  await user.type(screen.getByRole('textbox', { name: /^Amount received/ }), '250.50')
  await user.click(await button('Record the payment'))
  await waitFor(() =>
    expect(toasts).toMatchObject([{ kind: 'success', text: 'Invoice OI-000001 is paid. Policies issued: 2.' }]),
  )
  expect(payOrganizerInvoice.mock.calls.at(-1)!.slice(0, 2)).toEqual([
    staffInvoice.id,
    { amount: '250.50', reference: 'Check 1042', note: null },
  ])
})

test('a payment that a moratorium refuses stays typed and is offered no more', async () => {
  const { user } = openOffice({ payOrganizerInvoice: async () => no(suspendedRequest) })
  await user.click(await button('Record the payment of OI-000002'))
  await user.type(screen.getByRole('textbox', { name: /^Amount received/ }), '250.50')
  await user.type(screen.getByRole('textbox', { name: /^Number of the check/ }), 'Check 1042')
  await user.click(await button('Record the payment'))
  expect((await screen.findByRole('alert')).textContent).toContain('on hold through 12/04/2026')
  expect(screen.queryByRole('button', { name: 'Record the payment' })).toBeNull()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Number of the check/ }).value).toBe('Check 1042')
})

test('staff cancel an invoice after a question', async () => {
  const { user, calls, toasts } = openOffice()
  await user.click(await button('Cancel OI-000002'))
  expect((await screen.findByRole('dialog', { name: 'Cancel OI-000002?' })).textContent).toContain('Sample Fairs LLC')
  await user.click(await button('Cancel the invoice'))
  expect(calls.cancelInvoiceOfOrganizer).toHaveBeenCalledWith(staffInvoice.id, expect.anything())
  await waitFor(() => expect(toasts).toMatchObject([{ text: 'Invoice OI-000002 is canceled.' }]))
})

test('staff invite an organizer by its address', async () => {
  const inviteOrganizer = vi.fn(async (..._: Parameters<StaffClient['inviteOrganizer']>) =>
    ok({ email: 'robin@example.com' }),
  )
  const { user, toasts } = openOffice({ inviteOrganizer })
  await user.click(await button('Invite an organizer'))
  await user.click(await button('Send the link'))
  expect(inviteOrganizer).not.toHaveBeenCalled()
  await user.type(screen.getByRole('textbox', { name: /^Email/ }), 'robin@example.com')
  await isAccessible()
  await user.click(await button('Send the link'))
  await waitFor(() => expect(toasts).toMatchObject([{ text: 'A link is on its way to robin@example.com.' }]))
  expect(inviteOrganizer.mock.calls[0]![0]).toEqual({ email: 'robin@example.com' })
})
