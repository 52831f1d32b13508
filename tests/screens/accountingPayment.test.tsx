import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { noAnswer, problemTypes } from '../../contract/problem'
import { books, conflict, exception, owing, suspendedBooks } from '../walks/accounting.cases'
import { row } from '../walks/staff.cases'
import { suspended } from '../walks/workspace.cases'
import { begin, booked, dialog, fillCard, type } from './accountingStage'
import { card, no, ok } from './fakes'
import { focused, isPartAccessible } from './policyStage'

const { token, payment_type: _, ...cardDetails } = card

test('a refused card opens its dialog in place of a toast, loses nothing, and is tried under a new key', async () => {
  const createSalesReceipt = vi.fn().mockResolvedValueOnce(no(exception)).mockResolvedValueOnce(ok(booked()))
  const stage = await begin('Create a sales receipt', { calls: { createSalesReceipt } })
  const { press, sent, toasts, user } = stage
  await type(stage, 'Description', 'A third setup day')
  await type(stage, 'Amount', '120')
  await user.click(screen.getByLabelText('By card'))
  await press('Charge $120.00 to the card')
  const summary = screen.getByRole('alert')
  expect(focused()).toBe(screen.getByLabelText('Name on the card'))
  expect(within(summary).getByRole('link', { name: 'Enter the card number' })).toBeTruthy()
  await fillCard(stage)
  await isPartAccessible()
  await press('Charge $120.00 to the card')

  const message = within(await dialog('The card could not be charged'))
  expect(message.getByText('The bank declined this card.')).toBeTruthy()
  expect(message.getByText(/card_declined$/)).toBeTruthy()
  expect(toasts).toEqual([])
  await press('Back to the form')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'The card could not be charged' })).toBeNull())
  expect(screen.getByLabelText<HTMLInputElement>('Card number').value).toBe('4242 4242 4242 4242')
  expect(screen.getByLabelText<HTMLInputElement>('Description').value).toBe('A third setup day')
  await press('Charge $120.00 to the card')
  await dialog('Send the invoice')
  const [first, second] = sent('createSalesReceipt')
  expect(first![1]).toEqual({
    type: 'salesReceipt',
    change_item: [{ item_description: 'A third setup day', amount: 120 }],
    transaction_type: 'card',
    note: null,
    payment_token: token,
    ...cardDetails,
  })
  expect(second![1]).toEqual(first![1])
  expect(second![2]).not.toBe(first![2])
})

test('a payment begins with what is due, and goes by check with its reference', async () => {
  const createReceivePayment = vi.fn().mockResolvedValueOnce(no(conflict)).mockResolvedValueOnce(ok(booked()))
  const stage = await begin('Receive a payment', { calls: { createReceivePayment } })
  const { press, sent, toasts, user } = stage
  expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('100')
  await type(stage, 'Amount', '100.01')
  await user.click(screen.getByLabelText('By check or transfer'))
  await press('Receive the payment')
  expect(screen.getByRole('link', { name: 'Answer “Reference”' })).toBeTruthy()
  await type(stage, 'Reference', 'Check 1042')
  await press('Receive the payment')
  expect(screen.getByRole('link', { name: 'Only $100.00 is due' })).toBeTruthy()
  await type(stage, 'Amount', '100')
  await press('Receive the payment')
  // the server's message is a toast, and shows in the form
  expect((await screen.findByRole('alert')).textContent).toBe('Nothing is due here')
  expect(toasts).toEqual([{ kind: 'error', text: 'Nothing is due here' }])
  await press('Receive the payment')
  await dialog('Send the invoice')
  expect(sent('createReceivePayment')[1]![1]).toEqual({
    type: 'receivePayment',
    amount: 100,
    transaction_id: null,
    transaction_type: 'check',
    reference: 'Check 1042',
    note: null,
  })
})

test('the balance counts a payment at once, while the dialog that emails it is still open', async () => {
  const listAccountingTransactions = vi
    .fn()
    .mockResolvedValueOnce(ok(books))
    .mockResolvedValueOnce(ok(books))
    .mockResolvedValue(ok({ ...books, paid: books.charged, due: 0 }))
  const calls = { listAccountingTransactions, createReceivePayment: async () => ok(booked()) }
  const stage = await begin('Receive a payment', { calls })
  await stage.user.click(screen.getByLabelText('By check or transfer'))
  await type(stage, 'Reference', 'Check 1042')
  await stage.press('Receive the payment')
  await dialog('Send the invoice')
  expect(await screen.findByRole('heading', { level: 2, name: 'Settled', hidden: true })).toBeTruthy()
  expect(screen.getByRole('dialog')).toBeTruthy()
})

test('a refund above the amount due needs a reason; a refusal of the processor opens its dialog', async () => {
  const settled = { ...owing, owed: [] }
  const listAccountingTransactions = vi.fn().mockResolvedValueOnce(ok(settled)).mockResolvedValueOnce(ok(owing))
  const calls = { listAccountingTransactions, issueRefund: async () => no(exception) }
  const stage = await begin('Issue a refund', { calls })
  const { press, sent, user } = stage
  expect(screen.getByLabelText<HTMLInputElement>('To the card').checked).toBe(true)
  expect(screen.getByLabelText<HTMLSelectElement>('The charge to refund').value).toBe('T-1001')
  await type(stage, 'Amount', '60')
  await press('Issue the refund')
  await user.click(screen.getByRole('link', { name: /^Say why more than the \$40\.00/ }))
  await user.keyboard('Agreed by phone')
  await press('Issue the refund')
  await dialog('The card could not be refunded')
  // the refund stays payable, which the list behind the dialog shows by then
  expect(await screen.findByText(/^The processor refused it\./)).toBeTruthy()
  await press('Back to the form')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'The card could not be refunded' })).toBeNull())
  expect(screen.getByLabelText<HTMLInputElement>(/^Note/).value).toBe('Agreed by phone')
  expect(sent('issueRefund')[0]![1]).toEqual({
    type: 'issueRefund',
    amount: 60,
    transaction_type: 'card',
    transaction_id: 'T-1001',
    note: 'Agreed by phone',
  })
})

test('a lost response is requested again under the same key', async () => {
  // the screen also retries by itself every few seconds, and gets the same response until the test changes it
  let answer: unknown = no(noAnswer)
  const createInvoice = vi.fn().mockImplementation(async () => answer)
  const stage = await begin('Create an invoice', { calls: { createInvoice } })
  await type(stage, 'Description', 'A third setup day')
  await type(stage, 'Amount', '120')
  await stage.press('Create the invoice')
  await dialog('We do not know yet whether it was made')
  await isPartAccessible()
  answer = no({ status: 429, message: 'Too many requests' })
  await stage.press('Find out now')
  // a rate limit says nothing about the invoice
  await screen.findByText('Too many requests')
  answer = ok(booked())
  await stage.press('Find out now')
  await dialog('Send the invoice')
  const [first, ...others] = stage.sent('createInvoice')
  expect(others.length).toBeGreaterThanOrEqual(2)
  for (const other of others) expect(other).toEqual(first)
})

test('a check that arrived too late leads to the quote or to its return, and the typed values stay', async () => {
  const tooLate = no({ status: 409, type: problemTypes.noLongerSold, message: '12/03/2026 has passed.' })
  const stage = await begin('Receive a payment', { calls: { createReceivePayment: async () => tooLate } })
  const { press, user } = stage
  await user.click(screen.getByLabelText('By check or transfer'))
  await type(stage, 'Reference', 'Check 1042')
  await press('Receive the payment')
  const notice = within(await screen.findByRole('alert'))
  expect(notice.getByText('12/03/2026 has passed.')).toBeTruthy()
  const link = notice.getByRole<HTMLAnchorElement>('link', { name: 'Open the quote' })
  expect(link.search).toBe(`?id=${row.id}&from=admin`)
  expect(notice.getByText('Return the payment.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Reference').value).toBe('Check 1042')
  await isPartAccessible()
})

test('a payment of an order that a moratorium refuses stays typed and is offered no more', async () => {
  const createReceivePayment = async () => no(suspended)
  const stage = await begin('Receive a payment', { calls: { createReceivePayment } })
  await stage.user.click(screen.getByLabelText('By check or transfer'))
  await type(stage, 'Reference', 'Check 1042')
  await stage.press('Receive the payment')
  expect((await screen.findByRole('alert')).textContent).toContain('on hold through 12/04/2026')
  expect(screen.queryByRole('button', { name: 'Receive the payment' })).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('Reference').value).toBe('Check 1042')
})

test('a payment on hold names what is due once its books are read, and is offered again after the end of the moratorium', async () => {
  let now = books
  const calls = { createReceivePayment: async () => no(suspended), listAccountingTransactions: async () => ok(now) }
  const { press, user, sent } = await begin('Receive a payment', { calls })
  await user.click(screen.getByLabelText('By check or transfer'))
  await type({ user }, 'Reference', 'Check 1042')
  await press('Receive the payment')
  await screen.findByRole('alert')
  now = suspendedBooks
  window.dispatchEvent(new Event('focus'))
  const form = within(await dialog('Receive a payment'))
  expect(await form.findByText('The payment of this order has to wait')).toBeTruthy()
  expect(form.getByText('$100.00 is due for it.')).toBeTruthy()
  expect(form.queryByRole('button', { name: 'Receive the payment' })).toBeNull()
  expect(document.activeElement?.textContent).toBe('Receive a payment')
  // with other answers too
  await type({ user }, 'Amount', '90{Enter}')
  expect(form.queryByText('Nothing is due')).toBeNull()
  expect(form.queryByRole('button', { name: 'Receive the payment' })).toBeNull()
  now = books
  window.dispatchEvent(new Event('focus'))
  expect(await form.findByRole('button', { name: 'Receive the payment' })).toBeTruthy()
  expect(form.queryByText('The payment of this order has to wait')).toBeNull()
  expect(form.getByLabelText<HTMLInputElement>('Reference').value).toBe('Check 1042')
  expect(sent('createReceivePayment')).toHaveLength(1)
})
