import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aboutAnswers, books, invoice, suspendedBooks } from '../walks/accounting.cases'
import { row } from '../walks/staff.cases'
import { begin, booked, dialog, fillCard, openBooks, type } from './accountingStage'
import { no, ok } from './fakes'
import { focused, isPartAccessible } from './policyStage'

test('the accounting information offers what can be entered, here and from elsewhere', async () => {
  const { press, user } = await openBooks()
  await press('Enter a transaction')
  const offered = within(await dialog('Accounting information'))
  expect(offered.getAllByRole('listitem').map((each) => within(each).getByRole('button').textContent)).toEqual([
    'Create an invoice',
    'Create a sales receipt',
    'Receive a payment',
    'Create a credit memo',
    'Issue a refund',
    'Enter an invoice made elsewhere',
    'Enter a payment made elsewhere',
    'Enter a credit memo made elsewhere',
    'Enter a refund made elsewhere',
  ])
  await isPartAccessible()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('the accounting of an order under a moratorium says why, and offers no payment that would be refused', async () => {
  const { press } = await openBooks({ books: suspendedBooks })
  expect(screen.getByText('The payment of this order has to wait')).toBeTruthy()
  expect(screen.getByText(/A named storm threatens the area\./)).toBeTruthy()
  expect(screen.getByText('Its last day to pay stays Friday, 12/04/2026.')).toBeTruthy()
  await press('Enter a transaction')
  const offered = within(await dialog('Accounting information'))
  expect(offered.queryByRole('button', { name: /payment/ })).toBeNull()
  expect(offered.getAllByText('Not possible now: the order is on hold.')).toHaveLength(2)
  expect(offered.getByRole('button', { name: 'Create an invoice' })).toBeTruthy()
  await isPartAccessible()
})

test('the choice of a transaction and the page offer a payment again once the books say that the hold has ended', async () => {
  let now = suspendedBooks
  const { press, user } = await openBooks({ calls: { listAccountingTransactions: async () => ok(now) } })
  now = books
  await press('Enter a transaction')
  expect(await screen.findByRole('button', { name: 'Receive a payment' })).toBeTruthy()
  now = suspendedBooks
  await user.keyboard('{Escape}')
  expect(await screen.findByText('The payment of this order has to wait')).toBeTruthy()
  now = books
  window.dispatchEvent(new Event('focus'))
  await waitFor(() => expect(screen.queryByText('The payment of this order has to wait')).toBeNull())
})

test('an invoice beside an order under a moratorium can be paid, and only that', async () => {
  const order = { ...suspendedBooks.suspended_order!, amount_due: 301.35, invoice: null }
  await begin('Receive a payment', { books: { ...suspendedBooks, due: 421.35, suspended_order: order } })
  expect(screen.getByLabelText('Amount')).toHaveProperty('value', '120')
  expect(screen.getByLabelText(/^The invoice that it is for/)).toHaveProperty('value', 'T-1002')
})

test('an invoice is created of its items, and then sent to the contact point', async () => {
  const stage = await begin('Create an invoice', {
    calls: {
      createInvoice: async () => ok(booked()),
      sendInvoice: async () => ok({ emails: [], message: 'On its way' }),
    },
  })
  const { press, sent, toasts, user } = stage
  // the form begins with one blank entry
  expect(screen.getAllByRole('group', { name: /^Item/ })).toHaveLength(1)
  await press('Create the invoice')
  expect(focused()).toBe(screen.getByLabelText('Description'))
  await user.click(screen.getByRole('link', { name: 'Answer “Description”' }))
  expect(focused()).toBe(screen.getByLabelText('Description'))
  await type(stage, 'Description', 'A third setup day')
  await type(stage, 'Amount', '80')
  await press('Add an item')
  await waitFor(() => expect(focused().id).toBe('change_item-1-item_description'))
  await user.keyboard('Its fee')
  await user.type(within(screen.getByRole('group', { name: 'Item 2' })).getByLabelText('Amount'), '40.50')
  expect(screen.getByText('Total').textContent).toBe('Total $120.50')
  await isPartAccessible()
  await press('Remove item 2')
  await press('Create the invoice')

  const send = within(await dialog('Send the invoice'))
  expect(sent('createInvoice')[0]!.slice(0, 2)).toEqual([
    row.id,
    { type: 'invoice', change_item: [{ item_description: 'A third setup day', amount: 80 }], note: null },
  ])
  expect(send.getByText(/is recorded/).textContent).toContain('Invoice I-000105 for $120.00')
  expect(send.getByLabelText<HTMLInputElement>('Email addresses').value).toBe('jordan.sample@example.com')
  await isPartAccessible()
  await press('Send it')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent('sendInvoice')[0]!.slice(0, 2)).toEqual([
    row.id,
    { transaction_id: 'T-1002', emails: 'jordan.sample@example.com', message: null, again: false },
  ])
  expect(toasts).toEqual([{ kind: 'success', text: 'Email sent successfully!' }])
  // the transactions are loaded again, behind the dialogs and after them
  expect(sent('listAccountingTransactions')).toHaveLength(4)
})

test('a half-entered transaction is left only after a confirmation, and its card stays in its fields', async () => {
  const stage = await begin('Create a sales receipt')
  await stage.user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await stage.press('Enter a transaction')
  await stage.press('Create a sales receipt')
  await stage.user.click(await screen.findByLabelText('By card'))
  await fillCard(stage)
  await stage.user.keyboard('{Escape}')
  await dialog('Discard your changes?')
  await isPartAccessible()
  await stage.press('Keep editing')
  expect(screen.getByLabelText<HTMLInputElement>('Name on the card').value).toBe('Jordan Sample')
  await stage.press('Back')
  await stage.press('Discard')
  await dialog('Accounting information')
  await stage.press('Create a sales receipt')
  expect((await screen.findByLabelText<HTMLInputElement>('By card')).checked).toBe(false)
})

test('a half-written email and a half-written reason need a confirmation too', async () => {
  const { user, press } = await openBooks()
  await press('Send Invoice I-000105')
  await user.type(await screen.findByLabelText(/^Message/), 'Here')
  await press('Cancel')
  await press('Discard')
  await press('Void Invoice I-000105')
  await user.type(await screen.findByLabelText('Reason'), 'Twice')
  await press('Keep it')
  await press('Keep editing')
  expect(screen.getByLabelText<HTMLInputElement>('Reason').value).toBe('Twice')
})

test('an error from the server stays beside its field until the answer changes', async () => {
  const stage = await begin('Create a credit memo', {
    calls: { createCreditMemo: async () => no(aboutAnswers({ 'change_item.0.amount': 'Half of it was credited' })) },
  })
  await type(stage, 'Description', 'A third setup day')
  await type(stage, 'Amount', '80')
  await stage.press('Create the credit memo')
  const link = await screen.findByRole('link', { name: 'Half of it was credited' })
  await stage.user.click(link)
  expect(focused()).toBe(screen.getByLabelText('Amount'))
  expect(focused().getAttribute('aria-invalid')).toBe('true')
  await type(stage, 'Amount', '40')
  expect(screen.queryByText('Half of it was credited')).toBeNull()
  expect(stage.toasts).toEqual([{ kind: 'error', text: 'Check these answers' }])
})

test('a transaction made elsewhere is entered with its day, and not mailed', async () => {
  const stage = await begin('Enter a payment made elsewhere', {
    calls: { enterAccountingTransaction: async () => ok(booked()) },
  })
  await type(stage, 'Amount', '20')
  await type(stage, 'Day', '11/19/2026')
  await type(stage, /^Number in the other system/, 'INV-2041')
  await stage.press('Enter the transaction')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(stage.toasts).toEqual([{ kind: 'success', text: 'Success! The entry is recorded.' }])
  expect(stage.sent('enterAccountingTransaction')[0]!.slice(0, 3)).toEqual([
    'receive-payment',
    row.id,
    { type: 'receivePayment', amount: 20, date: '11/19/2026', reference: 'INV-2041', note: null },
  ])
})

test.each([
  ['invoice', 'Send the invoice', 'sendInvoice'],
  ['salesReceipt', 'Send the sales receipt', 'sendSalesReceipt'],
  ['receivePayment', 'Send the receipt of the payment', 'sendReceivePayment'],
  ['creditMemo', 'Send the credit memo', 'sendCreditMemo'],
  ['issueRefund', 'Send the receipt of the refund', 'sendIssueRefund'],
] as const)('each of the five is sent by its own call, from its row: %s', async (kind, title, call) => {
  const { press, user, sent, toasts } = await openBooks({
    books: { ...books, data: [{ ...invoice, kind }] },
    calls: { [call]: async () => ok({ emails: [], message: 'On its way' }) },
  })
  await press(/^Send .* I-000105$/)
  await dialog(title)
  const emails = screen.getByLabelText('Email addresses')
  await user.clear(emails)
  await press('Send it')
  expect(screen.getByRole('link', { name: 'Answer “Email addresses”' })).toBeTruthy()
  await user.type(emails, 'ana@example.com; ben@example.com')
  await press('Send it')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent(call)[0]![1]).toEqual({
    transaction_id: 'T-1002',
    emails: 'ana@example.com; ben@example.com',
    message: null,
    again: false,
  })
  expect(toasts).toEqual([{ kind: 'success', text: 'Email sent successfully!' }])
})

test('a receipt that was sent says when and to whom, and is sent again only by a button that says so', async () => {
  const entry: typeof invoice = {
    ...invoice,
    kind: 'receivePayment',
    sent: [
      { to: 'fair@example.com', at: '2026-11-20T19:45:00.000Z', state: 'sent' },
      { to: 'ana@example.com', at: '2026-11-21T15:00:00.000Z', state: 'sent' },
    ],
  }
  const { press, sent } = await openBooks({
    books: { ...books, data: [entry] },
    calls: { sendReceivePayment: async () => ok({ emails: [], message: 'On its way' }) },
  })
  expect(screen.getByText('Sent 11/21/2026, 10:00 am, to ana@example.com, after one earlier email')).toBeTruthy()
  await press('Send again Payment I-000105')
  const again = within(await dialog('Send the receipt of the payment again'))
  expect(again.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Sent 11/20/2026, 2:45 pm, to fair@example.com',
    'Sent 11/21/2026, 10:00 am, to ana@example.com',
  ])
  await isPartAccessible()
  await press('Send the receipt of the payment again')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent('sendReceivePayment')[0]![1]).toMatchObject({ again: true })
})

test('the dialog of a new entry learns from the books behind it that its receipt goes out by itself', async () => {
  const entry: typeof invoice = { ...invoice, kind: 'receivePayment' }
  const mailed: typeof invoice = { ...entry, sent: [{ to: null, at: '2026-11-20T19:45:00.000Z', state: 'sending' }] }
  const answers = [entry, mailed]
  const { press } = await openBooks({
    calls: { listAccountingTransactions: async () => ok({ ...books, data: [answers.shift() ?? mailed] }) },
  })
  await press('Send Payment I-000105')
  const copy = within(await dialog('Send another copy of the receipt of the payment'))
  expect(copy.getByText('The receipt of the payment is being sent')).toBeTruthy()
  expect(copy.getByRole('listitem').textContent).toBe('It goes out by itself.')
  expect(copy.getByRole('button', { name: 'Send another copy' })).toBeTruthy()
  expect(copy.getByRole('button', { name: 'Don’t send a copy' })).toBeTruthy()
})
