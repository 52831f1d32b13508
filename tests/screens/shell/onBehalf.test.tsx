import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Contact } from '../../../contract/client'
import { noAnswer } from '../../../contract/problem'
import type { StaffClient } from '../../../contract/staff'
import { startOnBehalf } from '../../../src/app/pages/staffPreview'
import { opened, row } from '../../walks/staff.cases'
import { attendance } from '../../walks/workspace.cases'
import { no, ok } from '../fakes'
import { enter } from './application'

const quote = { quote: () => import('../../../src/app/pages/quote') }
const server = <Changes extends Partial<StaffClient>>(changes?: Changes) => ({
  openContact: async () => ok(opened),
  currentDate: async () => ok({ date: '11/20/2026' }),
  recalculate: async () => no(noAnswer),
  sayPresence: vi.fn(async (_: string) => ok(attendance)),
  ...(changes as Changes),
})

test('staff in a customer’s quote see on whose behalf, who else is there, and the way back', async () => {
  const calls = server()
  enter(`/quote/?id=${row.id}&from=admin`, calls, quote)
  const bar = await screen.findByRole('complementary', { name: 'On whose behalf' })
  await waitFor(() => expect(bar.textContent).toContain('Q-204815'))
  await waitFor(() => expect(bar.textContent).toContain('rep.two is at work on this too.'))
  expect(screen.getByRole('link', { name: 'Back to the record' }).getAttribute('href')).toBe(`/quote/admin/${row.id}`)
  expect(calls.sayPresence.mock.calls[0]![0]).toBe(row.id)
})

test('a new quote by staff says so at once, and links back to the list', async () => {
  const calls = server()
  enter('/quote/?from=admin', calls, quote)
  const bar = await screen.findByRole('complementary', { name: 'On whose behalf' })
  expect(bar.textContent).toContain('On behalf of the customer')
  expect(screen.getByRole('link', { name: 'Back to the list' }).getAttribute('href')).toBe('/quote/admin')
  expect(calls.sayPresence).not.toHaveBeenCalled()
})

test('once a new quote has its record, the staff member shows as present, and the bar links to it', async () => {
  const calls = server()
  const bar = startOnBehalf({ client: calls } as never, null)
  bar.named(row.id)
  await waitFor(() => expect(calls.sayPresence).toHaveBeenCalledTimes(1))
  expect(calls.sayPresence.mock.calls[0]![0]).toBe(row.id)
  // a save names it again
  bar.named(row.id)
  expect(calls.sayPresence).toHaveBeenCalledTimes(1)
  bar.end()
})

test('a colleague’s change shows before anything is saved, and its values show on request', async () => {
  const named = (event_name: string, version: number) => {
    const contact = opened.contact as Contact
    return ok({ ...opened, contact: { ...contact, version, customFields: { ...contact.customFields, event_name } } })
  }
  const openContact = vi.fn().mockResolvedValueOnce(named('Ours', 3)).mockResolvedValue(named('Theirs', 9))
  const patchContact = vi.fn()
  const sayPresence = vi.fn(async (_: string) => ok({ ...attendance, version: 9 }))
  const { user } = enter(`/quote/?id=${row.id}&from=admin`, server({ openContact, patchContact, sayPresence }), quote)
  expect(await screen.findByText(/^rep\.two@example\.com has changed this quote meanwhile\./)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Look at the changes' }))
  const message = await screen.findByRole('alert')
  expect(message.textContent).toContain('Here: Ours')
  expect(message.textContent).toContain('There: Theirs')
  // the choice is open now
  expect(screen.queryByRole('button', { name: 'Look at the changes' })).toBeNull()
  await user.click(within(message).getByRole('button', { name: 'Take theirs' }))
  await waitFor(() => expect(screen.queryByText(/has changed this quote meanwhile/)).toBeNull())
  expect(openContact).toHaveBeenCalledTimes(3)
  expect(patchContact).not.toHaveBeenCalled()
})

test('the customer sees no bar, and sends no presence', async () => {
  const calls = server()
  enter(`/quote/?id=${row.id}`, calls, quote)
  await screen.findByText(/^Event insurance quote/)
  expect(screen.queryByRole('complementary', { name: 'On whose behalf' })).toBeNull()
  expect(calls.sayPresence).not.toHaveBeenCalled()
})

test('a session that ended asks staff to sign in again', async () => {
  enter(
    `/quote/?id=${row.id}&from=admin`,
    server({ sayPresence: async () => no({ status: 401, message: 'Sign in' }) }),
    quote,
  )
  expect(await screen.findByRole('link', { name: 'Your session is over. Sign in again' })).toBeTruthy()
})

test('a different account in the same browser gets no message about an ended session', async () => {
  const message = 'You are signed in as rep.two@example.com now, and this page belongs to another user'
  enter(`/quote/?id=${row.id}&from=admin`, server({ sayPresence: async () => no({ status: 401, message }) }), quote)
  const bar = await screen.findByRole('complementary', { name: 'On whose behalf' })
  expect(await within(bar).findByRole('link', { name: 'Your session is over. Sign in again' })).toBeTruthy()
  expect(bar.textContent).not.toContain('signed out')
})

test('a new sign-in in another tab restores presence', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  const sayPresence = vi
    .fn()
    .mockResolvedValueOnce(no({ status: 401, message: 'Sign in' }))
    .mockResolvedValue(ok(attendance))
  enter(`/quote/?id=${row.id}&from=admin`, server({ sayPresence }), quote)
  expect(await screen.findByRole('link', { name: 'Your session is over. Sign in again' })).toBeTruthy()
  await act(async () => void (await vi.advanceTimersByTimeAsync(10_000)))
  expect(await screen.findByRole('link', { name: 'Back to the record' })).toBeTruthy()
})
