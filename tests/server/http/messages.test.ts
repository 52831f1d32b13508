import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '../rig/app'

const { app, close } = await testApp()
let port = 0
beforeAll(async () => {
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
afterAll(close)

/** The status lines of everything that the server sends on one connection, which it closes itself. */
async function answersTo(message: string): Promise<string[]> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(message)
  return (await text(socket)).match(/HTTP\/1\.1 \d{3}/g) ?? []
}
const message = (headers: readonly string[], body: string) =>
  ['POST /api/session HTTP/1.1', 'Host: localhost', 'Content-Type: application/json', ...headers, '', body].join('\r\n')
const signIn = JSON.stringify({ email: 'robin@example.com', password: 'a wrong password' })
const length = `Content-Length: ${signIn.length}`
const second = 'GET /api/session HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'

test('two whole messages on one connection are both answered', async () => {
  expect(await answersTo(message([length], signIn) + second)).toEqual(['HTTP/1.1 401', 'HTTP/1.1 204'])
})

test.each([
  ['a length and chunks', message([length, 'Transfer-Encoding: chunked'], `0\r\n\r\n${second}`)],
  ['two lengths', message([length, 'Content-Length: 1000'], signIn + second)],
  ['a length that is no number', message([length.replace(': ', ': +')], signIn + second)],
  ['chunks that are not the last encoding', message(['Transfer-Encoding: chunked, identity'], `0\r\n\r\n${second}`)],
  ['a chunk without a size', message(['Transfer-Encoding: chunked'], `zz\r\n${signIn}\r\n0\r\n\r\n${second}`)],
  ['a space before a colon', message([length.replace(':', ' :')], signIn + second)],
  ['a line that continues a header', message(['X-Sample: one', ' two', length], signIn + second)],
])('a message with %s is refused, and nothing after it is read as a second message', async (_, ambiguous) => {
  expect(await answersTo(ambiguous)).toEqual(['HTTP/1.1 400'])
})
