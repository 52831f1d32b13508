import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { RepsSignature } from '../../../contract/client'
import { safePng } from '../../../server/staff/signatures/image'
import { type Role, type TestApp, testApp } from '../rig/app'
import { form, sampleFiles } from '../rig/form'
import { picture } from './pictures'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.services.db.q.deleteFrom('signature').execute()
  await app.services.db.q.deleteFrom('audit').execute()
})

const png = picture()

interface Sent {
  readonly as?: Role
  readonly file?: Buffer | null
  readonly key?: string
}

function sending(fields: Record<string, string>, { file = png, key = randomUUID() }: Sent) {
  const { raw, headers } = form(fields, file ? [{ name: 'signature.png', bytes: file, field: 'file' }] : [])
  return { raw, headers: { ...headers, 'idempotency-key': key } }
}
const add = async (fields: Record<string, string> = {}, sent: Sent = {}) =>
  app.call('createSignature', {
    ...sending({ name: 'R. Sample', ...fields }, sent),
    cookie: await app.staff(sent.as ?? 'rep'),
  })
const change = async (id: number, fields: Record<string, string>, sent: Sent = {}) =>
  app.call('updateSignature', {
    params: { id: String(id) },
    ...sending({ name: 'R. Sample', ...fields }, { file: null, ...sent }),
    cookie: await app.staff(sent.as ?? 'rep'),
  })
const list = async (as: Role = 'rep'): Promise<RepsSignature[]> =>
  (await app.call('listSignatures', { cookie: await app.staff(as) })).data.rows
const remove = async (id: number, as: Role = 'rep') =>
  app.call('deleteSignature', { params: { id: String(id) }, cookie: await app.staff(as) })
const readImage = async (id: number, as: Role = 'rep') =>
  app.call('getSignatureImage', { params: { id: String(id) }, cookie: await app.staff(as) })
const audits = (action: string) =>
  app.services.db.q.selectFrom('audit').selectAll().where('action', '=', action).orderBy('id', 'desc').execute()

describe('a signature', () => {
  test('that is saved unchanged is not audited', async () => {
    const [made] = (await add()).data.rows as RepsSignature[]
    expect((await change(made!.id, {})).statusCode).toBe(200)
    expect(await list()).toEqual([made])
    expect(await audits('signature.changed')).toEqual([])
  })

  test('is added once under its key, and shown as it will be printed', async () => {
    const key = randomUUID()
    const first = await add({}, { key })
    expect([first.statusCode, first.data.rows]).toMatchObject([
      201,
      [{ name: 'R. Sample', owner: 'rep@example.com', is_default: false }],
    ])
    expect((await add({}, { key })).data).toEqual(first.data)
    expect((await add({ name: 'Another' }, { key })).statusCode).toBe(422)
    const [{ id }] = first.data.rows
    const { headers, rawPayload } = await readImage(id)
    expect(rawPayload.equals((await safePng(png))!)).toBe(true)
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    })
    expect((await audits('signature.added'))[0]).toMatchObject({ actor: 'rep@example.com', entity_id: String(id) })
  })

  test('is changed and deleted only with its current version', async () => {
    const [{ id, version }] = (await add()).data.rows
    const seen = (at: number) => ({ 'if-match': String(at) })
    const named = async (name: string, at: number) => {
      const { raw, headers } = form({ name }, [])
      const params = { id: String(id) }
      return app.call('updateSignature', { params, raw, headers: { ...headers, ...seen(at) }, cookie })
    }
    const cookie = await app.staff('rep')
    expect((await named('Robin Sample', version)).statusCode).toBe(200)
    const remove = (at: number) =>
      app.call('deleteSignature', { params: { id: String(id) }, headers: seen(at), cookie })
    for (const late of [await named('Another', version), await remove(version)])
      expect([late.statusCode, late.data.newest]).toEqual([
        412,
        expect.objectContaining({ id, name: 'Robin Sample', version: version + 1 }),
      ])
    expect((await list())[0]).toMatchObject({ name: 'Robin Sample' })
    expect((await remove(version + 1)).statusCode).toBe(200)
  })

  test('is changed in its name, its picture or both', async () => {
    const [{ id }] = (await add()).data.rows
    const named = await change(id, { name: 'Robin Sample' })
    expect(named.data.rows).toMatchObject([{ id, name: 'Robin Sample' }])
    const other = picture({ width: 60 })
    await change(id, { name: 'Robin Sample' }, { file: other })
    expect((await readImage(id)).rawPayload.equals((await safePng(other))!)).toBe(true)
    expect(await audits('signature.changed')).toMatchObject([
      { after: { name: 'Robin Sample', picture: 'another' } },
      { before: { name: 'R. Sample' }, after: { name: 'Robin Sample' } },
    ])
  })

  test('is deleted and no longer found', async () => {
    const [row] = (await add()).data.rows
    const answered = await remove(row.id)
    expect([answered.statusCode, answered.data]).toEqual([200, { rows: [row] }])
    expect(await list()).toEqual([])
    expect((await readImage(row.id)).statusCode).toBe(404)
    expect((await remove(row.id)).statusCode).toBe(404)
    expect((await change(row.id, {})).statusCode).toBe(404)
    expect((await audits('signature.deleted'))[0]).toMatchObject({ before: { name: 'R. Sample' } })
  })

  test('is refused by field without a name or with an invalid picture', async () => {
    expect((await add({ name: '  ' })).data.errors).toEqual({ name: expect.any(String) })
    expect((await add({}, { file: Buffer.from(sampleFiles.jpg) })).data.errors).toEqual({
      file: '“signature.png” is not a PNG picture.',
    })
    expect((await add({}, { file: picture({ interlace: 1 }) })).data.errors.file).toMatch(/cannot be printed/)
    expect((await add({}, { file: Buffer.alloc(2 * 1024 * 1024 + 1) })).statusCode).toBe(413)
    expect((await add({}, { file: null })).statusCode).toBe(400)
    const { raw, headers } = form({ name: 'A', file: 'a text' })
    const text = { raw, headers: { ...headers, 'idempotency-key': randomUUID() }, cookie: await app.staff('rep') }
    expect((await app.call('createSignature', text)).statusCode).toBe(400)
    expect(await list()).toEqual([])
  })
})

describe('ownership', () => {
  test('shows a rep their own signatures, an admin all, and an underwriter none', async () => {
    await add()
    const [{ id }] = (await add({ name: 'A. Admin' }, { as: 'admin' })).data.rows
    expect((await list()).map(({ owner }) => owner)).toEqual(['rep@example.com'])
    expect((await list('admin')).map(({ owner }) => owner)).toEqual(['admin@example.com', 'rep@example.com'])
    for (const answered of [await readImage(id), await remove(id), await change(id, {})])
      expect(answered.statusCode).toBe(404)
    expect((await app.call('listSignatures', { cookie: await app.staff('underwriter') })).statusCode).toBe(403)
    expect((await add({}, { as: 'underwriter' })).statusCode).toBe(403)
  })

  test('lets an admin change and delete those of others', async () => {
    const [{ id }] = (await add()).data.rows
    expect((await change(id, { name: 'By an admin' }, { as: 'admin' })).statusCode).toBe(200)
    expect((await list())[0]).toMatchObject({ name: 'By an admin', owner: 'rep@example.com' })
    expect((await remove(id, 'admin')).statusCode).toBe(200)
  })
})

describe('the default', () => {
  test('is a single one, chosen by an admin', async () => {
    const [{ id }] = (await add()).data.rows
    const [{ id: other }] = (await add({ is_default: 'True' }, { as: 'admin' })).data.rows
    expect((await list('admin')).filter(({ is_default }) => is_default).map((row) => row.id)).toEqual([other])
    await change(id, { is_default: 'True' }, { as: 'admin' })
    expect((await list('admin')).filter(({ is_default }) => is_default).map((row) => row.id)).toEqual([id])
    // its owner renames it, and it stays the default
    expect((await change(id, { name: 'Renamed' })).data.rows).toMatchObject([{ name: 'Renamed', is_default: true }])
    await change(id, { is_default: 'False' }, { as: 'admin' })
    expect((await list('admin')).some(({ is_default }) => is_default)).toBe(false)
  })

  test('cannot be chosen by a rep', async () => {
    expect((await add({ is_default: 'True' })).data.errors).toEqual({ is_default: expect.any(String) })
    const [{ id }] = (await add({ is_default: 'False' })).data.rows
    expect((await change(id, { is_default: 'True' })).statusCode).toBe(422)
    expect((await change(id, { is_default: 'False' })).statusCode).toBe(200)
  })
})
