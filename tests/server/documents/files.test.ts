import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../../../server/platform/config/config'
import { createFiles } from '../../../server/platform/files/storage'
import type { Files } from '../../../server/platform/services/services'

let folder: string
let bucket: S3rver
const stores: Record<string, Files> = {}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'files-'))
  bucket = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: path.join(folder, 'bucket'),
    configureBuckets: [{ name: 'documents' }],
  })
  const { port } = await bucket.run()
  // the client sets its clock by this header, which Node takes from the machine also in a run on another day
  bucket.httpServer.prependListener('request', (_, response) => (response.sendDate = false))
  stores['folder'] = await createFiles(readConfig({ DATA_FOLDER: folder }))
  stores['bucket'] = await createFiles(
    readConfig({
      S3_BUCKET: 'documents',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    }),
  )
})
afterAll(async () => {
  await bucket.close()
  await rm(folder, { recursive: true })
})

const key = 'documents/MQE-0048153/1/certificate.pdf'

describe.each(['folder', 'bucket'])('the store in a %s', (name) => {
  test('returns the stored bytes', async () => {
    const bytes = Buffer.from([0x25, 0x50, 0x44, 0x46, 0, 255, 10, 13])
    await stores[name]!.put(key, bytes)
    expect(await stores[name]!.get(key)).toEqual(bytes)
  })

  test('replaces the file of an existing key', async () => {
    await stores[name]!.put(key, Buffer.from('long, and the first'))
    await stores[name]!.put(key, Buffer.from('second'))
    expect((await stores[name]!.get(key))?.toString()).toBe('second')
  })

  test('returns null for an unknown key', async () => {
    expect(await stores[name]!.get('documents/none.pdf')).toBeNull()
  })

  test('refuses a key that leads outside', async () => {
    await expect(stores[name]!.put('../../outside.pdf', Buffer.from('x'))).rejects.toThrow()
  })
})

test('the folder has no partial files, and reports a read error', async () => {
  await stores['folder']!.put(key, Buffer.from('whole'))
  expect(await readdir(path.join(folder, 'files', path.dirname(key)))).toEqual(['certificate.pdf'])

  await writeFile(path.join(folder, 'files', 'not-a-folder'), '')
  await expect(stores['folder']!.get('not-a-folder/x.pdf')).rejects.toThrow()
})
