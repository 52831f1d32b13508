import { inflateSync } from 'node:zlib'

/**
 * Unpacks a WOFF font (W3C, WOFF File Format 1.0). The renderer reads WOFF too, but decompresses a table at every
 * access, which took most of a document's rendering time.
 */
export function unpackWoff(woff: Buffer): Buffer {
  const tables = tablesOf(woff)
  const head = Buffer.alloc(12 + 16 * tables.length)
  const log = Math.floor(Math.log2(tables.length))
  woff.copy(head, 0, 4, 8)
  head.writeUInt16BE(tables.length, 4)
  head.writeUInt16BE(16 * 2 ** log, 6)
  head.writeUInt16BE(log, 8)
  head.writeUInt16BE(16 * (tables.length - 2 ** log), 10)
  const parts = [head]
  let offset = head.length
  tables.forEach(({ tag, checksum, bytes }, i) => {
    const at = 12 + 16 * i
    tag.copy(head, at)
    head.writeUInt32BE(checksum, at + 4)
    head.writeUInt32BE(offset, at + 8)
    head.writeUInt32BE(bytes.length, at + 12)
    // each table starts at a multiple of four bytes
    const padded = Buffer.alloc(Math.ceil(bytes.length / 4) * 4)
    bytes.copy(padded)
    parts.push(padded)
    offset += padded.length
  })
  return Buffer.concat(parts)
}

function tablesOf(woff: Buffer) {
  return Array.from({ length: woff.readUInt16BE(12) }, (_, i) => {
    const at = 44 + 20 * i
    const [offset, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field)) as [
      number,
      number,
      number,
    ]
    const stored = woff.subarray(offset, offset + packed)
    return {
      tag: woff.subarray(at, at + 4),
      checksum: woff.readUInt32BE(at + 16),
      bytes: packed < length ? inflateSync(stored) : stored,
    }
  })
}
