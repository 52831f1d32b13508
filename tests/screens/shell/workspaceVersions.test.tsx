import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { opened } from '../../walks/staff.cases'
import * as cases from '../../walks/workspace.cases'
import { no, ok } from '../fakes'
import { enter } from './application'
import { alone, at, button, office, stored } from './workspaceOffice'

test('colleagues at work on the contact are named, and a newer version is loaded', async () => {
  const changed = { ...cases.attendance, version: 9 }
  const openContact = vi.fn().mockResolvedValueOnce(ok(opened)).mockResolvedValue(ok(cases.newer))
  const { user } = enter(at, office({ sayPresence: async () => ok(changed), openContact }))
  expect(await screen.findByText('rep.two is at work on this too.')).toBeTruthy()
  expect(screen.getByText('This was changed meanwhile by rep.two@example.com.')).toBeTruthy()
  await user.click(await button('Read it again'))
  expect(await screen.findByText('Called thrice.')).toBeTruthy()
  expect(screen.queryByText(/^This was changed meanwhile/)).toBeNull()
})

test('an open form continues with the newer version', async () => {
  const openContact = vi.fn().mockResolvedValueOnce(ok(opened)).mockResolvedValue(ok(cases.newer))
  const updateRecord = vi.fn(async (..._: unknown[]) => stored)
  const sayPresence = async () => ok({ ...alone, version: 9 })
  const { user } = enter(at, office({ openContact, updateRecord, sayPresence }))
  await user.click(await button('Change the record'))
  await user.type(await screen.findByLabelText(/^Contract number/), 'C-78')
  await user.click(await button('Read it again'))
  expect(document.activeElement?.tagName).toBe('H1')
  // the record, and the question that was left alone
  await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>(/^Notes/).value).toBe('Called thrice.'))
  await user.click(await button('Save'))
  await waitFor(() => expect(updateRecord).toHaveBeenCalled())
  const [, record, version] = updateRecord.mock.calls[0]!
  // and keeps a colleague's change of another field
  expect(record).toEqual({ contract_number: 'C-78' })
  expect(version).toBe(9)
})

test('an open form is not carried over to a newer version by a visit: it names the change, and its text stays', async () => {
  const openContact = vi.fn().mockResolvedValueOnce(ok(opened)).mockResolvedValue(ok(cases.newer))
  const updateRecord = vi.fn(async (..._: unknown[]) => stored)
  const { user } = enter(
    at,
    office({ openContact, updateRecord, getHistory: async () => ok(cases.historyPage() as never) }),
  )
  await user.click(await button('Change the record'))
  await user.type(await screen.findByLabelText(/^Contract number/), 'C-78')
  await user.click(screen.getByRole('link', { name: 'History' }))
  await screen.findByRole('heading', { name: 'History' })
  await user.click(screen.getByRole('link', { name: 'Record' }))
  expect(await screen.findByText('This was changed meanwhile. Nothing has been done yet.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>(/^Contract number/).value).toBe('C-78')
  expect(screen.getByText('Your text is still here. Read the current record first.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Read it again' }))
  await waitFor(() => expect(screen.queryByText('This was changed meanwhile. Nothing has been done yet.')).toBeNull())
  // its button is gone
  expect(document.activeElement?.textContent).toBe('Change the record')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(updateRecord).toHaveBeenCalled())
  expect(updateRecord.mock.calls[0]!.slice(1, 3)).toEqual([{ contract_number: 'C-78' }, 9])
})

test('a dialog without questions says nothing of a text, takes the focus to its refusal and gives it back to its title', async () => {
  const openContact = vi
    .fn()
    .mockResolvedValueOnce(ok(opened))
    .mockResolvedValue(ok(cases.withFields({}, 9)))
  const markQuoteApproved = async () => no(cases.outdated)
  const { user } = enter(at, office({ openContact, markQuoteApproved }))
  await user.click(await button('Approve'))
  await user.click(await button('Approve it'))
  const again = await button('Read it again')
  expect(screen.getByText('Read the current record first.')).toBeTruthy()
  expect(document.activeElement?.contains(again)).toBe(true)
  await user.click(again)
  expect(await button('Approve it')).toBeTruthy()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Approve this quote?'))
})
