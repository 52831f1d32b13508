import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { noAnswer } from '../../../contract/problem'
import type { StaffClient } from '../../../contract/staff'
import { rep, row } from '../../walks/staff.cases'
import { historyPage } from '../../walks/workspace.cases'
import { no, ok } from '../fakes'
import { enter, here } from './application'

const at = `/quote/admin/${row.id}/history`
const office = (getHistory: StaffClient['getHistory']) => ({ getSession: async () => ok(rep), getHistory })

test('everything that was done is listed, with who, when, from and to', async () => {
  const getHistory = vi.fn(async (..._: Parameters<StaffClient['getHistory']>) => ok(historyPage() as never))
  enter(at, office(getHistory))
  const heading = await screen.findByRole('heading', { level: 2, name: 'History' })
  expect(document.activeElement).toBe(heading)
  expect(screen.getByRole('heading', { level: 1, name: 'Jordan Sample' })).toBeTruthy()
  expect(screen.getByRole('main').textContent).toContain('Referred · $301.35 · Wedding · Sample Meadow Barn')
  expect(screen.getByRole('link', { name: 'Q-204815' }).getAttribute('href')).toBe(`/quote/admin/${row.id}`)
  const [changed, begun] = await screen
    .findAllByRole('listitem', { name: '' })
    .then(() => [...document.querySelectorAll('ol > li')].map(({ textContent }) => textContent))
  expect(changed).toContain('11/20/2026, 2:45 pm · rep.one@example.com')
  expect(changed).toContain('Record changed')
  expect(document.querySelector('del')?.textContent).toBe('from Called once.')
  expect(document.querySelector('ins')?.textContent).toBe('to Called twice.')
  expect(begun).toContain('The customer')
  expect(getHistory.mock.calls[0]!.slice(0, 2)).toEqual([row.id, { page: 1 }])
})

test('a first value is only named, as is the last one of a value that was removed', async () => {
  const changes = [
    { field: 'alcohol_event', label: 'Will there be alcohol?', from: null, to: 'Yes' },
    { field: 'notes', label: 'Notes', from: 'Called once.', to: null },
  ]
  const [last] = historyPage().rows
  enter(
    at,
    office(async () => ok(historyPage([{ ...last!, changes }]) as never)),
  )
  await screen.findByRole('heading', { level: 2, name: 'History' })
  expect([...document.querySelectorAll('ol li li')].map(({ textContent }) => textContent)).toEqual([
    'Will there be alcohol? Yes',
    'Notes: from Called once. to none',
  ])
})

test('the pages before and after have links', async () => {
  const getHistory = vi.fn(async (_: string, { page = 1 }: { page?: number } = {}) =>
    ok({ ...historyPage(), total: 5, size: 2, page } as never),
  )
  const { user } = enter(at, office(getHistory))
  await user.click(await screen.findByRole('link', { name: 'Next 2' }))
  expect(here()).toBe(`${at}?page=2`)
  expect(await screen.findByText('3 to 4 of 5')).toBeTruthy()
})

test('a history that failed to load can be retried; a missing contact has none', async () => {
  const getHistory = vi
    .fn()
    .mockResolvedValueOnce(no(noAnswer))
    .mockResolvedValueOnce(no({ status: 404, message: 'There is no such quote' }))
  const { user } = enter(at, office(getHistory))
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'There is no such quote' })).toBeTruthy()
})
