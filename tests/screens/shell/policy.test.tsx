import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { PolicyDocument } from '../../../contract/client'
import { noAnswer } from '../../../contract/problem'
import { openedPolicy } from '../../walks/policy.cases'
import { no, ok } from '../fakes'
import { playPolicy, title } from '../policyStage'
import { enter } from './application'

const link = '#manage-policy?id=c1&token=t1'
const ready = openedPolicy.documents.map((document) => ({ ...document, ready: true }))

test('without the signed link nothing is requested, and the page says where to find the link', async () => {
  enter('/quote/#manage-policy')
  expect((await title()).textContent).toBe('Use the link to open your policy')
  expect(screen.getAllByRole('link', { name: '800-555-0100' })).not.toHaveLength(0)
})

const record = () => screen.queryByRole('link', { name: 'Open the staff record' })?.getAttribute('href') ?? null

test.each([
  ['the link of a bought quote leads staff', '#manage-policy?record=c1', {}, '/quote/admin/c1'],
  ['the page without a link leads nobody', '#manage-policy', {}, null],
  ['the link of a policy leads staff', link, { may_open_record: true }, `/quote/admin/${openedPolicy.contact.id}`],
  ['the link of a policy leads no customer', link, {}, null],
] as const)('%s to the staff record', async (_, address, opened, to) => {
  playPolicy({ address, opened })
  await title()
  expect(record()).toBe(to)
})

test('an expired link says so, and explains how to get a new one', async () => {
  const getPolicy = vi.fn(async () => no({ status: 401, message: 'This link has expired' }))
  enter(`/quote/${link}`, { getPolicy })
  expect((await title()).textContent).toBe('This link does not open a policy')
  expect(getPolicy.mock.calls[0]!.slice(0, 2)).toEqual(['c1', 't1'])
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('a policy that cannot be loaded can be retried', async () => {
  const getPolicy = vi.fn().mockResolvedValueOnce(no(noAnswer)).mockResolvedValueOnce(ok(openedPolicy))
  const { user } = playPolicy({ calls: { getPolicy, listDocuments: async () => ok(ready) } })
  expect((await title()).textContent).toBe('We cannot reach our records just now')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect((await screen.findByRole('heading', { level: 1, name: /Wedding/ })).textContent).toBe(
    'Wedding, Saturday, 06/12/2027',
  )
})

test('the policy shows its number, days, limits and documents, and a document can be opened once it is made', async () => {
  const listDocuments = vi
    .fn<() => Promise<ReturnType<typeof ok<PolicyDocument[]>>>>()
    .mockResolvedValueOnce(ok(openedPolicy.documents))
    .mockResolvedValueOnce(ok(ready))
  const { pass } = playPolicy({ calls: { getPolicy: async () => ok(openedPolicy), listDocuments } })
  await title()
  const page = screen.getByRole('main').textContent
  for (const words of ['MQE-0048153', 'Saturday, 06/12/2027', '$1,000,000 each occurrence', '$301.35', 'Jordan Sample'])
    expect(page).toContain(words)

  const opens = () => screen.getAllByRole('link', { name: /^Open/ }).map((a) => a.getAttribute('href'))
  const urls = openedPolicy.documents.map(({ url }) => url)
  expect(opens()).toEqual(urls.slice(0, 2))
  expect(screen.getByText('Preparing …')).toBeTruthy()
  await pass(1000)
  expect(opens()).toEqual(urls.slice(0, 2))
  await pass(1000)
  expect(opens()).toEqual(urls)
  expect(screen.getByRole('status').textContent).toBe('All of them are ready.')
  await pass(600_000)
  expect(listDocuments).toHaveBeenCalledTimes(2)
})

test('polling for documents ends, and can be restarted', async () => {
  const listDocuments = vi.fn(async () => ok(openedPolicy.documents))
  const { pass, user } = playPolicy({ calls: { getPolicy: async () => ok(openedPolicy), listDocuments } })
  await title()
  for (let i = 0; i < 20; i++) await pass(30_000)
  expect(listDocuments).toHaveBeenCalledTimes(7)
  expect(screen.getByRole('status').textContent).toMatch(/taking longer/)
  listDocuments.mockResolvedValueOnce(ok(ready))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByRole('status').textContent).toBe('All of them are ready.')
})

test('documents that cannot be fetched empty the list and offer another try', async () => {
  const listDocuments = vi.fn(async () => no(noAnswer))
  const { pass } = playPolicy({
    calls: { getPolicy: async () => ok(openedPolicy), listDocuments: listDocuments as never },
  })
  await title()
  for (let i = 0; i < 20; i++) await pass(30_000)
  expect(screen.getByRole('status').textContent).toBe('The documents could not be loaded.')
  expect(screen.queryAllByRole('link', { name: /^Open/ })).toEqual([])
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

test('a canceled policy says so', async () => {
  const { policy } = openedPolicy
  const cancelled = { ...policy, customFields: { ...policy.customFields, status: 'cancelled' as const } }
  playPolicy({
    calls: {
      getPolicy: async () => ok({ ...openedPolicy, policy: cancelled, documents: ready }),
      listDocuments: async () => ok(ready),
    },
  })
  await title()
  expect(screen.getByText('This policy is canceled.')).toBeTruthy()
})
