import { promisify } from 'node:util'
import { crc32, deflate, inflate } from 'node:zlib'
import { signaturePicture } from '../../../domain/staff/attachments'
import { isPng } from '../../platform/uploads/png'

const mark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** the chunks of pixel data; metadata such as text, location and time is dropped */
const drawn = ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']
/** samples per pixel, by the header's color type */
const samples: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }
const [inflated, deflated] = [promisify(inflate), promisify(deflate)]

/**
 * Rebuilds a PNG from its pixel chunks; null for an invalid one, one larger than a signature needs, or one whose data
 * does not match its header. The result contains pixels only, whatever the upload contained.
 */
export async function safePng(bytes: Buffer): Promise<Buffer | null> {
  const { widest, highest } = signaturePicture
  if (!isPng(bytes, widest)) return null
  const chunks = chunksIn(bytes).filter(({ kind }) => drawn.includes(kind))
  const header = chunks[0]!.data
  const length = pixelBytes(header)
  if (length === null || header.readUInt32BE(4) > highest) return null
  const pixels = await pixelsIn(chunks, length)
  if (!pixels) return null
  const isPart = (wanted: string) => chunks.find(({ kind }) => kind === wanted)
  const others = [isPart('PLTE'), isPart('tRNS')].filter((chunk) => chunk !== undefined)
  const made = [chunks[0]!, ...others, { kind: 'IDAT', data: pixels }, { kind: 'IEND', data: Buffer.alloc(0) }]
  return Buffer.concat([mark, ...made.map(written)])
}

interface Chunk {
  readonly kind: string
  readonly data: Buffer
}

/** The chunks of a whole PNG. */
function chunksIn(bytes: Buffer): Chunk[] {
  const chunks: Chunk[] = []
  for (let at = mark.length; at < bytes.length; ) {
    const length = bytes.readUInt32BE(at)
    chunks.push({ kind: bytes.toString('latin1', at + 4, at + 8), data: bytes.subarray(at + 8, at + 8 + length) })
    at += 12 + length
  }
  return chunks
}

/**
 * The size of the decoded lines in bytes, with their filter bytes; null for a format that the PDF renderer cannot read.
 */
function pixelBytes(header: Buffer): number | null {
  const [depth = 0, color = 0, compression, filter, interlace] = header.subarray(8)
  const each = samples[color]
  const isRead = depth === 8 && each !== undefined && compression === 0 && filter === 0 && interlace === 0
  return isRead ? header.readUInt32BE(4) * (1 + header.readUInt32BE(0) * each) : null
}

async function pixelsIn(chunks: readonly Chunk[], length: number): Promise<Buffer | null> {
  const packed = Buffer.concat(chunks.filter(({ kind }) => kind === 'IDAT').map(({ data }) => data))
  try {
    const pixels: Buffer = await inflated(packed, { maxOutputLength: length })
    return pixels.length === length ? await deflated(pixels) : null
  } catch {
    return null
  }
}

function written({ kind, data }: Chunk): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
