import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { thisSession } from '../../walks/ownSessions.walks'
import { rep } from '../../walks/staff.cases'
import { isAccessible } from '../accessible'
import { ok } from '../fakes'
import { enter } from './application'
import { button, office } from './usersOffice'

const other = { ...thisSession, id: 's2', browser: 'Safari on iOS', is_current: false }
const another = { ...other, id: 's3', browser: null }

test('a user sees the own sessions, and ends all others', async () => {
  let rows = [thisSession, other, another]
  const endOtherSessions = vi.fn(async () => {
    rows = [thisSession]
    return ok(undefined)
  })
  const calls = { getSession: async () => ok(rep), listSessions: async () => ok({ rows }), endOtherSessions }
  const { user } = enter('/quote/admin/account', office(calls))
  const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
  await screen.findByText('This session')
  expect(names()).toEqual(['Chrome on Windows', 'Safari on iOS', 'Unknown browser'])
  await isAccessible()

  await user.click(await button('End all other sessions'))
  expect(document.activeElement?.textContent).toBe('The session has ended. The list shows the others.')
  expect(names()).toEqual(['Chrome on Windows'])
  expect(screen.queryByRole('button', { name: 'End all other sessions' })).toBeNull()
})

test('one session is ended by its own button, which names it', async () => {
  let rows = [thisSession, other, another]
  const endOneSession = vi.fn(async (id: string) => {
    rows = rows.filter((row) => row.id !== id)
    return ok(undefined)
  })
  const calls = { getSession: async () => ok(rep), listSessions: async () => ok({ rows }), endOneSession }
  const { user } = enter('/quote/admin/account', office(calls))
  await user.click(await screen.findByRole('button', { name: /^End the session of Safari on iOS, begun / }))
  expect(endOneSession.mock.calls[0]![0]).toBe('s2')
  expect(await screen.findByText('The session has ended. The list shows the others.')).toBeTruthy()
  expect(screen.queryByText('Safari on iOS')).toBeNull()
})
