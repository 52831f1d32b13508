import { mkdtemp, readdir, rm } from 'node:fs/promises'
import http, { type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../../server/platform/config/config'
import { startServer } from '../../server/start'
import { freePort } from '../../tools/stack/freePort'
import { testDatabaseIn } from './rig/database'
import { newKey, payload } from './rig/quotes'

const get = (port: number, path: string, agent: http.Agent) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const request = http.get({ host: '127.0.0.1', port, path, agent }, (answer) => {
      answer.resume()
      answer.once('end', () => resolve(answer))
    })
    request.once('error', reject)
  })

/** With a database and a data folder of its own, which a further start of it continues. */
async function drainingServer() {
  const folder = await mkdtemp(path.join(tmpdir(), 'drain-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await testDatabaseIn(folder)
  const port = await freePort()
  const start = () =>
    startServer(
      readConfig({
        DATA_FOLDER: folder,
        HOST: '127.0.0.1',
        PORT: String(port),
        LOG_LEVEL: 'silent',
        DRAIN_SECONDS: '2',
      }),
    )
  const mails = () => readdir(path.join(folder, 'mail')).catch(() => [])
  return { port, server: await start(), start, mails }
}

test('a server that is asked to stop serves until its drain ends, reports that it is not ready, and closes each connection', async () => {
  const { port, server } = await drainingServer()
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  const before = await get(port, '/readyz', agent)
  expect([before.statusCode, before.headers.connection]).toEqual([200, 'keep-alive'])
  const stopped = server.stop()
  const ready = await get(port, '/readyz', agent)
  expect([ready.statusCode, ready.headers.connection]).toEqual([503, 'close'])
  const page = await get(port, '/healthz', agent)
  expect([page.statusCode, page.headers.connection]).toEqual([200, 'close'])
  await stopped
  await expect(get(port, '/healthz', agent)).rejects.toMatchObject({ code: 'ECONNREFUSED' })
})

test('a server that is asked to stop leaves the jobs of its drain to others, so that no long one holds up its end', async () => {
  const { port, server, start, mails } = await drainingServer()
  const post = (path: string, body: object) =>
    fetch(`http://127.0.0.1:${port}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...newKey() },
      body: JSON.stringify(body),
    })
  const { contact } = await (await post('/contacts', payload())).json()
  const stopped = server.stop()
  const sent = await post('/quote/send-email', { id: contact.id, emails: 'jordan.sample@example.com' })
  expect(sent.status).toBe(200)
  await stopped
  expect(await mails()).toEqual([])
  const next = await start()
  await expect.poll(mails).toHaveLength(1)
  await next.stop()
})
