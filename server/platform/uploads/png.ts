import { crc32 } from 'node:zlib'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const emptyChunk = 12

/**
 * Whether bytes are one complete PNG and nothing else: signature, header first, valid checksums, image data, and an end
 * chunk at the end.
 * @param mostSide pixels
 */
export function isPng(bytes: Buffer, mostSide: number): boolean {
  if (!bytes.subarray(0, signature.length).equals(signature)) return false
  const kinds: string[] = []
  let at = signature.length
  while (at < bytes.length) {
    const chunk = chunkAt(bytes, at)
    if (!chunk || (kinds.length === 0 && !isHeader(chunk, mostSide)) || kinds.at(-1) === 'IEND') return false
    kinds.push(chunk.kind)
    at += emptyChunk + chunk.data.length
  }
  return kinds.includes('IDAT') && kinds.at(-1) === 'IEND'
}

interface Chunk {
  readonly kind: string
  readonly data: Buffer
}

/** Reads a chunk: length, type, data and checksum; null for an incomplete or invalid one. */
function chunkAt(bytes: Buffer, at: number): Chunk | null {
  if (at + emptyChunk > bytes.length) return null
  const length = bytes.readUInt32BE(at)
  const end = at + 8 + length
  if (end + 4 > bytes.length || crc32(bytes.subarray(at + 4, end)) !== bytes.readUInt32BE(end)) return null
  return { kind: bytes.toString('latin1', at + 4, at + 8), data: bytes.subarray(at + 8, end) }
}

function isHeader({ kind, data }: Chunk, mostSide: number): boolean {
  if (kind !== 'IHDR' || data.length !== 13) return false
  return [data.readUInt32BE(0), data.readUInt32BE(4)].every((side) => side > 0 && side <= mostSide)
}
