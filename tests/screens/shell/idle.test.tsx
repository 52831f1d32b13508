import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { pageOf, rep, row } from '../../walks/staff.cases'
import { no, ok } from '../fakes'
import { enter } from './application'

/** The list of quotes of a user whose session ends after 10 idle minutes. */
async function openIdle() {
  vi.useFakeTimers()
  const getSession = vi.fn(async () => ok({ ...rep, idle_minutes: 10 }))
  const signOut = vi.fn(async () => ok(undefined))
  enter('/quote/admin', { getSession, signOut, findContacts: async () => ok(pageOf([row])) })
  for (let turn = 0; turn < 5; turn++) await pass(0)
  expect(screen.getByRole('heading', { level: 1, name: 'Quotes and policies' })).toBeTruthy()
  return { getSession, signOut }
}
const pass = async (minutes: number) => act(async () => void (await vi.advanceTimersByTimeAsync(minutes * 60_000)))
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())
const isWarned = () => screen.queryByRole('dialog', { name: 'Are you still there?' }) !== null

test('an idle user is warned two minutes before, with the time that is left, and can stay signed in', async () => {
  const { getSession, signOut } = await openIdle()
  await pass(6.9)
  expect(isWarned()).toBe(false)
  await pass(0.2)
  expect(isWarned()).toBe(true)
  expect(screen.getByRole('timer').textContent).toMatch(/^1:5\d$/)
  const before = getSession.mock.calls.length
  await press('Stay signed in')
  expect(isWarned()).toBe(false)
  // the server learns of it
  expect(getSession).toHaveBeenCalledTimes(before + 1)
  await pass(5)
  expect([isWarned(), signOut.mock.calls.length]).toEqual([false, 0])
})

test('without an answer the session ends on the server too, and the sign-in says why', async () => {
  const { signOut } = await openIdle()
  await pass(7.1)
  await pass(2)
  expect(signOut).toHaveBeenCalledOnce()
  expect(
    screen.getByText('You were signed out because nobody used this page. Sign in, and you return to it.'),
  ).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a key press counts, and is reported to the server at most once a minute', async () => {
  const { getSession } = await openIdle()
  await pass(1)
  const before = getSession.mock.calls.length
  const key = () => act(async () => void window.dispatchEvent(new KeyboardEvent('keydown', { key: 'x' })))
  await key()
  await key()
  expect(getSession).toHaveBeenCalledTimes(before + 1)
  await pass(6.9)
  expect(isWarned()).toBe(false)
})

test('activity in another window of the browser ends the warning', async () => {
  await openIdle()
  await pass(7.1)
  expect(isWarned()).toBe(true)
  const heard = new StorageEvent('storage', { key: 'marquee.staffActivity', newValue: '1' })
  await act(async () => void window.dispatchEvent(heard))
  expect(isWarned()).toBe(false)
})

test('a sign-out in another window of the browser closes this page too', async () => {
  const { getSession } = await openIdle()
  getSession.mockResolvedValue(no({ status: 401, message: 'Sign in to do this' }) as never)
  const heard = new StorageEvent('storage', { key: 'marquee.staffSignedOut', newValue: '1' })
  await act(async () => void window.dispatchEvent(heard))
  for (let turn = 0; turn < 5; turn++) await pass(0)
  expect(screen.getByRole('heading', { level: 1, name: 'Sign in' })).toBeTruthy()
  expect(screen.queryByText('Quotes and policies')).toBeNull()
})

test('a sign-out is recorded for the other windows of the browser', async () => {
  await openIdle()
  expect(localStorage.getItem('marquee.staffSignedOut')).toBeNull()
  await press('Sign out')
  for (let turn = 0; turn < 5; turn++) await pass(0)
  expect(localStorage.getItem('marquee.staffSignedOut')).not.toBeNull()
})
