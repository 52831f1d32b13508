import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { compressedText } from '../../../server/http/compressedText'

const text = 'One quote, two days, one price. '.repeat(40)
const app = Fastify()
const send = compressedText(text)
app.get('/', async (_, reply) => send(reply.type('text/html')))
const get = (accepted?: string) =>
  app.inject({ url: '/', headers: accepted === undefined ? {} : { 'accept-encoding': accepted } })

const plainOf = {
  br: (body: Buffer) => String(brotliDecompressSync(body)),
  gzip: (body: Buffer) => String(gunzipSync(body)),
  none: String,
}

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0.1, gzip;q=0.9', 'gzip'],
  ['identity', 'none'],
  ['br;q=0', 'none'],
  ['zstd', 'none'],
  ['', 'none'],
  [undefined, 'none'],
] as const)('a client that accepts %j gets the text as %s', async (accepted, encoding) => {
  // a second request is served by what the first one compressed
  for (let i = 0; i < 2; i++) {
    const { headers, rawPayload } = await get(accepted)
    expect(headers['content-encoding'] ?? 'none').toBe(encoding)
    expect(plainOf[encoding](rawPayload)).toBe(text)
    expect(rawPayload.length < text.length).toBe(encoding !== 'none')
    expect(headers).toMatchObject({ vary: 'accept-encoding', 'content-type': 'text/html' })
  }
})
