import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buy } from '../documents/fixture'
import { roles, type TestApp, testApp } from '../rig/app'
import { runDueJobs } from '../rig/jobs'

let app: TestApp
let cookie: string
beforeAll(async () => {
  app = await testApp()
  cookie = await app.staff('rep')
})
afterAll(() => app.close())

const list = async (query: Record<string, string> = {}) => (await app.call('listJobs', { query, cookie })).data
const retry = (number: number, as = cookie) => app.call('retryJob', { params: { number: String(number) }, cookie: as })
const fail = async () => {
  throw new Error('connect ECONNREFUSED 127.0.0.1:587')
}
/** Runs due jobs until they fail permanently after two attempts. */
const work = (documents: () => Promise<void>) =>
  runDueJobs(app.services, { handlers: { documents, mail: documents }, mostAttempts: 2, backoff: () => 0 })

/** A failed job about a policy. */
async function failed(payload: Record<string, unknown> = {}, kind = 'documents') {
  const { contactId, policyNumber } = await buy(app.services.db)
  await app.services.jobs.enqueue(kind, { contactId, ...payload })
  await work(fail)
  const [row] = (await list()).rows
  return { contactId, policyNumber, row }
}

describe('a failed job', () => {
  test('is listed with its kind, subject and cause, newest first', async () => {
    const first = await failed()
    const { contactId, policyNumber, row } = await failed({ kind: 'purchase' }, 'mail')
    expect(row).toMatchObject({
      kind: 'mail',
      about: `Mail after the purchase: ${policyNumber}`,
      contact_id: contactId,
      attempts: 2,
      error: 'The server did not take the connection. It said: connect ECONNREFUSED 127.0.0.1:587',
      state: 'failed',
    })
    expect((await list()).rows[1].about).toBe(`Make the documents: ${first.policyNumber}`)
    expect((await list({ page: '2', size: '1' })).rows[0].number).toBe(first.row.number)
  })

  test('is retried at once with all its attempts, and audited', async () => {
    const { row } = await failed()
    const answer = await retry(row.number)
    expect(answer.statusCode).toBe(200)
    expect(answer.data).toMatchObject({ number: row.number, state: 'waiting', attempts: 0 })
    expect((await list()).rows.map(({ number }: { number: number }) => number)).not.toContain(row.number)
    expect((await list({ state: 'waiting' })).rows.map(({ number }: { number: number }) => number)).toContain(
      row.number,
    )

    await work(async () => {})
    const job = await app.services.db.q
      .selectFrom('job')
      .selectAll()
      .where('id', '=', row.number)
      .executeTakeFirstOrThrow()
    expect(job).toMatchObject({ dead: null, last_error: null, done: expect.any(Date) })
    const noted = await app.services.db.q
      .selectFrom('audit')
      .selectAll()
      .where('entity', '=', 'job')
      .where('entity_id', '=', String(row.number))
      .orderBy('id')
      .execute()
    expect(noted).toMatchObject([{ actor: 'rep@example.com', action: 'job.retried', before: { attempts: 2 } }])
  })

  test('is retried once in concurrent calls', async () => {
    const { row } = await failed()
    const statuses = (await Promise.all([1, 2, 3].map(() => retry(row.number)))).map(({ statusCode }) => statusCode)
    expect(statuses.toSorted()).toEqual([200, 409, 409])
    await work(async () => {})
    const answer = await retry(row.number)
    expect([answer.statusCode, answer.data.message]).toEqual([409, 'This work is done by now'])
  })

  test('returns with its new cause if it fails again', async () => {
    const { row } = await failed()
    await retry(row.number)
    await work(async () => {
      throw new Error('The paper is out')
    })
    const again = (await list()).rows.find(({ number }: { number: number }) => number === row.number)
    expect(again).toMatchObject({ attempts: 2, error: 'The paper is out' })
  })

  test('that does not exist cannot be retried', async () => {
    expect((await retry(1_000_000)).statusCode).toBe(404)
  })
})

test('access by role: listing and retrying', async () => {
  const { row } = await failed()
  expect((await app.call('listJobs', {})).statusCode).toBe(401)
  expect((await app.call('retryJob', { params: { number: String(row.number) } })).statusCode).toBe(401)
  for (const role of roles) expect((await app.call('listJobs', { cookie: await app.staff(role) })).statusCode).toBe(200)
  expect((await retry(row.number, await app.staff('underwriter'))).statusCode).toBe(403)
  expect((await retry(row.number, await app.staff('admin'))).statusCode).toBe(200)
})
