import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Db } from '../../../server/platform/db/database'
import type { JobHandlers } from '../../../server/platform/jobs/handler'
import { claim } from '../../../server/platform/jobs/lease'
import { createJobs } from '../../../server/platform/jobs/queue'
import { startJobs, type WorkerOptions } from '../../../server/platform/jobs/worker'
import { type TestServices, testServices } from '../rig/services'

let services: TestServices
beforeAll(async () => {
  services = await testServices()
})
afterAll(() => services.db.close())
beforeEach(() => services.db.q.deleteFrom('job').execute())

const never = 1 << 30
const start = (handlers: JobHandlers, options: Partial<WorkerOptions> = {}) =>
  startJobs(services, { handlers, pollMs: never, ...options })

/** A promise that the test resolves. */
function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}

describe('workers', () => {
  test('wake at once for a job that a commit queued', async () => {
    const done = gate()
    const running = start({ post: async () => done.open() })
    await services.db.tx(() => createJobs(services.db).enqueue('post', {}))

    await done.opened
    await running.stop()
  })

  test('find jobs of another process by polling', async () => {
    const done = gate()
    const running = start({ post: async () => done.open() }, { pollMs: 5 })
    await sql`insert into job (kind, payload) values ('post', '{}')`.execute(services.db.q)

    await done.opened
    await running.stop()
  })

  test('finish their job when stopped, and take no other', async () => {
    const begun = gate()
    const end = gate()
    const post = async () => {
      begun.open()
      await end.opened
    }
    const jobs = createJobs(services.db)
    await jobs.enqueue('post', {})
    await jobs.enqueue('post', {})
    const running = start({ post }, { workers: 1 })
    await begun.opened
    let isStopped = false
    const stopped = running.stop().then(() => {
      isStopped = true
    })
    await services.db.q.selectFrom('job').select('id').execute()
    expect(isStopped).toBe(false)

    end.open()
    await stopped
    const rows = await services.db.q.selectFrom('job').select(['done', 'attempts']).orderBy('id').execute()
    expect(rows).toEqual([
      { done: expect.any(Date), attempts: 1 },
      { done: null, attempts: 0 },
    ])
  })

  test('continue after a database outage', async () => {
    const done = gate()
    const faults: unknown[] = []
    let isAway = true
    const flaky = new Proxy(services.db, { get: (db, name) => (name === 'q' && isAway ? away() : (db as any)[name]) })
    const away = () => {
      isAway = false
      throw new Error('the database is away')
    }
    await createJobs(services.db).enqueue('post', {})
    const log = { ...services.log, error: (fault: unknown) => void faults.push(fault) }
    const running = startJobs(
      { ...services, db: flaky as Db, log },
      { handlers: { post: async () => done.open() }, pollMs: 5, workers: 1 },
    )

    await done.opened
    await running.stop()
    expect(faults).toHaveLength(1)
  })

  test('of the only process resume jobs of the previous one at once', async () => {
    const done = gate()
    await createJobs(services.db).enqueue('post', {})
    await claim(services.db, { leaseSeconds: 3600, mostAttempts: 3 })
    const running = start({ post: async () => done.open() }, { isAlone: true })

    await done.opened
    await running.stop()
  })
})
