import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../../server/platform/config/config'
import { createFiles } from '../../../server/platform/files/storage'
import { Problem } from '../../../server/platform/problems/problem'
import type { Files } from '../../../server/platform/services/services'
import { dropOrphanedUploads } from '../../../server/platform/uploads/receive'
import { storing } from '../../../server/platform/uploads/store'

let folder: string
let files: Files
let upload: Parameters<typeof storing>[1][number]
const log = { debug() {}, info() {}, warn() {}, error() {} }
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'store-'))
  files = await createFiles(readConfig({ DATA_FOLDER: folder }))
  const file = path.join(folder, 'sent')
  await writeFile(file, 'hello')
  upload = { name: 'a.txt', type: 'text/plain', bytes: 5, sha256: '', path: file }
})
afterAll(() => rm(folder, { recursive: true }))

const stored = () => readdir(path.join(folder, 'files/uploads')).catch(() => [])

test('a stream is stored completely, and deleted again', async () => {
  await files.putStream('uploads/one', Readable.from([Buffer.from('one '), Buffer.from('two')]), 7)
  expect((await files.get('uploads/one'))?.toString()).toBe('one two')
  await files.remove('uploads/one')
  await files.remove('uploads/one')
  expect(await files.get('uploads/one')).toBeNull()
})

test('a broken stream stores nothing under its key', async () => {
  const broken = Readable.from(
    (async function* () {
      yield Buffer.from('half')
      throw new Error('cut off')
    })(),
  )
  await expect(files.putStream('uploads/half', broken, 8)).rejects.toThrow()
  expect(await stored()).toEqual([])
})

test('uploads are stored for work that refers to them', async () => {
  const key = await storing({ files, log }, [upload], async ([file]) => file!.key)
  expect((await files.get(key!))?.toString()).toBe('hello')
  await files.remove(key!)
})

test('and deleted if the work refuses, or was done already', async () => {
  const before = (await stored()).length
  await storing({ files, log }, [upload], async () => undefined)
  const refusing = storing({ files, log }, [upload], async () => {
    throw new Problem(422, 'No')
  })
  await expect(refusing).rejects.toThrow('No')
  expect(await stored()).toHaveLength(before)
})

test('and stay if it is unknown whether the work was committed', async () => {
  const before = (await stored()).length
  const lost = storing({ files, log }, [upload], async () => {
    throw new Error('the connection was lost')
  })
  await expect(lost).rejects.toThrow('lost')
  expect(await stored()).toHaveLength(before + 1)
})

test('files of a killed process are deleted at the next start, and running uploads stay', async () => {
  const own = await mkdtemp(path.join(tmpdir(), 'orphans-'))
  const before = process.env['TMPDIR']
  process.env['TMPDIR'] = own
  const ended = spawnSync(process.execPath, ['--version']).pid
  const left = [`marquee-upload-${ended}-abc`, `marquee-upload-${process.ppid}-abc`, 'marquee-upload-x', 'other']
  for (const name of left) await mkdir(path.join(own, name))
  await writeFile(path.join(own, left[0]!, '1'), 'a photo')
  await dropOrphanedUploads()
  expect((await readdir(own)).sort()).toEqual(left.slice(1).sort())
  if (before === undefined) delete process.env['TMPDIR']
  else process.env['TMPDIR'] = before
  await rm(own, { recursive: true })
})
