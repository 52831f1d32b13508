import { mkdtemp, rm } from 'node:fs/promises'
import { request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../../server/platform/config/config'
import { createFiles } from '../../../server/platform/files/storage'
import { begin } from '../rig/quotes'
import { type ContactList, makeContactList } from './fixture'

const mebibyte = 1 << 20
let contactList: ContactList
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'flat-'))
  contactList = await makeContactList({ files: await createFiles(readConfig({ DATA_FOLDER: folder })) })
  await contactList.app.listen({ port: 0 })
})
afterAll(async () => {
  await contactList.close()
  await rm(folder, { recursive: true, force: true })
})

/** Ten files of 15 MB each, streamed in this process too. */
function* large() {
  const chunk = Buffer.alloc(64 * 1024, ' ')
  for (let file = 0; file < 10; file++) {
    yield Buffer.from(
      `--x\r\ncontent-disposition: form-data; name="files"; filename="${file}.txt"\r\n\r\nThe roof let the rain in\n`,
    )
    for (let sent = 0; sent < 15 * mebibyte - chunk.length; sent += chunk.length) yield chunk
    yield Buffer.from('\r\n')
  }
  yield Buffer.from('--x--\r\n')
}

test('uploads of 150 MB are stored without using more memory', async () => {
  const { id } = await begin(contactList)
  const cookie = await contactList.staff('rep')
  const stored = () => {
    const { heapUsed, external } = process.memoryUsage()
    return heapUsed + external
  }
  const before = stored()
  let most = 0
  const watch = setInterval(() => {
    most = Math.max(most, stored() - before)
  }, 20)
  const { port } = contactList.app.server.address() as AddressInfo
  const status = await new Promise((resolve, reject) => {
    const headers = {
      cookie,
      'content-type': 'multipart/form-data; boundary=x',
      'idempotency-key': 'a-hundred-megabytes',
    }
    const upload = ask(
      { port, path: `/api/reps/attachments/${id}/upload-documents`, method: 'POST', headers },
      (answer) => {
        answer.resume()
        answer.on('end', () => resolve(answer.statusCode))
      },
    )
    upload.on('error', reject)
    Readable.from(large()).pipe(upload)
  })
  clearInterval(watch)
  expect(status).toBe(200)
  const { data } = await contactList.list(id)
  expect(data.documents).toHaveLength(10)
  expect(data.documents[0].bytes).toBeGreaterThan(14 * mebibyte)
  // buffering everything would take 150; garbage that is not collected yet takes some tens
  expect(most).toBeLessThan(80 * mebibyte)
})
