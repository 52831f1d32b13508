import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { StaffClient } from '../../../contract/staff'
import { underwriter } from '../../walks/staff.cases'
import { claimRow, clearedItem, refusedItem, screeningItem, workItemPage } from '../../walks/workItems.cases'
import { isAccessible } from '../accessible'
import { ok } from '../fakes'
import { enter } from './application'
import { button } from './usersOffice'

const office = (changes: Partial<StaffClient> = {}) => ({
  getSession: async () => ok(underwriter),
  listWorkItems: async () => ok(workItemPage([screeningItem.row])),
  getWorkItem: async () => ok(screeningItem),
  ...changes,
})
const one = `/quote/admin/requests/${claimRow.id}`

test('names are cleared with a reason, after a question', async () => {
  const decideScreening = vi.fn(async (..._: unknown[]) => ok(clearedItem))
  const { user } = enter(one, office({ decideScreening }))
  expect(await screen.findByText('SAMPLE, Jordan Example')).toBeTruthy()
  expect(screen.getByText('Jordan Sample (insured)')).toBeTruthy()
  await isAccessible()
  await user.click(await button('Clear the names'))
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Another person: born in 1990.')
  await user.click(await button('Clear the names'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Clear these names?' }))
  expect(decideScreening).not.toHaveBeenCalled()
  await isAccessible()
  await user.click(dialog.getByRole('button', { name: 'Clear them' }))
  expect(await screen.findByText('You cleared the names. The policy can be bought.')).toBeTruthy()
  expect(decideScreening.mock.calls[0]!.slice(0, 2)).toEqual([
    claimRow.id,
    { decision: 'clear', reason: 'Another person: born in 1990.' },
  ])
})

test('a refusal says that nothing can be bought any more', async () => {
  const decideScreening = vi.fn(async (..._: unknown[]) => ok(refusedItem))
  const { user } = enter(one, office({ decideScreening }))
  await user.type(await screen.findByRole('textbox', { name: /^Reason/ }), 'The same person.')
  await user.click(await button('Refuse the policy'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Refuse the policy?' }))
  expect(dialog.getByText(/Nothing can be bought with this quote any more/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Refuse it' }))
  expect(await screen.findByText('You refused the policy.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Clear the names' })).toBeNull()
})
