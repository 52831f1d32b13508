import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { StaffClient } from '../../../contract/staff'
import { rep } from '../../walks/staff.cases'
import {
  approvalItem,
  approvedItem,
  changedApproval,
  claimRow,
  declinedItem,
  ownApproval,
  withdrawnItem,
  workItemPage,
} from '../../walks/workItems.cases'
import { isAccessible } from '../accessible'
import { no, ok } from '../fakes'
import { enter } from './application'

const office = (changes: Partial<StaffClient> = {}) => ({
  getSession: async () => ok(rep),
  listWorkItems: async () => ok(workItemPage([approvalItem.row])),
  getWorkItem: vi.fn(async () => ok(approvalItem)),
  ...changes,
})
const one = `/quote/admin/requests/${claimRow.id}`
const button = (name: string) => screen.findByRole('button', { name })
const dialogNamed = async (name: string) => within(await screen.findByRole('dialog', { name }))
const answered = async (words: string) => {
  const notice = (await screen.findByText(words)).closest('[role=status]')!
  await waitFor(() => expect(document.activeElement).toBe(notice.parentElement))
}

test('a refund is approved after its amounts were worked out again', async () => {
  const decideRefund = vi.fn(async (..._: unknown[]) => ok(approvedItem))
  const getWorkItem = vi.fn(async () => ok(approvalItem))
  const { user } = enter(one, office({ decideRefund, getWorkItem }))
  await screen.findByText(/underwriter.one asks for your decision/)
  await isAccessible()
  await user.click(await button('Approve'))
  const asked = await dialogNamed('Approve this?')
  expect(getWorkItem).toHaveBeenCalledTimes(2)
  expect(asked.getByText('Visa ending in 4242')).toBeTruthy()
  expect(decideRefund).not.toHaveBeenCalled()
  await user.click(asked.getByRole('button', { name: 'Approve it' }))
  await answered('You approved this, and it is done.')
  expect(decideRefund.mock.calls[0]!.slice(0, 2)).toEqual([claimRow.id, { decision: 'approve' }])
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
})

test('an approval whose facts have changed is not asked for, and what has changed is shown', async () => {
  const getWorkItem = vi.fn().mockResolvedValueOnce(ok(approvalItem)).mockResolvedValue(ok(changedApproval))
  const { user } = enter(one, office({ getWorkItem }))
  await user.click(await button('Approve'))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('It was not approved. Look at it again.')
  expect(screen.getByText('(at the request: $0.00)')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('an approval that the server refuses says why, beside the request as it is now', async () => {
  const message = 'Something has changed since the request, so nothing was done'
  const decideRefund = async () => no({ status: 409, message })
  const getWorkItem = vi
    .fn()
    .mockResolvedValueOnce(ok(approvalItem))
    .mockResolvedValueOnce(ok(approvalItem))
    .mockResolvedValue(ok(changedApproval))
  const { user } = enter(one, office({ decideRefund, getWorkItem }))
  await user.click(await button('Approve'))
  await user.click((await dialogNamed('Approve this?')).getByRole('button', { name: 'Approve it' }))
  expect((await screen.findByRole('alert')).textContent).toBe(message)
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
})

test('a decline needs a reason, which stays when the user thinks again', async () => {
  const decideRefund = vi.fn(async (..._: unknown[]) => ok(declinedItem))
  const { user } = enter(one, office({ decideRefund }))
  await user.click(await button('Decline'))
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reason for the decline' })
  expect(document.activeElement).toBe(box)
  expect(box.getAttribute('aria-invalid')).toBe('true')
  await user.type(box, 'Within the agreed time.')
  await user.click(await button('Decline'))
  await user.click((await dialogNamed('Decline this?')).getByRole('button', { name: 'Not yet' }))
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Within the agreed time.')
  await user.click(await button('Decline'))
  await user.click((await dialogNamed('Decline this?')).getByRole('button', { name: 'Decline it' }))
  await answered('You declined this. underwriter.one gets your reason by email.')
  const reason = 'Within the agreed time.'
  expect(decideRefund.mock.calls[0]!.slice(0, 2)).toEqual([claimRow.id, { decision: 'decline', reason }])
})

test('the person who asked can only withdraw the request', async () => {
  const withdrawApproval = vi.fn(async () => ok(withdrawnItem))
  const { user } = enter(one, office({ withdrawApproval, getWorkItem: async () => ok(ownApproval) }))
  await screen.findByText(/You asked for this, so somebody else has to decide/)
  for (const name of ['Approve', 'Decline', 'Close', 'Reopen'])
    expect(screen.queryByRole('button', { name })).toBeNull()
  await user.click(await button('Withdraw the request'))
  await user.click((await dialogNamed('Withdraw this?')).getByRole('button', { name: 'Withdraw it' }))
  await answered('You withdrew this. Nothing was done.')
})
