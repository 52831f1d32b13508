import { mkdtemp, rm } from 'node:fs/promises'
import http, { type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../../server/platform/config/config'
import { startServer } from '../../server/start'
import { freePort } from '../../tools/stack/freePort'

const get = (port: number, path: string, agent: http.Agent) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const request = http.get({ host: '127.0.0.1', port, path, agent }, (answer) => {
      answer.resume()
      answer.once('end', () => resolve(answer))
    })
    request.once('error', reject)
  })

test('a server that is asked to stop serves until its drain ends, reports that it is not ready, and closes each connection', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'drain-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const port = await freePort()
  const server = await startServer(
    readConfig({
      DATA_FOLDER: folder,
      HOST: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: 'silent',
      DRAIN_SECONDS: '2',
    }),
  )
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
