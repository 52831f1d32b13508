import fs, { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { loggedPath, loggerOptions } from '../../../server/platform/observability/logging'
import { serveMetrics } from '../../../server/platform/observability/metrics'
import { freePort } from '../../../tools/stack/freePort'
import { password, type TestApp, testApp } from '../rig/app'
import { begin, payload } from '../rig/quotes'

const lines: string[] = []
const log = pino(loggerOptions({ logLevel: 'trace' }), { write: (line: string) => void lines.push(line) })
const app = await testApp({ services: { log } })
afterAll(() => app.close())
const { call, services } = app
const get = (url: string) => app.app.inject({ method: 'GET', url })
const last = () => JSON.parse(lines.at(-1)!)

test('each request has one log line, with the id of its response', async () => {
  lines.length = 0
  const { headers } = await call('currentDate')
  expect(lines).toHaveLength(1)
  expect(last()).toMatchObject({
    reqId: headers['x-request-id'],
    method: 'GET',
    path: '/api/current-date',
    operation: 'currentDate',
    status: 200,
    ms: expect.any(Number),
  })
})

test('no log line contains a body, a caller or a secret', async () => {
  lines.length = 0
  const cookie = await app.staff('admin')
  const { id } = await begin(app, payload('location', { event_name: 'Sample Secret Gala' }))
  await call('openContact', { params: { id }, query: { from: 'admin' }, cookie })
  await call('findContacts', { cookie, query: { search: 'jordan.sample@example.com' } })
  await call('getPolicy', { params: { id }, headers: { 'policy-token': 'T'.repeat(43) } })
  await call('getFile', { params: { token: 'F'.repeat(32) } })
  await call('signIn', { body: { email: 'admin@example.com', password } })
  await call('patchContact', { params: { id }, body: { step0: { event_type: 'Sample Nonsense' } } })
  await get('/api/policy/all/jordan.sample@example.com/78701')
  await get('/api/quotes/all/jordan.sample%40example.com/06-12-2027')
  expect(lines.length).toBeGreaterThanOrEqual(9)
  const text = lines.join('')
  const secrets = [
    'Sample',
    'jordan',
    'example.com',
    id,
    cookie.split('=')[1]!,
    'T'.repeat(10),
    'F'.repeat(10),
    password,
  ]
  for (const secret of secrets) expect(text).not.toContain(secret)
})

test.each([
  ['/api/contacts/cW9tZXRoaW5nIHJhbmRvbQ?from=admin', '/api/contacts/cW9tZX…'],
  ['/api/policy/all/a@example.com/78701', '/api/policy/all/<email>/78701'],
  ['/api/policy/all/a%40example.com/78701', '/api/policy/all/<email>/78701'],
  ['/quote/assets/QuoteScreen-abcdefgh12345678.js', '/quote/assets/QuoteScreen-abcdefgh12345678.js'],
])('%s is logged as %s', (url, logged) => {
  expect(loggedPath(url)).toBe(logged)
})

test('an unexpected error is logged with its stack, without values of a database error', async () => {
  const thrown = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (email)=(ana@example.com)' })
  const today = () => {
    throw thrown
  }
  const broken = await testApp({ services: { log, db: services.db, today } })
  lines.length = 0
  await broken.app.inject('/api/current-date')
  const fault = JSON.parse(lines[0]!)
  expect(fault).toMatchObject({ level: 50, msg: 'request failed', fault: { code: '23505', stack: expect.any(String) } })
  expect(lines.join('')).not.toContain('ana@')
  await broken.app.close()
})

test('/healthz reports that the process runs, /readyz that it can work', async () => {
  const other = await testApp()
  expect((await other.app.inject('/readyz')).json()).toMatchObject({ status: 'ready' })
  await other.services.db.close()
  const [health, ready] = [await other.app.inject('/healthz'), await other.app.inject('/readyz')]
  expect(health.statusCode).toBe(200)
  expect(ready.statusCode).toBe(503)
  expect(ready.headers['retry-after']).toBe('5')
  await other.app.close()
})

test('/readyz reports a data folder that is not writable', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'ready-'))
  const other = await testApp({ services: { db: services.db, log }, env: { DATA_FOLDER: path.join(folder, 'data') } })
  const ready = async () => (await other.app.inject('/readyz')).statusCode
  expect(await ready()).toBe(503)
  await mkdir(path.join(folder, 'data'))
  expect(await ready()).toBe(200)
  expect(await readdir(path.join(folder, 'data'))).toEqual([])
  await other.app.close()
  await rm(folder, { recursive: true })
})

describe('/readyz with a data folder in which nothing can be stored', () => {
  let folder: string
  let other: TestApp
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'ready-'))
    const env = { DATA_FOLDER: path.join(folder, 'data') }
    other = await testApp({ services: { db: services.db, log }, env })
  })
  afterEach(async () => {
    await other.app.close()
    await rm(folder, { recursive: true })
  })

  async function isNotReady() {
    const { statusCode, headers, ...answer } = await other.app.inject('/readyz')
    const { message } = answer.json()
    expect([statusCode, headers['retry-after'], message]).toEqual([503, '5', 'The data folder cannot be written'])
    expect((await other.app.inject('/healthz')).statusCode).toBe(200)
  }

  test('says not ready where the folder is a file', async () => {
    await writeFile(path.join(folder, 'data'), '')
    await isNotReady()
  })

  test('says not ready if the file system is read-only, full or broken, and the log says why', async () => {
    await mkdir(path.join(folder, 'data'))
    // modes do not bind root, so the file system's answer is injected
    const write = vi.spyOn(fs, 'writeFile')
    syncBuiltinESMExports()
    try {
      for (const code of ['EROFS', 'EACCES', 'ENOSPC', 'EDQUOT', 'EIO']) {
        write.mockRejectedValue(Object.assign(new Error(code), { code }))
        lines.length = 0
        await isNotReady()
        expect(lines.map((line) => JSON.parse(line).fault?.code)).toContain(code)
      }
    } finally {
      write.mockRestore()
      syncBuiltinESMExports()
    }
    expect((await other.app.inject('/readyz')).statusCode).toBe(200)
  })
})

test('metrics of calls, pending work and the process are served at a separate port', async () => {
  await call('currentDate')
  await services.db.q.deleteFrom('job').execute()
  await services.jobs.enqueue('documents', {})
  expect((await get('/metrics')).headers['content-type']).not.toMatch('text/plain')
  const port = await freePort()
  const stop = await serveMetrics(app.app.metrics, { host: '127.0.0.1', port })
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
  const body = await answer.text()
  expect((await fetch(`http://127.0.0.1:${port}/api/current-date`)).status).toBe(404)
  await stop()
  expect(answer.headers.get('content-type')).toMatch('text/plain')
  expect(body).toMatch(/marquee_call_seconds_count\{operation="currentDate",status="200"\} [1-9]/)
  expect(body).toMatch(/marquee_jobs_waiting 1\n/)
  expect(body).toMatch(/marquee_payments_open 0\n/)
  expect(body).toMatch(/process_cpu_seconds_total/)
})
