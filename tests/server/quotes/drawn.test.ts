import { crc32, deflateSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { isPng } from '../../../server/platform/uploads/png'
import { testApp } from '../rig/app'
import { begin, sign } from '../rig/quotes'

const app = await testApp()
afterAll(() => app.close())
const { call, services } = app

function chunk(kind: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), data])
  const framed = Buffer.alloc(named.length + 8)
  framed.writeUInt32BE(data.length)
  named.copy(framed, 4)
  framed.writeUInt32BE(crc32(named), named.length + 4)
  return framed
}
const mark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
function header(width: number, height: number): Buffer {
  const data = Buffer.alloc(13)
  data.writeUInt32BE(width)
  data.writeUInt32BE(height, 4)
  data.set([8, 0], 8)
  return chunk('IHDR', data)
}
const picture = (bytes = 30) => chunk('IDAT', deflateSync(Buffer.alloc(bytes), { level: 0 }))
const end = chunk('IEND', Buffer.alloc(0))
/** Gray lines, each after its filter byte. */
const png = (width = 10, height = 3, data = picture()) => Buffer.concat([mark, header(width, height), data, end])
const asUrl = (bytes: Buffer) => `data:image/png;base64,${bytes.toString('base64')}`

const signs = (id: string, signature: string) => call('signTerms', { params: { id }, body: { ...sign, signature } })
const drawn = (id: string) =>
  services.db.q.selectFrom('drawn_signature').selectAll().where('contact_id', '=', id).executeTakeFirst()
const termsOf = async (id: string) =>
  (await services.db.q.selectFrom('contact').select('terms').where('id', '=', id).executeTakeFirstOrThrow()).terms

describe('a drawn signature', () => {
  test('signs for the name above it, and its bytes are stored beside the terms', async () => {
    const { id } = await begin(app)
    const { statusCode, data } = await signs(id, asUrl(png()))
    expect([statusCode, data.name]).toEqual([200, sign.name])
    expect(Buffer.from((await drawn(id))!.png).equals(png())).toBe(true)
    expect(await termsOf(id)).toMatchObject({ name: sign.name, signature: 'drawn', signed: data.signed })
    expect((await call('openContact', { params: { id } })).data.contact.customFields.terms_signed).toBe(sign.name)
  })

  test('is signed once when it is sent again, and anew with another drawing or a typed name', async () => {
    const { id } = await begin(app)
    const times = async () =>
      (await services.db.q.selectFrom('audit').select('action').where('entity_id', '=', id).execute()).filter(
        ({ action }) => action === 'terms.signed',
      ).length
    const first = (await signs(id, asUrl(png()))).data
    expect((await signs(id, asUrl(png()))).data).toEqual(first)
    expect(await times()).toBe(1)
    await signs(id, asUrl(png(9)))
    expect(await times()).toBe(2)
    await signs(id, sign.signature)
    expect([await times(), await drawn(id)]).toEqual([3, undefined])
  })

  test('is stored only in its own table', async () => {
    const { id } = await begin(app)
    await signs(id, asUrl(png()))
    const stored = await services.db.q
      .selectFrom('audit')
      .select(['before', 'after'])
      .where('entity_id', '=', id)
      .orderBy('id')
      .execute()
    expect(JSON.stringify([stored, await termsOf(id)])).not.toContain(png().toString('base64').slice(0, 40))
  })

  test('is replaced by the next one, and deleted by a typed one', async () => {
    const { id } = await begin(app)
    await signs(id, asUrl(png()))
    const other = png(20, 5, picture(105))
    await signs(id, asUrl(other))
    expect(Buffer.from((await drawn(id))!.png).equals(other)).toBe(true)
    await signs(id, sign.signature)
    expect(await drawn(id)).toBeUndefined()
    expect(await termsOf(id)).toMatchObject({ signature: 'typed' })
  })

  test('may have up to 60,000 bytes', async () => {
    const { id } = await begin(app)
    const filler = 60_000 - png(10, 3, chunk('IDAT', Buffer.alloc(0))).length
    const full = png(10, 3, chunk('IDAT', Buffer.alloc(filler)))
    expect(full.length).toBe(60_000)
    expect((await signs(id, asUrl(full))).statusCode).toBe(200)
    const over = png(10, 3, chunk('IDAT', Buffer.alloc(filler + 1)))
    expect((await signs(id, asUrl(over))).statusCode).toBe(422)
    expect((await signs(id, asUrl(Buffer.alloc(100_000)))).statusCode).toBe(400)
  })

  test.each([
    ['an invalid PNG', asUrl(Buffer.from('no picture'))],
    ['nothing', 'data:image/png;base64,'],
    ['another image type', `data:image/svg+xml;base64,${Buffer.from('<svg/>').toString('base64')}`],
    ['an HTML page', 'data:text/html,<script>alert(1)</script>'],
    ['invalid base64', `data:image/png;base64,${png().toString('base64')}!`],
    ['without its end chunk', asUrl(png().subarray(0, -12))],
    ['followed by other bytes', asUrl(Buffer.concat([png(), Buffer.from('more')]))],
  ])('that is %s is refused, and nothing is signed', async (_, signature) => {
    const { id } = await begin(app)
    const { statusCode, data } = await signs(id, signature)
    expect([statusCode, Object.keys(data.errors)]).toEqual([422, ['terms.terms_signature']])
    expect(await termsOf(id)).toBeNull()
  })

  test('still needs the name above it', async () => {
    const { id } = await begin(app)
    const { statusCode, data } = await call('signTerms', {
      params: { id },
      body: { ...sign, name: '4242424242424242', signature: asUrl(png()) },
    })
    expect([statusCode, Object.keys(data.errors)]).toEqual([422, expect.arrayContaining(['terms.terms_name'])])
  })
})

describe('a PNG', () => {
  const most = 2000
  test.each([
    ['is valid if it is complete', png(), true],
    ['is valid at 2000 pixels per side', png(2000, 2000), true],
    ['is invalid if it is wider', png(2001, 1), false],
    ['is invalid if it is higher', png(1, 2001), false],
    ['is invalid without a width', png(0, 3), false],
    ['is invalid without image data', Buffer.concat([mark, header(1, 1), end]), false],
    ['is invalid without its header', Buffer.concat([mark, picture(), end]), false],
    ['is invalid with two end chunks', Buffer.concat([png(), end]), false],
    ['is invalid with a chunk length beyond its end', png().fill(0xff, 8, 12), false],
    ['is invalid with its signature alone', mark, false],
    ['is invalid if it is empty', Buffer.alloc(0), false],
  ])('%s', (_, bytes, is) => {
    expect(isPng(bytes, most)).toBe(is)
  })

  test('is invalid with any byte of its chunks changed', () => {
    const right = png()
    for (let at = 0; at < right.length; at++) {
      const spoilt = Buffer.from(right)
      spoilt[at]! ^= 0x10
      expect(isPng(spoilt, most), String(at)).toBe(false)
    }
  })
})
