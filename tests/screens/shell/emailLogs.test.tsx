import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { StaffClient } from '../../../contract/staff'
import { logs } from '../../walks/files.cases'
import { mailed, message, refused } from '../../walks/office.cases'
import { rep, row } from '../../walks/staff.cases'
import { isAccessible } from '../accessible'
import { no, ok } from '../fakes'
import { enter, here } from './application'

const at = `/quote/admin/${row.id}/email-logs`
const staffPage = <Changes extends Partial<StaffClient>>(changes?: Changes) => ({
  getSession: async () => ok(rep),
  listEmailLogs: vi.fn(async (..._: Parameters<StaffClient['listEmailLogs']>) => ok(logs)),
  readMail: async () => ok(message),
  forwardEmail: vi.fn(async (..._: Parameters<StaffClient['forwardEmail']>) =>
    ok({ ...logs, logs: [{ ...mailed, number: 13, subject: `Fwd: ${mailed.subject}` }, ...logs.logs], total: 3 }),
  ),
  ...(changes as Changes),
})

test('the mail about a contact is listed, and read as the mailbox shows it', async () => {
  const { user } = enter(at, staffPage())
  const heading = await screen.findByRole('heading', { level: 2, name: 'Email logs' })
  expect(document.activeElement).toBe(heading)
  const rows = (await screen.findAllByRole('row')).slice(1).map((each) => each.textContent)
  expect(rows[0]).toMatch(/Your event is insured.*jordan\.sample@example\.com.*Sent/)
  expect(rows[1]).toMatch(/550 No such user.*Failed/)
  await isAccessible()
  await user.click(screen.getByRole('link', { name: mailed.subject }))
  await screen.findByRole('heading', { level: 1, name: mailed.subject })
  expect(screen.getByTitle('The message').getAttribute('sandbox')).toBe('')
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Email logs' }))
  expect(here()).toBe(at)
})

test('while it is fetched, the overlay says so in the specification’s words; its pages are in the address', async () => {
  const { unmount } = enter(at, staffPage({ listEmailLogs: () => new Promise<never>(() => {}) }))
  expect(await screen.findByText('Fetching Email Logs ...')).toBeTruthy()
  unmount()
  const server = staffPage({
    listEmailLogs: vi.fn(async (..._: Parameters<StaffClient['listEmailLogs']>) => ok({ ...logs, total: 120 })),
  })
  const { user } = enter(at, server)
  await user.click(await screen.findByRole('link', { name: /^Next/ }))
  expect(here()).toBe(`${at}?page=2`)
  expect(server.listEmailLogs.mock.calls.at(-1)!.slice(0, 2)).toEqual([row.id, { page: 2 }])
})

test('one page stays in sight while the next is read', async () => {
  const listEmailLogs = vi
    .fn()
    .mockResolvedValueOnce(ok({ ...logs, total: 120 }))
    .mockReturnValueOnce(new Promise(() => {}))
  const { user } = enter(at, staffPage({ listEmailLogs }))
  await user.click(await screen.findByRole('link', { name: /^Next/ }))
  expect(await screen.findByText('Fetching Email Logs ...')).toBeTruthy()
  expect(screen.getByRole('link', { name: mailed.subject })).toBeTruthy()
})

test('a press during a load is not lost; the page loads once the dialog is closed', async () => {
  const second = { ...logs, logs: [refused], total: 120, page: 2 }
  const listEmailLogs = vi
    .fn()
    .mockResolvedValueOnce(ok({ ...logs, total: 120 }))
    .mockReturnValueOnce(new Promise(() => {}))
    .mockResolvedValueOnce(ok(second))
  const { user } = enter(at, staffPage({ listEmailLogs }))
  await user.click(await screen.findByRole('link', { name: /^Next/ }))
  await user.click(screen.getByRole('button', { name: `Forward: ${mailed.subject}, to ${mailed.recipient}` }))
  expect(await screen.findByRole('dialog', { name: 'Forward this email' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: mailed.subject })).toBeNull())
  expect(screen.getByRole('link', { name: refused.subject })).toBeTruthy()
})

test('a message is forwarded to whom one names, and is in the log', async () => {
  const server = staffPage()
  const { user, toasts } = enter(at, server)
  await user.click(await screen.findByRole('button', { name: `Forward: ${mailed.subject}, to ${mailed.recipient}` }))
  await screen.findByRole('dialog', { name: 'Forward this email' })
  await user.click(screen.getByRole('button', { name: 'Forward' }))
  expect(server.forwardEmail).not.toHaveBeenCalled()
  const to = screen.getByRole('textbox', { name: /Email/ })
  expect(to.getAttribute('aria-invalid')).toBe('true')
  await isAccessible()
  await user.type(to, 'broker@example.com')
  await user.click(screen.getByRole('button', { name: 'Forward' }))
  expect(await screen.findByRole('link', { name: `Fwd: ${mailed.subject}` })).toBeTruthy()
  expect(server.forwardEmail.mock.calls[0]!.slice(0, 2)).toEqual([
    row.id,
    { number: 12, emails: 'broker@example.com', message: null },
  ])
  expect(toasts).toMatchObject([{ text: 'Email forwarded successfully!' }])
})

test('an email that cannot be forwarded says why, and keeps the typed text', async () => {
  const gone = no({ status: 409, message: 'The text of this message is no longer stored, so it cannot be forwarded' })
  const { user } = enter(at, staffPage({ forwardEmail: async () => gone }))
  await user.click(await screen.findByRole('button', { name: `Forward: ${refused.subject}, to ${refused.recipient}` }))
  const to = await screen.findByRole<HTMLInputElement>('textbox', { name: /Email/ })
  await user.type(to, 'broker@example.com')
  await user.click(screen.getByRole('button', { name: 'Forward' }))
  expect((await screen.findByRole('alert')).textContent).toContain('is no longer stored')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Email/ }).value).toBe('broker@example.com')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  // a confirmation opens first: Escape is the safe answer
  expect(await screen.findByRole('dialog', { name: 'Discard your changes?' })).toBeTruthy()
  await user.keyboard('{Escape}')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Email/ }).value).toBe('broker@example.com')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: 'Discard' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('an empty log says so, and a missing contact too', async () => {
  const { unmount } = enter(at, staffPage({ listEmailLogs: async () => ok({ ...logs, logs: [], total: 0 }) }))
  expect(await screen.findByText('Nothing was emailed about Q-204815 yet.')).toBeTruthy()
  unmount()
  enter(at, staffPage({ listEmailLogs: async () => no({ status: 404, message: 'There is no such contact' }) }))
  expect(await screen.findByRole('heading', { level: 1, name: 'There is no such quote' })).toBeTruthy()
})
