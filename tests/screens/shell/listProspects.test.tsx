import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { rep, underwriter } from '../../walks/staff.cases'
import { isAccessible } from '../accessible'
import { ok } from '../fakes'
import { enter } from './application'
import { office } from './listOffice'

test('a person who is not yet a contact is added to the prospects from the list, which is read again', async () => {
  const known = { id: 1, name: null, phone: null, note: null, actor: rep.email, created: '2026-11-20T15:00:00Z' }
  const addPropspect = vi.fn(async (_: unknown) => ok({ ...known, email: 'sam@example.com', is_new: true }))
  const server = office({ addPropspect })
  const { user, toasts } = enter('/quote/admin', server)
  await user.click(await screen.findByRole('button', { name: 'Add a prospect' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a prospect' }))
  await user.click(dialog.getByRole('button', { name: 'Add the prospect' }))
  expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: 'Email' }))
  expect(addPropspect).not.toHaveBeenCalled()
  await isAccessible()
  await user.type(dialog.getByRole('textbox', { name: 'Email' }), 'sam@example.com')
  await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Sam Sample')
  const reads = server.findContacts.mock.calls.length
  await user.click(dialog.getByRole('button', { name: 'Add the prospect' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(addPropspect.mock.calls[0]![0]).toEqual({
    email: 'sam@example.com',
    name: 'Sam Sample',
    phone: null,
    note: null,
  })
  expect(toasts).toMatchObject([{ kind: 'success', text: 'Contact added to prospect successfully!' }])
  expect(server.findContacts.mock.calls).toHaveLength(reads + 1)
})

test('an existing prospect is reported, and an underwriter adds none', async () => {
  const known = { id: 1, name: null, phone: null, note: null, actor: rep.email, created: '2026-11-20T15:00:00Z' }
  const addPropspect = async () => ok({ ...known, email: 'sam@example.com', is_new: false })
  const { user, toasts, unmount } = enter('/quote/admin', office({ addPropspect }))
  await user.click(await screen.findByRole('button', { name: 'Add a prospect' }))
  await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'sam@example.com{Enter}')
  await waitFor(() => expect(toasts).toMatchObject([{ text: 'sam@example.com is among the prospects already.' }]))
  unmount()
  enter('/quote/admin', office({ getSession: async () => ok(underwriter) }))
  await screen.findByRole('link', { name: 'Q-204815' })
  expect(screen.queryByRole('button', { name: 'Add a prospect' })).toBeNull()
})
