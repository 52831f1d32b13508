import { createReadStream } from 'node:fs'
import { connect } from 'node:net'
import { pipeline } from 'node:stream/promises'
import type { ClamdConfig } from '../config/connections'

/** Scans a file. @returns the name of the malware in it, or null @throws if the scanner gives no verdict */
export type Scan = (file: string) => Promise<string | null>

/** a scanner that is busy or far away; the customer waits meanwhile */
const patienceMs = 30_000

/**
 * Scans with the daemon of ClamAV by its INSTREAM command: chunks with their length in four bytes, then an empty chunk.
 * The file never has to be readable for the daemon.
 */
export const clamdScan =
  ({ host, port }: ClamdConfig): Scan =>
  async (file) => {
    const socket = connect({ host, port, signal: AbortSignal.timeout(patienceMs) })
    // a daemon that refuses a large file answers and closes before it has read all of it: then its answer counts
    const sending = pipeline(createReadStream(file), framed, socket, { end: false }).catch(() => {})
    const [text] = await Promise.all([textOf(socket), sending])
    const [, name] = /^stream: (.+) FOUND$/.exec(text) ?? []
    if (name) return name
    if (text === 'stream: OK') return null
    throw new Error(`The scanner gives no verdict: ${text || 'it closed the connection'}`)
  }

async function* framed(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0')
  for await (const chunk of source) yield Buffer.concat([lengthOf(chunk.length), chunk])
  yield lengthOf(0)
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}

/** The daemon ends its answer with a zero byte and closes the connection. */
async function textOf(socket: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of socket) chunks.push(chunk)
  return Buffer.concat(chunks).toString().replaceAll('\0', '').trim()
}
