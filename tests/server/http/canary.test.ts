import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { canaryDocument } from '../../../server/documents/canary'
import { sampleFacts } from '../../../server/documents/sampleFacts'
import type { JobHandler } from '../../../server/platform/jobs/handler'
import { claim } from '../../../server/platform/jobs/lease'
import { defaultTerms } from '../../../server/platform/jobs/run'
import {
  canaryJob,
  canaryParts,
  longestDrawingGapSeconds,
  queueCanary,
} from '../../../server/platform/observability/canary'
import type { Services } from '../../../server/platform/services/services'
import { type TestApp, testApp } from '../rig/app'
import { runDueJobs } from '../rig/jobs'

const sample = async () => Buffer.from('%PDF-sample')
const renderer = { demanded: false, draw: sample, drawn: 0 }
const quick: JobHandler = canaryJob({
  document: {
    isDemanded: async () => renderer.demanded,
    draw: () => {
      renderer.drawn++
      return renderer.draw()
    },
  },
  patience: 50,
})
const fresh = new Map<string, Buffer>()
const files: Services['files'] = {
  put: async (key, bytes) => void fresh.set(key, Buffer.from(bytes)),
  putStream: async () => {},
  get: async (key) => fresh.get(key) ?? null,
  remove: async (key) => void fresh.delete(key),
}
const outside = { ...files }
const mail = { send: async () => {}, verify: async () => {} }
const app: TestApp = await testApp({ services: { files: outside, mail } })
afterAll(() => app.close())
const { services } = app
const { db } = services

beforeEach(async () => {
  Object.assign(outside, files)
  mail.verify = async () => {}
  Object.assign(renderer, { demanded: false, draw: sample, drawn: 0 })
  await sql`truncate job, canary`.execute(db.q)
})

const work = (handler = quick) => runDueJobs(services, { handlers: { canary: handler } })
const jobs = () => db.q.selectFrom('job').select(['kind', 'done', 'attempts']).execute()

/** Lets time pass for this process and in the database, whose clock goes on by itself. */
async function pass(seconds: number) {
  services.clock.pass(seconds * 1000)
  const before = sql<Date>`make_interval(secs => ${seconds}::float8)`
  await sql`update canary set worked = worked - ${before}, tried = tried - ${before}`.execute(db.q)
  await sql`update job set run_at = run_at - ${before}, locked_until = locked_until - ${before}`.execute(db.q)
}

async function ready(url = '/readyz') {
  const answer = await app.app.inject(url)
  const { message, parts } = answer.json()
  return { status: answer.statusCode, message, parts, retryAfter: answer.headers['retry-after'] }
}

test('the canary of the product goes through every part, and leaves nothing that users see', async () => {
  await pass(61)
  expect((await ready()).status).toBe(503)
  await queueCanary(db)
  // a busy machine draws its first document slowly
  await work(canaryJob({ document: canaryDocument, patience: 120_000 }))
  const { status, parts } = await ready()
  expect(status).toBe(200)
  for (const part of canaryParts) expect(parts[part]).toMatchObject({ works: true, secondsAgo: expect.any(Number) })
  expect(fresh.size).toBe(0)
  expect(services.sent).toEqual([])
  for (const table of ['contact', 'document', 'mail_log', 'audit'] as const)
    expect(await db.q.selectFrom(table).selectAll().execute()).toEqual([])
  const cookie = await app.staff('admin')
  for (const state of ['failed', 'waiting'])
    expect((await app.call('listJobs', { cookie, query: { state } })).data.total).toBe(0)
})

test('workers that queue it together have one canary, and each interval has one', async () => {
  await Promise.all([queueCanary(db), queueCanary(db), queueCanary(db)])
  expect(await work()).toBe(1)
  await pass(10)
  await queueCanary(db)
  expect(await work()).toBe(0)
  await pass(10)
  await queueCanary(db)
  expect(await work()).toBe(1)
  expect(await jobs()).toEqual([{ kind: 'canary', done: expect.any(Date), attempts: 1 }])
})

test('another worker takes the canary of one that died with it', async () => {
  await queueCanary(db)
  expect(await claim(db, defaultTerms)).toBeDefined()
  await pass(20)
  expect(await work()).toBe(0)
  await queueCanary(db)
  expect(await work()).toBe(1)
})

describe('/readyz', () => {
  test('reports a stuck worker a minute after the last canary, and balancers may still send requests', async () => {
    await pass(100)
    await queueCanary(db)
    await work()
    await pass(45)
    expect((await ready()).status).toBe(200)
    await pass(15)
    await queueCanary(db)
    const { status, message, parts, retryAfter } = await ready()
    expect([status, retryAfter]).toEqual([503, '5'])
    expect(message).toMatch(/No worker has taken a job for \d+ seconds/)
    expect(parts).toMatchObject({
      database: { works: true },
      dataFolder: { works: true },
      queue: { works: false },
    })
    expect(await ready('/readyz?for=requests')).toMatchObject({ status: 200, parts: { queue: { works: false } } })
    await work()
    expect((await ready()).status).toBe(200)
  })

  const refused = async () => {
    throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
  }
  const never = () => new Promise<never>(() => {})
  test.each([
    [
      'a lost mail server',
      () => Object.assign(mail, { verify: refused }),
      ['mail'],
      /^No mail could be sent for \d+ seconds$/,
    ],
    ['a mail server that is silent', () => Object.assign(mail, { verify: never }), ['mail'], /^No mail/],
    [
      'a lost bucket',
      () => Object.assign(outside, { put: refused }),
      ['storage'],
      /^No file could be stored for \d+ seconds$/,
    ],
    ['a bucket that is silent', () => Object.assign(outside, { put: never }), ['storage'], /^No file/],
    ['a bucket that stores nothing', () => Object.assign(outside, { get: async () => null }), ['storage'], /^No file/],
    ['a bucket that lets nobody delete', () => Object.assign(outside, { remove: refused }), ['storage'], /^No file/],
  ])('reports %s, and nothing else', async (_, lose, lost, expected) => {
    await queueCanary(db)
    await work()
    lose()
    for (let seconds = 0; seconds < 60; seconds += 20) {
      expect((await ready()).status).toBe(200)
      await pass(20)
      await queueCanary(db)
      await work()
    }
    const { status, message, parts } = await ready()
    expect([status, message]).toEqual([503, expect.stringMatching(expected)])
    expect(canaryParts.filter((part) => !parts[part].works)).toEqual(lost)
    expect((await ready('/readyz?for=requests')).status).toBe(200)
    // its failure is no failed job: staff could do nothing about it
    expect(await jobs()).toEqual([{ kind: 'canary', done: expect.any(Date), attempts: 1 }])
  })

  test('reports a renderer that never drew a document a minute after the start, and still proves the storage', async () => {
    await pass(100)
    await queueCanary(db)
    renderer.draw = never
    await work()
    const { message, parts } = await ready()
    expect(message).toMatch(/^No document could be drawn/)
    expect(parts.storage.works).toBe(true)
  })

  test('of a process that has just started trusts the canary for a minute', async () => {
    const other = await testApp({ services: { db } })
    const answer = async () => (await other.app.inject('/readyz')).statusCode
    expect(await answer()).toBe(200)
    other.services.clock.pass(59_999)
    expect(await answer()).toBe(200)
    other.services.clock.pass(1)
    expect(await answer()).toBe(503)
    await other.app.close()
  })
})

describe('the document of the canary', () => {
  /** as the timer of a worker does every twenty seconds */
  async function rounds(seconds: number) {
    for (let passed = 0; passed < seconds; passed += 20) {
      await pass(20)
      await queueCanary(db)
      await work()
    }
  }
  const refused = async () => {
    throw new Error('out of memory')
  }

  test('is drawn once in ten minutes while nobody draws another, and every part counts as working', async () => {
    await rounds(20)
    expect(renderer.drawn).toBe(1)
    await rounds(longestDrawingGapSeconds - 40)
    expect([renderer.drawn, (await ready()).status]).toEqual([1, 200])
    await rounds(40)
    expect([renderer.drawn, (await ready()).status]).toEqual([2, 200])
  })

  test('is drawn each time while others are drawn', async () => {
    await rounds(20)
    renderer.demanded = true
    await rounds(100)
    expect(renderer.drawn).toBe(6)
  })

  test('follows each document that this process has rendered once', async () => {
    const followed = canaryJob({ document: canaryDocument, patience: 120_000 })
    await queueCanary(db)
    await work(followed)
    expect(await canaryDocument.isDemanded()).toBe(false)
    await canaryDocument.draw(services)
    expect(await canaryDocument.isDemanded()).toBe(false)
    const { press } = await import('../../../server/pdf/press')
    await press('renderDocument', 'rainCertificate', sampleFacts('rain', services.now(), services.today(), ''))
    expect(await canaryDocument.isDemanded()).toBe(true)
    await canaryDocument.draw(services)
    expect(await canaryDocument.isDemanded()).toBe(false)
  })

  test('is tried again each time after a failure, which is reported after a minute', async () => {
    await rounds(100)
    renderer.draw = refused
    renderer.demanded = true
    await rounds(20)
    renderer.demanded = false
    const { parts } = await ready()
    expect(parts.documents).toEqual({ works: true, secondsAgo: 0 })
    await rounds(60)
    expect(renderer.drawn).toBe(5)
    const failing = await ready()
    expect([failing.status, failing.message]).toEqual([
      503,
      expect.stringMatching(/^No document could be drawn for 6\d s/),
    ])
    renderer.draw = sample
    await rounds(20)
    expect((await ready()).status).toBe(200)
  })

  test('that nobody demands is reported at most eleven minutes after the renderer broke', async () => {
    await rounds(80)
    renderer.draw = refused
    await rounds(longestDrawingGapSeconds - 20)
    expect((await ready()).parts.documents.works).toBe(true)
    await rounds(60)
    expect((await ready()).parts.documents.works).toBe(false)
  })

  test('whose canary is not run any more is reported after eleven minutes', async () => {
    await rounds(80)
    await pass(longestDrawingGapSeconds - 30)
    expect((await ready()).parts).toMatchObject({ queue: { works: false }, documents: { works: true } })
    await pass(60)
    expect((await ready()).parts.documents.works).toBe(false)
  })
})
