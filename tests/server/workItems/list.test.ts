import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Bought } from '../policies/fixture'
import { startWorkServer } from './fixture'

let server: Awaited<ReturnType<typeof startWorkServer>>
let policy: Bought
const minute = 60_000
beforeAll(async () => {
  server = await startWorkServer()
  policy = await server.buy()
  await server.message(policy, 'First question')
  server.clock.pass(minute)
  await server.rain({ name: 'Kim Sample', email: 'kim@example.com' })
  server.clock.pass(minute)
  await server.message(policy, 'Second question')
  await server.task(policy.id, 'Later task.', '12/11/2026')
  await server.task(policy.id, 'Task of today.', '11/20/2026')
  await server.task(policy.id, 'Earlier task.', '12/04/2026', 'admin')
})
afterAll(() => server.close())

const subjects = async (query: Record<string, string> = {}) => (await server.list(query)).rows.map((row) => row.subject)

test('requests come in the order in which they were received, or in another one, by pages', async () => {
  const all = ['First question', 'Rain insurance for 06/12/2027', 'Second question']
  expect(await subjects()).toEqual(all)
  expect(await subjects({ sort: 'created', direction: 'desc' })).toEqual(all.toReversed())
  expect((await server.list({ sort: 'kind' })).rows.map(({ kind }) => kind)).toEqual([
    'message',
    'message',
    'rainRequest',
  ])
  expect(await server.list({ page: '2', size: '2' })).toMatchObject({ total: 3, page: 2, size: 2 })
  expect(await subjects({ page: '2', size: '2' })).toEqual(['Second question'])
})

test('each word of a search matches the subject, the sender or the contact', async () => {
  expect(await subjects({ search: 'kim@example' })).toEqual(['Rain insurance for 06/12/2027'])
  expect(await subjects({ search: `second ${policy.policyNumber}` })).toEqual(['Second question'])
  expect(await subjects({ search: '%' })).toEqual([])
})

test('requests are filtered by kind, state and owner', async () => {
  const [first] = (await server.list()).rows
  await server.change(first!, { owner: 'rep@example.com' })
  expect(await subjects({ owner: 'rep@example.com' })).toEqual(['First question'])
  expect(await subjects({ owner: 'none', kind: 'message' })).toEqual(['Second question'])
  await server.change((await server.item(first!.id)).row, { state: 'closed' })
  expect(await subjects({ state: 'closed' })).toEqual(['First question'])
  expect(await subjects({ state: 'open', kind: 'message' })).toEqual(['Second question'])
  await server.change((await server.item(first!.id)).row, { state: 'open', owner: null })
})

test('tasks of all contacts come by their day, the overdue ones first', async () => {
  expect(await subjects({ list: 'tasks' })).toEqual(['Task of today.', 'Earlier task.', 'Later task.'])
  expect((await server.list({ list: 'tasks' })).rows.map((row) => row.is_overdue)).toEqual([false, false, false])
  server.clock.pass(24 * 60 * minute)
  const [overdue, ...others] = (await server.list({ list: 'tasks' })).rows
  expect([overdue!.is_overdue, ...others.map((row) => row.is_overdue)]).toEqual([true, false, false])
  await server.change(overdue!, { state: 'closed' })
  expect((await server.item(overdue!.id)).row).toMatchObject({ state: 'closed', is_overdue: false })
  await server.change((await server.item(overdue!.id)).row, { state: 'open' })
})

test('every page counts the open requests, and the open tasks whose day has come', async () => {
  const { pending } = await server.list({ search: 'nothing like it' })
  expect(pending).toEqual({ requests: 3, tasks: 1 })
  const [rain] = (await server.list({ kind: 'rainRequest' })).rows
  await server.answer(rain!, 'We will call you.')
  expect((await server.list()).pending).toEqual({ requests: 2, tasks: 1 })
})
