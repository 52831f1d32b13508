import { once } from 'node:events'
import http, { type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { Balancer } from '../../tools/stack/balancer'

/* The load balancer of the stack while a process stops. The processes here never answer whether they are ready. */

const running: http.Server[] = []
afterEach(() => {
  for (const server of running.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

async function processWith(serve: RequestListener): Promise<string> {
  const server = http.createServer((request, response) => {
    if (!request.url!.startsWith('/readyz')) serve(request, response)
  })
  running.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function balanced(...processes: readonly RequestListener[]) {
  const balancer = new Balancer()
  const url = await balancer.listen()
  for (const serve of processes) balancer.add(await processWith(serve))
  const ask = async (method = 'GET') => {
    const answer = await fetch(url, { method, headers: { connection: 'close' } })
    return `${answer.status} ${await answer.text()}`
  }
  return { ask, close: () => balancer.close() }
}

test('a response that closes its connection takes the process out, before a health check says so', async () => {
  const { ask, close } = await balanced(
    (_, response) => void response.setHeader('connection', 'close').end('stopping'),
    (_, response) => void response.end('other'),
  )
  const answers = [await ask(), await ask(), await ask(), await ask()]
  expect(answers).toEqual(['200 stopping', '200 other', '200 other', '200 other'])
  await close()
})

/** Answers once, and closes the kept connection under the next request. */
const closing = (): RequestListener => {
  let requests = 0
  return (request, response) => {
    if (requests++ === 0) response.end('first')
    else request.socket.destroy()
  }
}

test.each([
  ['GET', '200 other'],
  ['POST', '502 '],
])('a %s on a connection that a process closed under it ends with %s', async (method, expected) => {
  const { ask, close } = await balanced(closing(), (_, response) => void response.end('other'))
  expect([await ask(), await ask()]).toEqual(['200 first', '200 other'])
  expect(await ask(method)).toBe(expected)
  await close()
})
