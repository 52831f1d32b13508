import { mkdtemp, rm } from 'node:fs/promises'
import { request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
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
  const files = await createFiles(readConfig({ DATA_FOLDER: folder }))
  contactList = await makeContactList({
    files: {
      ...files,
      putStream: (...file) => {
        note()
        return files.putStream(...file)
      },
    },
  })
  await contactList.app.listen({ port: 0 })
})
afterAll(async () => {
  await contactList.close()
  await rm(folder, { recursive: true, force: true })
})

/** Node collects garbage when it must, each version at another time. After a collection only what is in use remains. */
setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** bytes of objects and buffers that are in use */
function inUse(): number {
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

let most = 0
const note = () => {
  most = Math.max(most, inUse())
}

/** Ten files of 15 MB each, streamed in this process too. */
function* large() {
  const chunk = Buffer.alloc(64 * 1024, ' ')
  for (let file = 0; file < 10; file++) {
    note()
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
  const before = inUse()
  most = before
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
  expect(status).toBe(200)
  const { data } = await contactList.list(id)
  expect(data.documents).toHaveLength(10)
  expect(data.documents[0].bytes).toBeGreaterThan(14 * mebibyte)
  // nine buffered files would take 135; modules that the first upload loads take up to 25
  expect(most - before).toBeLessThan(60 * mebibyte)
})
