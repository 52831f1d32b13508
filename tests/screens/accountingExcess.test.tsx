import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { AccountingTransaction } from '../../contract/client'
import { books, owing } from '../walks/accounting.cases'
import { begin, dialog, openBooks, type } from './accountingStage'

const sentence = /A credit memo of/

test('a refund above what is due says that a credit memo is made with it, before it is submitted', async () => {
  const stage = await begin('Issue a refund', { books: owing })
  expect(screen.queryByText(sentence)).toBeNull()
  expect(screen.getByText(/A refund of more than is owed needs one/)).toBeTruthy()
  await type(stage, 'Amount', '60')
  expect((await screen.findByText(sentence)).textContent).toBe(
    '$20.00 more than the $40.00 that is due to the customer is refunded. A credit memo of $20.00 is made with this refund.',
  )
})

test('the note of a payment says nothing of refunds', async () => {
  await begin('Receive a payment')
  expect(screen.getByText('For our books only.')).toBeTruthy()
})

test('voiding a refund says that its credit memo stays', async () => {
  const made: AccountingTransaction = { ...books.data[1]!, note: 'Goodwill', description: 'Refund', items: [] }
  const memo: AccountingTransaction = {
    ...made,
    kind: 'creditMemo',
    transaction_id: 'T-8001',
    number: 'C-000801',
    charged: -20,
  }
  const refund: AccountingTransaction = {
    ...made,
    kind: 'issueRefund',
    transaction_id: 'T-8002',
    number: 'F-000802',
    charged: 0,
    paid: -60,
  }
  const { press } = await openBooks({ books: { ...books, data: [...books.data, memo, refund] } })
  await press('Void Refund F-000802')
  expect(within(await dialog('Void Refund F-000802?')).getByText(/^Credit memo C-000801 of \$20\.00/).textContent).toBe(
    'Credit memo C-000801 of $20.00, which was made with this refund, stays. The money is then due to the customer again.',
  )
})

test('voiding a credit memo that was refunded says so, and how much the customer then owes', async () => {
  const made: AccountingTransaction = { ...books.data[1]!, charged: 0, description: 'A third setup day', items: [] }
  const memo: AccountingTransaction = {
    ...made,
    kind: 'creditMemo',
    transaction_id: 'T-8001',
    number: 'C-000801',
    charged: -50,
  }
  const refund: AccountingTransaction = {
    ...made,
    kind: 'issueRefund',
    transaction_id: 'T-8002',
    number: 'F-000802',
    paid: -50,
  }
  const { press } = await openBooks({ books: { ...books, due: 0, data: [...books.data, memo, refund] } })
  await press('Void Credit memo C-000801')
  expect((await dialog('Void Credit memo C-000801?')).textContent).toContain(
    'It was refunded already, so the customer then owes $50.00.',
  )
})
