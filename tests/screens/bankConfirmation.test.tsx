import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { problemTypes } from '../../contract/problem'
import { bought, purchases } from '../walks/quote.cases'
import { no, ok } from './fakes'
import { number, openPayment } from './paymentPage'
import { focused } from './stage'

test('the bank’s page stays open while the server is asked; its next page asks at once, and the policy follows', async () => {
  const purchase = vi
    .fn()
    .mockResolvedValueOnce(no(purchases.unconfirmed.problem))
    .mockResolvedValueOnce(no(purchases.unconfirmed.problem))
    .mockResolvedValue(ok(bought))
  const { fill, pay, pass } = await openPayment({ calls: { purchase } })
  await fill()
  await pay()
  await pass(0)
  const frame = screen.getByTitle('The bank’s page')
  expect(frame.getAttribute('src')).toBe('/sandbox-processor/banks/sb_1')
  expect(focused().textContent).toContain('Confirm this payment with your bank')
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
  await pass(5000)
  expect(purchase).toHaveBeenCalledTimes(2)
  // asked without the card
  expect(purchase.mock.calls[1]![0]).toEqual({ id: 'c1', amount_due: 122.85 })
  expect(screen.getByTitle('The bank’s page')).toBe(frame)
  // its own page, and the one after the answer
  fireEvent.load(frame)
  fireEvent.load(frame)
  await pass(0)
  expect(purchase).toHaveBeenCalledTimes(3)
  expect(await screen.findByRole('heading', { name: 'Your event is insured' })).toBeTruthy()
})

test('a payment that is canceled at the bank returns to the form, with the reason beside it', async () => {
  const message = 'The payment was not confirmed with your bank. Nothing was charged. You can try again.'
  const purchase = vi
    .fn()
    .mockResolvedValueOnce(no(purchases.unconfirmed.problem))
    .mockResolvedValue(no({ status: 402, type: problemTypes.paymentNotMade, message }))
  const { fill, pay, pass, user } = await openPayment({ calls: { purchase } })
  await fill()
  await pay()
  await pass(0)
  await user.click(screen.getByRole('button', { name: 'Cancel this payment' }))
  await pass(0)
  expect(purchase.mock.calls[1]![0]).toEqual({ id: 'c1', amount_due: 122.85, cancel_authentication: true })
  expect(screen.getByRole('alert').textContent).toContain(message)
  expect(screen.getByLabelText<HTMLInputElement>('Card number').value).toBe(number)
  expect(screen.queryByTitle('The bank’s page')).toBeNull()
})
