import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import http from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Config, readConfig } from '../../server/platform/config/config'
import { type RunningServer, startServer } from '../../server/start'
import { freePort } from '../../tools/stack/freePort'
import { testDatabaseIn } from './rig/database'

const folder = await mkdtemp(path.join(tmpdir(), 'start-'))
afterAll(() => rm(folder, { recursive: true }))

/** with its own PGlite, because this tests a start without a database URL */
async function configOf(name: string): Promise<Config> {
  const port = String(await freePort())
  return readConfig({
    DATA_FOLDER: path.join(folder, name),
    HOST: '127.0.0.1',
    PORT: port,
    LOG_LEVEL: 'silent',
  })
}
const urlOf = ({ port }: Config) => `http://127.0.0.1:${port}`
const begin = (config: Config) =>
  fetch(`${urlOf(config)}/api/contacts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'the-first-quote' },
    body: '{}',
  })

test('one command starts everything, keeps data across a restart, and shows new accounts once', async () => {
  const config = await configOf('testServer')
  const first = await startServer(config)
  expect(first.url).toBe(`http://localhost:${config.port}/quote/`)
  expect(first.accounts.map(({ role }) => role).sort()).toEqual(['accountant', 'admin', 'rep', 'underwriter'])
  expect((await stat(config.dataFolder)).mode & 0o077).toBe(0)
  const [, email, password] = (await readFile(path.join(config.dataFolder, 'staff-accounts.txt'), 'utf8')).split(/\s/)
  const signedIn = await fetch(`${urlOf(config)}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, new_password: 'a word of one’s own' }),
  })
  expect(signedIn.status).toBe(201)
  const begun = await (await begin(config)).json()
  await first.stop()
  await expect(fetch(urlOf(config))).rejects.toThrow()

  const second = await startServer(config)
  expect(second.accounts).toEqual([])
  const again = await (await begin(config)).json()
  expect(again.contact.id).toBe(begun.contact.id)
  await second.stop()
})

/** A data folder of an earlier start, because a first start takes seconds longer. */
async function lived(name: string): Promise<Config> {
  const config = await configOf(name)
  await cp(path.join(folder, 'testServer'), config.dataFolder, { recursive: true })
  return config
}

describe('a running server', () => {
  let config: Config
  let server: RunningServer
  beforeAll(async () => {
    config = { ...(await lived('shared')), metricsPort: await freePort() }
    server = await startServer(config)
  })

  test('locks its data folder: a second server refuses to start and names the first one', async () => {
    await expect(startServer({ ...config, port: config.port + 1 })).rejects.toThrow(`in use by process ${process.pid}`)
    expect((await begin(config)).status).toBe(201)
  })

  test('serves its metrics at their own port, and nowhere else', async () => {
    const metrics = await fetch(`http://127.0.0.1:${config.metricsPort}/metrics`)
    expect(await metrics.text()).toMatch(/process_cpu_seconds_total/)
    const atPublicPort = await fetch(`${urlOf(config)}/metrics`)
    expect([atPublicPort.status, await atPublicPort.text()]).toEqual([404, expect.not.stringContaining('process_cpu')])
  })

  test('runs the sandbox processor where no other one is configured', async () => {
    const { kind, tokens_url } = await (await fetch(`${urlOf(config)}/api/payment-processor`)).json()
    expect(kind).toBe('sandbox')
    const card = {
      number: '4242424242424242',
      exp_month: '12',
      exp_year: '2030',
      cvc: '123',
      name: 'Jordan Sample',
      zip: '78701',
    }
    const answer = await fetch(`${urlOf(config)}${tokens_url}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(card),
    })
    expect(await answer.json()).toMatchObject({ token: expect.any(String), last4: '4242' })
  })

  test('keeps its port: another server fails to start and releases everything, so that its next start succeeds', async () => {
    const other = await lived('other')
    await expect(startServer({ ...other, port: config.port })).rejects.toThrow('EADDRINUSE')
    await (await startServer(other)).stop()
  })

  test('keeps its port: a first start there makes no accounts, so that the next one shows their passwords', async () => {
    const first = await configOf('first')
    // without accounts
    await testDatabaseIn(first.dataFolder)
    await expect(startServer({ ...first, port: config.port })).rejects.toThrow('EADDRINUSE')
    const next = await startServer(first)
    await next.stop()
    expect(next.accounts.map(({ role }) => role)).toEqual(['rep', 'underwriter', 'accountant', 'admin'])
  })

  test('finishes a running request when it stops', async () => {
    const request = http.request(`${urlOf(config)}/api/recalculate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', expect: '100-continue' },
      // a kept-alive connection would delay the stop by seconds
      agent: false,
    })
    request.flushHeaders()
    // the server says so once it has begun to answer
    await once(request, 'continue')
    const stopped = server.stop()
    request.end('{"step0":{"event_type":"Haunted House"}}')
    const [response] = await once(request, 'response')
    expect(response.statusCode).toBe(422)
    response.resume()
    await stopped
  })
})
