import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { StaffClient } from '../../../contract/staff'
import { early, paid, payable, unmeasured } from '../../walks/rainSettlement.cases'
import { admin } from '../../walks/settings.cases'
import { rep } from '../../walks/staff.cases'
import { isAccessible } from '../accessible'
import { ok } from '../fakes'
import { enter } from './application'
import { button } from './usersOffice'

const calls = (data = unmeasured, user = admin) => ({
  getSession: async () => ok(user),
  getRainSettlement: async () => ok(data),
  recordRain: vi.fn(async (..._: Parameters<StaffClient['recordRain']>) => ok(payable)),
  payRain: vi.fn(async (..._: Parameters<StaffClient['payRain']>) => ok(paid)),
})

test('the page of rain insurance leads to a quote of its own', async () => {
  enter('/quote/#rain-cover', {})
  const link = await screen.findByRole('link', { name: 'Price rain insurance' })
  expect(link.getAttribute('href')).toBe('/quote/?coverage_type=Rain+Insurance')
  const another = screen.getByRole('link', { name: 'Start another rain quote' })
  expect(another.getAttribute('href')).toBe('/quote/?coverage_type=Rain+Insurance&another')
  await isAccessible()
})

test('a measurement is recorded once its fields are right, and its result is said', async () => {
  const server = calls()
  const { user } = enter('/quote/admin/c1/rain', server)
  expect(await screen.findByText('0.25 inches or more on Saturday, 06/12/2027, 12:00 pm to 6:00 pm')).toBeTruthy()
  await user.click(await button('Record the measurement'))
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Record and send the letter' }))
  expect(server.recordRain).not.toHaveBeenCalled()
  await user.type(dialog.getByRole('textbox', { name: /^Inches measured/ }), '0.31')
  await user.type(dialog.getByRole('textbox', { name: /^Station or source/ }), 'Austin-Bergstrom Airport')
  await isAccessible()
  await user.click(dialog.getByRole('button', { name: 'Record and send the letter' }))
  expect(server.recordRain.mock.calls.map(([id, measurement]) => [id, measurement])).toEqual([
    [
      'c1',
      {
        edition: 0,
        inches: 0.31,
        station: 'Austin-Bergstrom Airport',
        from_hour: 12,
        to_hour: 18,
        read_on: '06/14/2027',
      },
    ],
  ])
  expect(
    await screen.findByText('0.31 inches were measured, and the policy asks for 0.25 inches: $25,000.00 is payable.'),
  ).toBeTruthy()
})

test('a payable amount is marked as paid with its reference', async () => {
  const server = calls(payable)
  const { user } = enter('/quote/admin/c1/rain', server)
  await user.click(await button('Mark as paid'))
  const dialog = within(screen.getByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: /^Reference/ }), 'Check 2041')
  await user.click(dialog.getByRole('button', { name: 'Mark as paid' }))
  expect(server.payRain.mock.calls.map(([, payment]) => payment)).toEqual([
    { edition: 1, paid_on: '06/14/2027', reference: 'Check 2041' },
  ])
  expect(await screen.findByText('On 06/14/2027: Check 2041')).toBeTruthy()
})

test('nothing can be recorded too early, or by others', async () => {
  enter('/quote/admin/c1/rain', calls(early))
  expect(await screen.findByText('The insured hours of 06/12/2027 are not over.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Record the measurement' })).toBeNull()
})

test('a representative reads the settlement only', async () => {
  enter('/quote/admin/c1/rain', calls(payable, rep))
  expect(await screen.findByText('Underwriters and administrators record the measurement.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Mark as paid' })).toBeNull()
})
