import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { JobHandlers } from '../../../server/platform/jobs/handler'
import { RetryLater } from '../../../server/platform/jobs/outcomes'
import { createJobs, runPostponedNow } from '../../../server/platform/jobs/queue'
import { runDueJobs } from '../rig/jobs'
import { type TestServices, testServices } from '../rig/services'

let services: TestServices
beforeAll(async () => {
  services = await testServices()
})
afterAll(() => services.db.close())
beforeEach(() => services.db.q.deleteFrom('job').execute())

const jobs = () => createJobs(services.db)
const rows = () => services.db.q.selectFrom('job').selectAll().orderBy('id').execute()
const run = (handlers: JobHandlers, mostAttempts = 3) =>
  runDueJobs(services, { handlers, mostAttempts, backoff: () => 0 })
/** Ends the wait between attempts. */
const overdue = () => services.db.q.updateTable('job').set({ run_at: sql`now() - interval '1 second'` }).execute()

describe('a job', () => {
  test('is queued if and only if its transaction commits', async () => {
    const undone = services.db.tx(async () => {
      await jobs().enqueue('post', { n: 1 })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await services.db.tx(() => jobs().enqueue('post', { n: 2 }))

    expect((await rows()).map(({ payload }) => payload)).toEqual([{ n: 2 }])
  })

  test('with a key is queued once, also after it was done', async () => {
    const seen: unknown[] = []
    const post = async (_: unknown, payload: unknown) => void seen.push(payload)
    await jobs().enqueue('post', { n: 1 }, 'the one')
    await jobs().enqueue('post', { n: 2 }, 'the one')
    await run({ post })
    await jobs().enqueue('post', { n: 3 }, 'the one')
    await run({ post })

    expect(seen).toEqual([{ n: 1 }])
  })

  test('runs once with its payload, in queue order', async () => {
    const seen: unknown[] = []
    const post = async (_: unknown, payload: unknown) => void seen.push(payload)
    await jobs().enqueue('post', { to: 'ana@example.com' })
    await jobs().enqueue('post', { to: 'ben@example.com' })

    expect(await run({ post })).toBe(2)
    expect(await run({ post })).toBe(0)
    expect(seen).toEqual([{ to: 'ana@example.com' }, { to: 'ben@example.com' }])
  })

  test('that fails is retried, and keeps its last cause', async () => {
    let fails = true
    const causes: (string | null)[] = []
    const post = async () => {
      causes.push((await rows())[0]!.last_error)
      if (fails) {
        fails = false
        throw new Error('the mail server sleeps')
      }
    }
    await jobs().enqueue('post', {})
    await run({ post })

    expect(causes).toEqual([null, 'the mail server sleeps'])
    expect(await rows()).toMatchObject([{ attempts: 2, last_error: null, dead: null, done: expect.any(Date) }])
  })

  test('waits longer after each failure, and is not run before', async () => {
    const fail = async () => {
      throw new Error('no')
    }
    await jobs().enqueue('post', {})
    const waits: number[] = []
    for (let attempt = 1; attempt <= 3; attempt++) {
      expect(await runDueJobs(services, { handlers: { post: fail } })).toBe(1)
      const { rows: wait } = await sql<{
        s: number
      }>`select extract(epoch from run_at - now())::float8 as s from job`.execute(services.db.q)
      waits.push(Math.round(wait[0]!.s))
      expect(await runDueJobs(services, { handlers: { post: fail } })).toBe(0)
      await overdue()
    }
    expect(waits).toEqual([4, 16, 64])
  })

  test('fails permanently after the last attempt, with its cause', async () => {
    let attempts = 0
    const post = async () => {
      throw new Error(`attempt ${++attempts}`)
    }
    await jobs().enqueue('post', {})
    await run({ post })
    await overdue()
    await run({ post })

    expect(attempts).toBe(3)
    expect(await rows()).toMatchObject([
      { dead: expect.any(Date), done: null, last_error: 'attempt 3', locked_until: null },
    ])
  })

  test('of an unknown kind fails permanently like any other', async () => {
    await jobs().enqueue('riddle', {})
    await run({})

    expect(await rows()).toMatchObject([{ dead: expect.any(Date), last_error: 'No such kind of job: riddle' }])
  })

  test('that waits for a prerequisite uses no attempt, and is due once it is ready', async () => {
    let isThere = false
    let tries = 0
    const post = async () => {
      tries++
      if (!isThere) throw new RetryLater('the documents', 3600)
    }
    await jobs().enqueue('post', { contactId: 'a' })
    await run({ post })
    await run({ post })
    expect([tries, (await rows())[0]!.attempts]).toEqual([1, 0])

    isThere = true
    await runPostponedNow(services.db, 'post', 'another')
    expect(await run({ post })).toBe(0)
    await runPostponedNow(services.db, 'post', 'a')
    expect(await run({ post })).toBe(1)
    expect(await rows()).toMatchObject([{ done: expect.any(Date), attempts: 1 }])
  })
})
