import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { isPng } from '../../../server/platform/uploads/png'
import { safePng } from '../../../server/staff/signatures/image'
import { picture } from './pictures'

describe('a signature picture is re-encoded', () => {
  test('with the same pixels', async () => {
    const made = await safePng(picture())
    expect(isPng(made!, 120)).toBe(true)
    expect((await safePng(made!))!.equals(made!)).toBe(true)
  })

  test('without text, metadata or anything that a browser could take for a page', async () => {
    const script = Buffer.from('Comment\u0000<html><script>alert(1)</script>')
    const made = await safePng(
      picture({
        beside: [
          ['tEXt', script],
          ['eXIf', script],
          ['zZZz', script],
        ],
      }),
    )
    expect(made!.toString('latin1')).not.toContain('script')
    expect(made!.equals((await safePng(picture()))!)).toBe(true)
  })

  test('with the colors of its palette', async () => {
    const packed = deflateSync(Buffer.alloc((1 + 120) * 40))
    const beside = [['PLTE', Buffer.from('ff0000', 'hex')]] as const
    const made = await safePng(picture({ color: 3, packed, beside }))
    expect(made!.includes('PLTE')).toBe(true)
  })
})

describe('refuses an invalid signature picture', () => {
  const whole = picture()
  test.each<[string, Buffer]>([
    ['an empty file', Buffer.alloc(0)],
    ['a page with a script', Buffer.from('<svg onload=alert(1)>')],
    ['a truncated one', whole.subarray(0, whole.length / 2)],
    ['one followed by other bytes', Buffer.concat([whole, Buffer.from('<script>')])],
    ['one that is too wide', picture({ width: 2401, height: 2 })],
    ['one that is too high', picture({ width: 2, height: 1201 })],
    ['one with sixteen bits', picture({ depth: 16 })],
    ['an interlaced one', picture({ interlace: 1 })],
    ['one with an invalid color type', picture({ color: 5 })],
    ['one with fewer pixels than its header says', picture({ packed: deflateSync(Buffer.alloc(10)) })],
    ['one that decompresses to more than its header says', picture({ packed: deflateSync(Buffer.alloc(50_000_000)) })],
    ['one with invalid pixel data', picture({ packed: Buffer.from('nothing') })],
  ])('%s', async (_, bytes) => {
    expect(await safePng(bytes)).toBeNull()
  })
})
