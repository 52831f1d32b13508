import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { noAnswer } from '../../contract/problem'
import { books, conflict, noBooks, owing, owingOrganizer } from '../walks/accounting.cases'
import { booked, dialog, openBooks, playBooks } from './accountingStage'
import { no, ok } from './fakes'
import { focused, isPartAccessible, title } from './policyStage'

test('the books are a table: each entry with its balance, voided ones struck with why', async () => {
  await openBooks()
  expect(document.activeElement).toBe(await screen.findByRole('heading', { level: 2, name: 'Accounting' }))
  expect(screen.getByRole('heading', { level: 2, name: '$100.00 is due' })).toBeTruthy()
  const rows = screen.getAllByRole('row').slice(1)
  expect(rows.map((each) => within(each).getByRole('rowheader').textContent)).toEqual([
    'R-000104',
    'I-000105',
    'I-000106',
    'V-000001',
    'P-000108',
  ])
  const cells = rows.map((each) =>
    within(each)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  )
  expect(cells[0]!.slice(3, 6)).toEqual(['Charged 301.35', 'Paid 301.35', 'Balance 0.00'])
  expect(cells[1]![2]).toContain('A third setup day: 80.00')
  expect(cells[2]![2]).toContain('Voided: Entered twice')
  expect(cells[3]![0]).toBe('Credit memo, reversed')
  expect(within(rows[2]!).getByRole('rowheader').className).toContain('line-through')
  expect(cells[4]![2]).toContain('Made elsewhere on 11/19/2026')
  expect(cells.map((each) => each[5])).toEqual([
    'Balance 0.00',
    'Balance 120.00',
    'Balance 240.00',
    'Balance 120.00',
    'Balance 100.00',
  ])
  expect(within(rows[0]!).getByRole('link', { name: 'PDF of Sales receipt R-000104' }).getAttribute('href')).toBe(
    '/api/files/sample-receipt-token',
  )
  // entries made elsewhere and voided entries cannot be emailed
  expect(screen.getAllByRole('button', { name: /^Send / }).map((each) => each.getAttribute('aria-label'))).toEqual([
    'Send Sales receipt R-000104',
    'Send Invoice I-000105',
  ])
  const tabs = within(screen.getByRole('navigation', { name: 'This contact' }))
  expect(tabs.getByRole('link', { current: 'page' }).textContent).toBe('Accounting')
  await isPartAccessible()
})

test.each([
  [noBooks, 'Settled'],
  [owing, 'We owe $40.00'],
])('the balance is described in words', async (read, words) => {
  await openBooks({ books: read })
  expect(screen.getByRole('heading', { level: 2, name: words })).toBeTruthy()
})

test('an account without transactions says so', async () => {
  await openBooks({ books: noBooks })
  expect(screen.getByText(/^Nothing has been charged or paid yet\./)).toBeTruthy()
  expect(screen.queryByRole('searchbox')).toBeNull()
  await isPartAccessible()
})

test('payable refunds name their status, and lead to a form filled in with the amount', async () => {
  const { press } = await openBooks({ books: owing })
  const owed = within(screen.getByRole('region', { name: 'Refunds due' }))
  expect(owed.getByText(/^The processor refused it\./)).toBeTruthy()
  expect(owed.getByText('On its way to the card.')).toBeTruthy()
  await press('Refund it')
  await dialog('Issue a refund')
  expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('40')
})

test('a refund of a policy that an organizer paid for names the organizer, in the list and in the form', async () => {
  const { press, user } = await openBooks({ books: owingOrganizer })
  const payee = /the organizer: Sample Fairs LLC, 12 Example Road, Austin, TX 78701 \(paid with OI-000001\)\.$/
  expect(within(screen.getByRole('region', { name: 'Refunds due' })).getByText(payee)).toBeTruthy()
  await press('Refund it')
  const form = within(await dialog('Issue a refund'))
  await user.click(form.getByLabelText('By check or transfer'))
  expect(form.getByText(payee)).toBeTruthy()
  // a charge to a card goes back to that card
  await user.click(form.getByLabelText('To the card'))
  expect(form.queryByText(payee)).toBeNull()
})

test.each([
  ['to the organizer', owingOrganizer, 'fairs@example.com'],
  ['to the customer', owing, 'jordan.sample@example.com'],
])('the receipt of a refund %s is addressed there', async (_, read, address) => {
  const [receipt] = books.data
  const refund = { ...receipt!, kind: 'issueRefund', transaction_id: 'T-9001', number: 'F-000901', card: null } as const
  const { press } = await openBooks({ books: { ...read, data: [...books.data, refund] } })
  await press(/^Send .* F-000901$/)
  expect((await screen.findByLabelText<HTMLInputElement>('Email addresses')).value).toBe(address)
})

test('after an entry is voided the focus is on its row', async () => {
  const voided = books.data.map((each) => (each.number === 'I-000105' ? { ...each, can_void: false } : each))
  let answer = () => {}
  const reread = new Promise<void>((resolve) => {
    answer = resolve
  })
  const listAccountingTransactions = vi
    .fn()
    .mockResolvedValueOnce(ok(books))
    .mockImplementation(() => reread.then(() => ok({ ...books, data: voided })))
  const voidAccountingTransaction = async () => ok(booked())
  const { press, user } = await openBooks({ calls: { listAccountingTransactions, voidAccountingTransaction } })
  await press('Void Invoice I-000105')
  await user.type(screen.getByLabelText('Reason'), 'Entered twice')
  await press('Void it')
  await waitFor(() => expect(focused()).toBe(screen.getByRole('button', { name: 'Void Invoice I-000105' })))
  answer()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Void Invoice I-000105' })).toBeNull())
  expect(focused()).toBe(screen.getByRole('rowheader', { name: 'I-000105' }))
})

test('an entry is voided once a reason is given', async () => {
  const voidAccountingTransaction = vi.fn().mockResolvedValueOnce(no(conflict)).mockResolvedValueOnce(ok(booked()))
  const { press, user, sent, toasts } = await openBooks({ calls: { voidAccountingTransaction } })
  await press('Void Invoice I-000105')
  await dialog('Void Invoice I-000105?')
  await isPartAccessible()
  await press('Void it')
  expect(focused()).toBe(screen.getByLabelText('Reason'))
  await user.type(screen.getByLabelText('Reason'), 'Entered twice')
  await press('Void it')
  expect((await screen.findByRole('alert')).textContent).toBe('Nothing is due here')
  await press('Void it')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent('voidAccountingTransaction')[1]).toEqual(['invoice', 'T-1002', { reason: 'Entered twice' }])
  expect(toasts.map(({ text }) => text)).toEqual(['Nothing is due here', 'Success! The entry is voided.'])
})

test('the statement is saved as a file; a failure shows a message', async () => {
  const statement = new Blob(['%PDF-1.7'], { type: 'application/pdf' })
  const getStatement = vi.fn().mockResolvedValueOnce(ok(statement)).mockResolvedValueOnce(no(noAnswer))
  const { press, files, toasts } = await openBooks({ calls: { getStatement } })
  await press('Statement as PDF')
  await waitFor(() => expect(files).toEqual([statement]))
  await press('Statement as PDF')
  await waitFor(() => expect(toasts).toEqual([{ kind: 'error', text: 'Something went wrong' }]))
})

test('transactions that failed to load are loaded again, and earlier ones stay in sight meanwhile', async () => {
  const listAccountingTransactions = vi
    .fn()
    .mockResolvedValueOnce(no(noAnswer))
    .mockResolvedValueOnce(ok(books))
    // the choice of a transaction reads them too
    .mockResolvedValueOnce(ok(books))
    .mockResolvedValueOnce(no(noAnswer))
    .mockResolvedValueOnce(ok(noBooks))
  const { press, user } = playBooks({ calls: { listAccountingTransactions } })
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  await title()
  await press('Enter a transaction')
  await user.keyboard('{Escape}')
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getAllByRole('row')).toHaveLength(6)
  await user.click(again)
  expect(await screen.findByRole('heading', { level: 2, name: 'Settled' })).toBeTruthy()
})

test.each([
  [404, 'There is no such quote'],
  [403, 'You don’t have access to accounting'],
])('a server that responds with %s: %s', async (status, words) => {
  playBooks({ calls: { listAccountingTransactions: async () => no({ status, message: 'No' }) } })
  expect((await title()).textContent).toBe(words)
})
