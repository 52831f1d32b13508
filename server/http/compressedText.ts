import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { Negotiator } from '@fastify/accept-negotiator'
import type { FastifyReply } from 'fastify'

const compressors = { br: promisify(brotliCompress), gzip: promisify(gzip) }
type Encoding = keyof typeof compressors

const encodings = new Negotiator({ supportedValues: Object.keys(compressors), cache: new Map() })

/** Sends one of a server's few texts; each is compressed once for each encoding, at its first request. */
export function compressedText(text: string) {
  const made = new Map<Encoding, Promise<Buffer>>()
  const compressed = (encoding: Encoding): Promise<Buffer> => {
    const known = made.get(encoding) ?? compressors[encoding](text)
    made.set(encoding, known)
    return known
  }
  return async (reply: FastifyReply): Promise<FastifyReply> => {
    reply.header('vary', 'accept-encoding')
    const accepted = reply.request.headers['accept-encoding']
    const encoding = accepted ? (encodings.negotiate(accepted) as Encoding | null) : null
    return encoding ? reply.header('content-encoding', encoding).send(await compressed(encoding)) : reply.send(text)
  }
}
