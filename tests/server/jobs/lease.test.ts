import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { claim, failPermanently, finish, retry } from '../../../server/platform/jobs/lease'
import { createJobs } from '../../../server/platform/jobs/queue'
import { runDueJobs } from '../rig/jobs'
import { type TestServices, testServices } from '../rig/services'

let services: TestServices
beforeAll(async () => {
  services = await testServices()
})
afterAll(() => services.db.close())
beforeEach(() => services.db.q.deleteFrom('job').execute())

const terms = { leaseSeconds: 60, mostAttempts: 3 }
const enqueue = (kind: string, payload = {}) => createJobs(services.db).enqueue(kind, payload)
const row = () => services.db.q.selectFrom('job').selectAll().executeTakeFirstOrThrow()
/** Expires the leases of a dead worker. */
const letLeasesRunOut = () =>
  services.db.q.updateTable('job').set({ locked_until: sql`now() - interval '1 second'` }).execute()

describe('a worker that dies in the middle of a job', () => {
  test('keeps it until the lease expires, then another worker takes it', async () => {
    await enqueue('post')
    await claim(services.db, terms)
    let done = 0
    const handlers = { post: async () => void done++ }

    expect(await runDueJobs(services, { ...terms, handlers })).toBe(0)
    await letLeasesRunOut()
    expect(await runDueJobs(services, { ...terms, handlers })).toBe(1)
    expect(done).toBe(1)
    expect(await row()).toMatchObject({ attempts: 2, done: expect.any(Date) })
  })

  test('and resumes cannot change a job that another worker has taken', async () => {
    await enqueue('post')
    const first = (await claim(services.db, terms))!
    await letLeasesRunOut()
    const second = (await claim(services.db, terms))!

    await retry(services.db, first, 'too late', 0)
    await failPermanently(services.db, first, 'too late')
    await finish(services.db, first)
    expect(await row()).toMatchObject({ done: null, dead: null, last_error: null, locked_until: expect.any(Date) })

    await finish(services.db, second)
    await failPermanently(services.db, second, 'never')
    expect(await row()).toMatchObject({ done: expect.any(Date), dead: null })
  })

  test('at each attempt makes the job fail permanently, so that it takes down no more workers', async () => {
    await enqueue('bomb')
    for (let attempt = 1; attempt <= terms.mostAttempts; attempt++) {
      expect(await claim(services.db, terms)).toMatchObject({ attempts: attempt })
      await letLeasesRunOut()
    }
    let done = 0
    await runDueJobs(services, { ...terms, handlers: { bomb: async () => void done++ } })

    expect(done).toBe(0)
    expect(await row()).toMatchObject({ dead: expect.any(Date), last_error: 'Its process ended at each attempt' })
  })
})

test('many concurrent workers run each of many jobs once', async () => {
  const numbers = Array.from({ length: 60 }, (_, n) => n)
  for (const n of numbers) await enqueue('post', { n })
  const seen: unknown[] = []
  const handlers = { post: async (_: unknown, { n }: Readonly<Record<string, unknown>>) => void seen.push(n) }
  await Promise.all(Array.from({ length: 6 }, () => runDueJobs(services, { ...terms, handlers })))

  expect([...seen].sort((a, b) => Number(a) - Number(b))).toEqual(numbers)
})

test('a job longer than its lease keeps it while its worker lives', async () => {
  await enqueue('long')
  const first = { until: 0 }
  const long = async () => {
    const until = async () => (await row()).locked_until!.getTime()
    first.until = await until()
    // PGlite responds without letting timers run
    while ((await until()) === first.until) await setImmediate()
  }
  await runDueJobs(services, { ...terms, leaseSeconds: 0.6, handlers: { long } })

  expect(await row()).toMatchObject({ attempts: 1, done: expect.any(Date) })
})
