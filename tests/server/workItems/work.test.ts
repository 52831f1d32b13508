import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { brand } from '../../../domain/common/brand'
import type { Bought } from '../policies/fixture'
import { runDueJobs } from '../rig/jobs'
import { claimWords, startWorkServer } from './fixture'

let server: Awaited<ReturnType<typeof startWorkServer>>
let policy: Bought
beforeAll(async () => {
  server = await startWorkServer()
  policy = await server.buy()
  await server.staff('admin')
})
afterAll(() => server.close())

const aClaim = async () => {
  const { rows } = await server.list({ search: await server.claim(policy) })
  return rows[0]!
}
const actionsOf = async (id: string) => (await server.item(id)).history.map(({ action }) => action)

describe('an owner', () => {
  test('takes a request, hands it over and gives it back; each act is in its history', async () => {
    const row = await aClaim()
    for (const owner of ['rep@example.com', ' Admin@example.com ', null]) {
      const { statusCode, data } = await server.change((await server.item(row.id)).row, { owner })
      expect([statusCode, data.row.owner]).toEqual([200, owner === null ? null : owner.trim().toLowerCase()])
    }
    const { history, owners } = await server.item(row.id)
    expect(history.map(({ actor, changes }) => [actor, changes[0]!.from, changes[0]!.to])).toEqual([
      ['rep@example.com', 'admin@example.com', null],
      ['rep@example.com', 'rep@example.com', 'admin@example.com'],
      ['rep@example.com', null, 'rep@example.com'],
    ])
    expect(owners.map(({ email }) => email)).toEqual(['admin@example.com', 'rep@example.com'])
  })

  test('has an active account', async () => {
    const { statusCode, data } = await server.change(await aClaim(), { owner: 'nobody@example.com' })
    expect([statusCode, Object.keys(data.errors)]).toEqual([422, ['owner']])
  })
})

describe('a request', () => {
  test('is closed and reopened, and records nothing where nothing changes', async () => {
    const row = await aClaim()
    await server.change(row, { state: 'closed' })
    const again = await server.change((await server.item(row.id)).row, { state: 'closed' })
    expect(again.data.row).toMatchObject({ state: 'closed', version: 2 })
    await server.change(again.data.row, { state: 'open' })
    expect(await actionsOf(row.id)).toEqual(['request.reopened', 'request.closed'])
  })

  test('that another user has changed meanwhile is not changed, and not answered', async () => {
    const row = await aClaim()
    await server.change(row, { owner: 'rep@example.com' })
    for (const tried of [await server.change(row, { state: 'closed' }), await server.answer(row, 'We call you.')]) {
      expect(tried.statusCode).toBe(412)
      expect(tried.data.newest).toMatchObject({ id: row.id, version: 2, owner: 'rep@example.com' })
    }
    expect((await server.item(row.id)).row.state).toBe('open')
  })
})

describe('an answer', () => {
  test('is mailed to the customer with their own words, and replies come to staff', async () => {
    const row = await aClaim()
    await server.services.db.q.deleteFrom('job').execute()
    const message = 'We have the photograph.\nAn adjuster calls you.'
    const { statusCode, data } = await server.answer(row, `${message} `)
    expect(statusCode).toBe(200)
    expect(data.row).toMatchObject({ state: 'answered', owner: 'rep@example.com', version: 2 })
    expect(data.answers).toMatchObject([{ message, name: 'Sample rep', recipient: claimWords.email }])
    expect(data.history).toMatchObject([{ action: 'request.answered', contact_id: policy.id }])
    expect(data.history[0].changes).toContainEqual({ field: 'message', label: 'Message', from: null, to: message })
    const { sent } = server.services
    sent.length = 0
    await runDueJobs(server.services, { backoff: () => 0, mostAttempts: 1 })
    const mail = sent.find(({ subject }) => subject.includes('our answer'))!
    expect(mail).toMatchObject({
      to: claimWords.email,
      replyTo: brand.email,
      subject: expect.stringContaining(row.subject),
    })
    for (const text of [...message.split('\n'), claimWords.description, policy.policyNumber, 'Sample rep writes:'])
      expect(mail.text).toContain(text)
  })

  test('is stored and mailed once under its key', async () => {
    const row = await aClaim()
    const key = randomUUID()
    const before = (await server.jobsOf(policy.id)).length
    const first = await server.answer(row, 'We call you.', { key })
    expect((await server.answer(row, 'We call you.', { key })).body).toBe(first.body)
    expect((await server.answer(row, 'Another text', { key })).statusCode).toBe(422)
    expect((await server.item(row.id)).answers).toHaveLength(1)
    expect((await server.jobsOf(policy.id)).length - before).toBe(1)
  })

  test('may follow another one, and leaves the owner', async () => {
    const row = await aClaim()
    await server.change(row, { owner: 'admin@example.com' })
    await server.answer((await server.item(row.id)).row, 'First.')
    const { data } = await server.answer((await server.item(row.id)).row, 'Second.')
    expect(data.answers.map((answer: { message: string }) => answer.message)).toEqual(['First.', 'Second.'])
    expect(data.row.owner).toBe('admin@example.com')
  })

  test.each([' ', 'Your card 4242 4242 4242 4242'])('cannot be %j', async (message) => {
    const row = await aClaim()
    const { statusCode, data } = await server.answer(row, message)
    expect([statusCode, Object.keys(data.errors)]).toEqual([422, ['message']])
    expect((await server.item(row.id)).answers).toEqual([])
  })

  test('needs an open request, which no task is', async () => {
    const row = await aClaim()
    await server.change(row, { state: 'closed' })
    expect((await server.answer((await server.item(row.id)).row, 'Late')).statusCode).toBe(409)
    await server.task(policy.id, 'Call the venue.', '12/04/2026')
    const [task] = (await server.list({ list: 'tasks' })).rows
    expect((await server.answer(task!, 'Done')).statusCode).toBe(409)
  })
})

test('a task is done and opened again, and leaves its contact’s page meanwhile', async () => {
  const mine = await server.buy()
  await server.task(mine.id, 'Ask for the plan.', '12/04/2026')
  const cookie = await server.staff('rep')
  const openOf = async () =>
    (await server.call('openContact', { params: { id: mine.id }, query: { from: 'admin' }, cookie })).data.work_items
  const [task] = await openOf()
  await server.change(task, { state: 'closed' })
  expect(await openOf()).toEqual([])
  await server.change((await server.item(task.id)).row, { state: 'open' })
  expect(await openOf()).toMatchObject([{ id: task.id, state: 'open' }])
  expect(await actionsOf(task.id)).toEqual(['task.reopened', 'task.closed', 'task.added'])
})
