import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { PageDependencies } from '../../../src/app/routes/dependencies'
import { overwriteCleared } from '../../../src/app/routes/sessionClearing'
import { startSession } from '../../../src/app/session'
import { startAddress } from '../../../src/shared/browser/route'
import { sessions } from '../../../src/shared/frame/overlays'
import { enter, here, theQuote } from './application'

/** The application with its session, and the address to which a clearing leads. */
async function openWithSession(at = '/quote/') {
  const end = vi.fn()
  const { Screen, follow } = theQuote.default()
  const quote = async () => ({ default: () => ({ Screen, follow, end }) })
  const visited: string[] = []
  const { screens, user, address } = enter(at, {}, { quote })
  const world: Pick<PageDependencies, 'address' | 'storage' | 'ownStorage'> = {
    address,
    storage: localStorage,
    ownStorage: sessionStorage,
  }
  sessions.from(async () => startSession(world, screens, window, (to) => visited.push(to)))
  await act(async () => void (await sessions.begin()))
  expect(screen.getByText('the quote')).toBeTruthy()
  return { user, end, visited }
}

const minutes = async (count: number) => act(async () => void vi.advanceTimersByTime(count * 60_000))
const storeSamples = () => {
  localStorage.setItem('marquee.quote.c1', '{}')
  localStorage.setItem('marquee.quote.last', 'c1')
  localStorage.setItem('marquee.theme', 'dark')
  sessionStorage.setItem('marquee.quote.c1', '{}')
}
const storedKeys = () => Object.keys(localStorage).sort()
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())

test('the footer’s button clears this browser’s data, after a confirmation', async () => {
  const { user, end, visited } = await openWithSession('/quote/?partner=example-venues&id=c1')
  storeSamples()
  await user.click(screen.getByRole('button', { name: 'Clear my answers from this browser' }))
  const title = await screen.findByRole('heading', { name: 'Clear your answers from this browser?' })
  await waitFor(() => expect(document.activeElement).toBe(title))
  expect(storedKeys()).toContain('marquee.quote.c1')
  await press('Clear my answers')
  expect(end).toHaveBeenCalledOnce()
  // the color scheme stays, and other pages learn of the clearing
  expect(storedKeys()).toEqual(['marquee.cleared', 'marquee.theme'])
  expect(sessionStorage).toHaveLength(0)
  expect(visited).toEqual(['/quote/?partner=example-venues&cleared=1'])
})

test('canceling keeps everything, and returns the focus', async () => {
  const { user, visited } = await openWithSession()
  storeSamples()
  const button = screen.getByRole('button', { name: 'Clear my answers from this browser' })
  await user.click(button)
  await screen.findByRole('dialog')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(button))
  expect([visited, storedKeys()]).toEqual([[], expect.arrayContaining(['marquee.quote.c1', 'marquee.quote.last'])])
})

test('after 25 silent minutes a dialog asks whether the customer is still there, with the remaining time', async () => {
  vi.useFakeTimers()
  const { visited } = await openWithSession()
  await minutes(24)
  expect(screen.queryByRole('dialog')).toBeNull()
  await minutes(1)
  expect(screen.getByRole('dialog', { name: 'Are you still there?' })).toBeTruthy()
  expect(screen.getByRole('timer').textContent).toBe('5:00')
  await act(async () => void vi.advanceTimersByTime(61_000))
  expect(screen.getByRole('timer').textContent).toBe('3:59')
  await press('Stay')
  expect(screen.queryByRole('timer')).toBeNull()
  await minutes(24)
  expect(visited).toEqual([])
})

test('five minutes later the answers are cleared', async () => {
  vi.useFakeTimers()
  const { visited } = await openWithSession()
  storeSamples()
  await minutes(25)
  await minutes(5)
  expect(visited).toEqual(['/quote/?cleared=idle'])
  expect(storedKeys()).not.toContain('marquee.quote.c1')
})

test('a button clears them at once', async () => {
  vi.useFakeTimers()
  const { visited } = await openWithSession()
  await minutes(25)
  await press('Clear now')
  expect(visited).toEqual(['/quote/?cleared=1'])
})

test('activity on another page of this browser counts, and its clearing clears this page too', async () => {
  vi.useFakeTimers()
  const { visited, end } = await openWithSession()
  const elsewhere = (key: string) =>
    act(async () => void window.dispatchEvent(new StorageEvent('storage', { key, newValue: '1' })))
  await minutes(25)
  expect(screen.getByRole('dialog')).toBeTruthy()
  await elsewhere('marquee.seen')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(visited).toEqual([])
  await elsewhere('marquee.cleared')
  expect([visited, end.mock.calls.length]).toEqual([['/quote/?cleared=1'], 1])
  // and is not announced again, or two pages would clear each other forever
  expect(storedKeys()).not.toContain('marquee.cleared')
})

test('a key press is recorded for the other pages', async () => {
  const { user } = await openWithSession()
  await user.keyboard('x')
  expect(storedKeys()).toContain('marquee.seen')
})

test('a returning customer sees a message, and the address is a normal one again', async () => {
  const { user } = await openWithSession('/quote/?partner=example-venues&cleared=1')
  expect(await screen.findByRole('dialog', { name: 'Your answers were cleared from this browser' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Begin again' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(here()).toBe('/quote/?partner=example-venues')
})

test.each([
  ['idle', 1],
  ['1', 0],
])('the message says why the answers were cleared if nobody was there: cleared=%s', async (cleared, count) => {
  await openWithSession(`/quote/?cleared=${cleared}`)
  await screen.findByRole('dialog', { name: 'Your answers were cleared from this browser' })
  expect(screen.queryAllByText(/^Nobody used this page for 30 minutes/)).toHaveLength(count)
})

test.each([
  ['an entry of the history from before it is written over', true, [], '/quote/?partner=example-venues&cleared=1'],
  ['a link that is followed anew opens its quote', false, [], '/quote/?partner=example-venues&id=c1'],
  ['the back button leads to what was opened since', true, ['c1'], '/quote/?partner=example-venues&id=c1'],
])('after the clearing %s', (_, isLedBack, since, where) => {
  localStorage.setItem('marquee.cleared', '1')
  for (const id of since) localStorage.setItem(`marquee.quote.${id}`, '{}')
  window.history.pushState(null, '', '/quote/?partner=example-venues&id=c1')
  overwriteCleared(startAddress(window), localStorage, isLedBack)
  expect(here()).toBe(where)
})

test('without a clearing the back button leads to the quote', () => {
  window.history.pushState(null, '', '/quote/?id=c1')
  overwriteCleared(startAddress(window), localStorage, true)
  expect(here()).toBe('/quote/?id=c1')
})

test('a session whose code failed to load is loaded again', async () => {
  const load = vi
    .fn()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ Dialog: () => null, askToClear: ask })
  sessions.from(load)
  expect(await sessions.begin()).toBeNull()
  sessions.askToClear()
  await waitFor(() => expect(ask).toHaveBeenCalledOnce())
  expect(load).toHaveBeenCalledTimes(2)
})
const ask = vi.fn()
