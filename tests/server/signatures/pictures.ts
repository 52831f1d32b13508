import { crc32, deflateSync } from 'node:zlib'

interface Picture {
  readonly width?: number
  readonly height?: number
  readonly depth?: number
  readonly color?: number
  readonly interlace?: number
  /** replaces the pixels */
  readonly packed?: Buffer
  /** chunks before the pixels */
  readonly beside?: readonly (readonly [kind: string, data: Buffer])[]
}

const mark = Buffer.from('89504e470d0a1a0a', 'hex')

function chunk(kind: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** A PNG with a black line on a transparent background. */
export function picture(given: Picture = {}): Buffer {
  const { width = 120, height = 40, depth = 8, color = 6, interlace = 0, beside = [] } = given
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([depth, color, 0, 0, interlace], 8)
  const row = 1 + width * 4
  const pixels = Buffer.alloc(row * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (Math.abs(y - height / 2) < 4 || Math.abs(x / 3 - y) < 3) pixels.writeUInt32BE(0x101820ff, y * row + 1 + x * 4)
  return Buffer.concat([
    mark,
    chunk('IHDR', header),
    ...beside.map(([kind, data]) => chunk(kind, data)),
    chunk('IDAT', given.packed ?? deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
