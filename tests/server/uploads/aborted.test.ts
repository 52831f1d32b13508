import { once } from 'node:events'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import net, { type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../rig/app'
import { form, sampleFiles } from '../rig/form'
import { claimWords, rightRequests } from '../rig/requests'

let app: TestApp
let folder: string
let cookie: string
let policyNumber: string
const before = process.env['TMPDIR']
beforeAll(async () => {
  app = await testApp()
  const { boughtId } = await rightRequests(app)
  const { db } = app.services
  const policy = db.q.selectFrom('policy').select('policy_number').where('contact_id', '=', boughtId)
  policyNumber = (await policy.executeTakeFirstOrThrow()).policy_number
  cookie = await app.staff('rep')
  await app.app.listen({ host: '127.0.0.1', port: 0 })
  folder = await mkdtemp(path.join(tmpdir(), 'aborted-'))
  process.env['TMPDIR'] = folder
})
afterAll(async () => {
  if (before === undefined) delete process.env['TMPDIR']
  else process.env['TMPDIR'] = before
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

const mebibyte = 1 << 20
const photo = Buffer.alloc(5 * mebibyte, ' ')
sampleFiles.pdf.copy(photo)

/** A claim with two files of 5 MB, sent as far as a byte. */
async function sendUpTo(end: (raw: Buffer) => number): Promise<Socket> {
  const { raw, headers } = form({ policy_number: policyNumber, ...claimWords }, [
    { name: 'one.pdf', bytes: photo },
    { name: 'two.pdf', bytes: photo },
  ])
  const body = raw as Buffer
  const socket = net.connect((app.app.server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  const lines = {
    host: 'localhost',
    cookie,
    'content-length': String(body.length),
    'idempotency-key': 'an-upload-cut-off',
    ...headers,
  }
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(`POST /api/policy/submit-a-claim HTTP/1.1\r\n${head.join('')}\r\n`)
  socket.write(body.subarray(0, end(body)))
  return socket
}

/** The sizes of the uploads in the temporary folder. */
async function uploading(): Promise<number[]> {
  const [own] = await readdir(folder)
  if (!own) return []
  const names = await readdir(path.join(folder, own)).catch(() => [])
  return Promise.all(names.map(async (name) => (await stat(path.join(folder, own, name))).size))
}

const inFirst = (raw: Buffer) => raw.indexOf('one.pdf') + 3 * mebibyte
const inSecond = (raw: Buffer) => raw.indexOf('two.pdf') + 3 * mebibyte

test.each([
  ['in the first file', inFirst, 1],
  ['in the second file', inSecond, 2],
] as const)('a client that disconnects %s leaves no file in the temporary folder', async (_, end, count) => {
  const socket = await sendUpTo(end)
  await expect.poll(async () => (await uploading()).filter((bytes) => bytes > mebibyte).length).toBe(count)
  socket.destroy()
  await expect.poll(() => readdir(folder)).toEqual([])
  expect(await app.services.db.q.selectFrom('claim').select('id').execute()).toEqual([])
})

test('twenty uploads that disconnect at once leave no file, however much of each has arrived', async () => {
  const sockets = await Promise.all(
    Array.from({ length: 20 }, (_, i) => sendUpTo((raw) => Math.floor((raw.length * (i + 1)) / 21))),
  )
  await expect.poll(async () => (await readdir(folder)).length).toBeGreaterThan(0)
  for (const socket of sockets) socket.destroy()
  const connections = () => new Promise((resolve) => app.app.server.getConnections((_, count) => resolve(count)))
  await expect.poll(connections).toBe(0)
  await expect.poll(() => readdir(folder)).toEqual([])
})
