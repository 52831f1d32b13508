// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { noAnswer, problemTypes } from '../../contract/problem'
import { aboutAnswers, books, conflict, exception, invoice, owing } from '../walks/accounting.cases'
import { row } from '../walks/staff.cases'
import { booked, dialog, openBooks, type playBooks } from './accountingStage'
import { card, no, ok } from './fakes'
import { focused, isAccessible } from './policyStage'

type Stage = ReturnType<typeof playBooks>
const { token, payment_type: _, ...cardDetails } = card

async function begin(name: string, scene: Parameters<typeof playBooks>[0] = {}) {
  const stage = await openBooks(scene)
  await stage.press('Enter a transaction')
  await dialog('Accounting information')
  await stage.press(name)
  await dialog(name)
  return stage
}
const type = async ({ user }: Pick<Stage, 'user'>, label: string | RegExp, value: string) => {
  await user.clear(screen.getByLabelText(label))
  await user.type(screen.getByLabelText(label), value)
}
async function fillCard(stage: Stage) {
  const right = {
    'Name on the card': 'Jordan Sample',
    'Card number': '4242 4242 4242 4242',
    Expires: '0929',
    'Security code': '123',
    'Billing ZIP code': '78701',
  }
  for (const [label, value] of Object.entries(right)) await type(stage, label, value)
}

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
  await isAccessible()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
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
  await isAccessible()
  await press('Remove item 2')
  await press('Create the invoice')

  const send = within(await dialog('Send the invoice'))
  expect(sent('createInvoice')[0]!.slice(0, 2)).toEqual([
    row.id,
    { type: 'invoice', change_item: [{ item_description: 'A third setup day', amount: 80 }], note: null },
  ])
  expect(send.getByText(/is recorded/).textContent).toContain('Invoice I-000105 for $120.00')
  expect(send.getByLabelText<HTMLInputElement>('Email addresses').value).toBe('jordan.sample@example.com')
  await isAccessible()
  await press('Send it')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent('sendInvoice')[0]!.slice(0, 2)).toEqual([
    row.id,
    { transaction_id: 'T-1002', emails: 'jordan.sample@example.com', message: null },
  ])
  expect(toasts).toEqual([{ kind: 'success', text: 'Email sent successfully!' }])
  // the transactions are loaded again, behind the dialog and after it
  expect(sent('listAccountingTransactions')).toHaveLength(3)
})

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
  await isAccessible()
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
  await isAccessible()
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

test('a lost response is requested again under the same key', async () => {
  // the screen also retries by itself every few seconds, and gets the same response until the test changes it
  let answer: unknown = no(noAnswer)
  const createInvoice = vi.fn().mockImplementation(async () => answer)
  const stage = await begin('Create an invoice', { calls: { createInvoice } })
  await type(stage, 'Description', 'A third setup day')
  await type(stage, 'Amount', '120')
  await stage.press('Create the invoice')
  await dialog('We do not know yet whether it was made')
  await isAccessible()
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
  })
  expect(toasts).toEqual([{ kind: 'success', text: 'Email sent successfully!' }])
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
  await isAccessible()
})
