import type { ReadableSpan } from '@opentelemetry/sdk-trace-base'
import { afterAll, afterEach, expect, test } from 'vitest'
import { referenceOf } from '../../../domain/common/reference'
import { createJobs } from '../../../server/platform/jobs/queue'
import { browserActIn } from '../../../server/platform/tracing/browserAct'
import { startTraces } from '../../../server/platform/tracing/export'
import { inSpan, nameOfStatement, tracedPort } from '../../../server/platform/tracing/trace'
import { type TestApp, testApp } from '../rig/app'
import { runDueJobs } from '../rig/jobs'

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const traceparent = `00-${traceId}-00f067aa0ba902b7-01`
const released: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const release of released.splice(0)) await release()
})
const untraced = await testApp()
afterAll(() => untraced.close())

/** Starts traces that arrive in memory. @param share of all traces, from 0 to 1 @returns stops, with what has arrived */
function trace(share = 1): () => Promise<ReadableSpan[]> {
  const arrived: ReadableSpan[] = []
  const stop = startTraces(
    { url: 'http://localhost', share, role: 'all' },
    {
      export: (spans, done) => {
        arrived.push(...spans)
        done({ code: 0 })
      },
      shutdown: async () => {},
    },
  )
  return async () => {
    await stop()
    return arrived
  }
}

/** The names of the spans that an app's requests leave. */
async function namesAfter(work: (app: TestApp) => Promise<unknown>, share?: number): Promise<string[]> {
  const stop = trace(share)
  const app = await testApp()
  released.push(() => app.close())
  await work(app)
  return (await stop()).map(({ name }) => name)
}
const currentDate = (app: TestApp, headers = {}) => app.app.inject({ url: '/api/current-date', headers })

test('the id of a request is the id of the trace that its page has begun', async () => {
  const { headers } = await currentDate(untraced, { traceparent })
  expect(headers['x-request-id']).toBe(traceId)
})

test.each(['', 'nonsense', '00-00000000000000000000000000000000-00f067aa0ba902b7-01', `${traceparent}\n{"level":60}`])(
  'a request with the trace “%s” gets an id of its own',
  async (header) => {
    const ids = await Promise.all([currentDate(untraced, { traceparent: header }), currentDate(untraced)])
    const [first, second] = ids.map(({ headers }) => headers['x-request-id'])
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect([first, second]).not.toContain(traceId)
    expect(first).not.toBe(second)
  },
)

test('a job continues the trace of the request that queued it, with its calls', async () => {
  const stop = trace()
  const files = tracedPort('files', { get: async (key: string) => key })
  const app = await testApp()
  released.push(() => app.close())
  app.app.get('/queue', async () => createJobs(app.services.db).enqueue('sample', {}))
  await app.app.inject({ url: '/queue', headers: { traceparent, baggage: 'act=click,event=step.submitted,ms=12' } })
  await runDueJobs(app.services, { handlers: { sample: async () => void (await files.get('key')) } })
  const spans = (await stop()).filter((span) => span.spanContext().traceId === traceId)
  const nameOf = (id?: string) => spans.find((span) => span.spanContext().spanId === id)?.name ?? null
  const tree = spans.map(({ name, parentSpanContext }) => [nameOf(parentSpanContext?.spanId), name])
  expect(tree).toEqual([
    [null, 'click, step.submitted'],
    ['GET /queue', 'insert job'],
    ['click, step.submitted', 'GET /queue'],
    ['job sample', 'files.get'],
    ['GET /queue', 'job sample'],
  ])
})

test('of all traces only a share is recorded, whatever the caller asks for', async () => {
  const asked = (app: TestApp) => currentDate(app, { traceparent })
  expect([await namesAfter(asked, 0), await namesAfter(asked, 1)]).toEqual([[], ['currentDate']])
})

test('a call without a page’s act has no span of one', async () => {
  const call = (app: TestApp) => currentDate(app, { traceparent, baggage: 'user=jordan@example.com' })
  expect(await namesAfter(call)).toEqual(['currentDate'])
})

test('work outside of a trace has no span, and its failure passes', async () => {
  const failing = () =>
    inSpan({ name: 'work' }, async () => {
      throw new Error('failed')
    })
  const names = await namesAfter(() => expect(failing()).rejects.toThrow('failed'))
  expect(names).toEqual([])
})

test.each([
  ['act=click,event=step.submitted,ms=12', 'click, step.submitted'],
  ['act=click, event=step.submitted, ms=12', 'click, step.submitted'],
  ['act=click,event=step.submitted', undefined],
  ['act=click,event=<b>,ms=12', undefined],
  ['act=click,event=step.submitted,ms=99999', undefined],
])('the baggage “%s” is read as %s', (header, name) => {
  const span = { traceId, spanId: '00f067aa0ba902b7', traceFlags: 1 }
  expect(browserActIn(header, span)?.name).toBe(name)
})

test.each([
  ['select "id" from "contact" where "id" = $1', 'select contact'],
  ['insert into "job" ("kind") values ($1)', 'insert job'],
  ['update "job" set "done" = now() where "id" in (select 1 from "other")', 'update job'],
  ['delete from "session" where "id" = $1', 'delete session'],
  ['begin', 'begin'],
])('the statement %s is named %s', (statement, name) => {
  expect(nameOfStatement(statement)).toBe(name)
})

test('staff find a call that failed by the reference that its caller reads out', async () => {
  const cookie = await untraced.staff('admin')
  const today = () => {
    throw Object.assign(new Error('Key (email)=(ana@example.com)'), { code: '23505' })
  }
  const broken = await testApp({ services: { db: untraced.services.db, today } })
  released.push(() => broken.close())
  const failed = await currentDate(broken, { traceparent })
  expect(failed.json().message).toBe('Something went wrong on our side. Reference: 4bf9-2f35-77b3')
  const find = async (reference: string) => (await untraced.call('listAudit', { query: { reference }, cookie })).data
  const listed = await find(' 4BF9 2f35 77b3')
  expect(listed).toMatchObject({
    total: 1,
    rows: [{ action: 'call.failed', actor: 'customer', words: 'Call failed on our side' }],
  })
  const values = listed.rows[0]!.changes.map(({ label, to }: { label: string; to: string }) => [label, to])
  expect(Object.fromEntries(values)).toEqual({
    Reference: referenceOf(traceId),
    Call: 'currentDate',
    Error: 'Error 23505',
  })
  expect((await find('0000-0000-0000')).total).toBe(0)
  expect((await find('nonsense')).total).toBe(0)
})
