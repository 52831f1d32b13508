import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { clamdScan } from '../../../server/platform/uploads/scan'
import { freePort } from '../../../tools/stack/freePort'
import { makeContactList } from '../attachments/fixture'
import { sampleFiles } from '../rig/form'
import { begin } from '../rig/quotes'
import { opensWith, samplePdf } from './samplePdf'

const folder = await mkdtemp(path.join(tmpdir(), 'scan-'))
const servers: Server[] = []
afterAll(async () => {
  for (const server of servers) server.close()
  await rm(folder, { recursive: true })
})

const fileOf = async (name: string, bytes: Uint8Array) => {
  const file = path.join(folder, name)
  await writeFile(file, bytes)
  return file
}

/** A daemon that reads a stream by the protocol, and finds what contains a word. */
async function daemon(answer: (content: Buffer, socket: Socket) => string | null) {
  const server = createServer((socket) => {
    let read = Buffer.alloc(0)
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      read = Buffer.concat([read, chunk])
      const content = contentOf(read)
      if (!content) return
      const text = answer(content, socket)
      if (text !== null) socket.end(`${text}\0`)
    })
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { host: '127.0.0.1', port: (server.address() as AddressInfo).port }
}

/** The content of a whole INSTREAM command; null while a part is missing. */
function contentOf(read: Buffer): Buffer | null {
  const command = Buffer.from('zINSTREAM\0')
  if (!read.subarray(0, command.length).equals(command)) return null
  const parts: Buffer[] = []
  for (let at = command.length; at + 4 <= read.length; ) {
    const length = read.readUInt32BE(at)
    if (length === 0) return Buffer.concat(parts)
    parts.push(read.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return null
}

describe('the scanner', () => {
  test('gets a file whole, whatever its size, and its verdict is read', async () => {
    const bytes = Buffer.alloc(3_000_000, 'The roof let the rain in. ')
    const seen: string[] = []
    const scan = clamdScan(
      await daemon((content) => {
        seen.push(createHash('sha256').update(content).digest('hex'))
        return content.includes('worm') ? 'stream: Sample.Worm FOUND' : 'stream: OK'
      }),
    )
    expect(await scan(await fileOf('long.txt', bytes))).toBeNull()
    expect(seen).toEqual([createHash('sha256').update(bytes).digest('hex')])
    expect(await scan(await fileOf('worm.txt', Buffer.from('a worm')))).toBe('Sample.Worm')
  })

  test.each([
    ['that a file is too large', () => 'INSTREAM size limit exceeded. ERROR'],
    [
      'nothing, and closes',
      (_: Buffer, socket: Socket) => {
        socket.destroy()
        return null
      },
    ],
  ] as const)('gives no verdict if the daemon says %s', async (_, answer) => {
    const scan = clamdScan(await daemon(answer))
    await expect(scan(await fileOf('a.txt', Buffer.from('words')))).rejects.toThrow()
  })

  test('gives no verdict if no daemon listens', async () => {
    const scan = clamdScan({ host: '127.0.0.1', port: await freePort() })
    await expect(scan(await fileOf('a.txt', Buffer.from('words')))).rejects.toThrow()
  })

  /** Debian's package; without it, the double above has to do. */
  const clamd = ['/usr/sbin/clamd', '/usr/local/sbin/clamd'].find((file) => existsSync(file))
  test.runIf(clamd)('is ClamAV itself, with a signature of our own', async () => {
    const worm = Buffer.from('a worm that only this test knows')
    const database = path.join(folder, 'database')
    await mkdir(database, { mode: 0o755 })
    const hash = createHash('md5').update(worm).digest('hex')
    await writeFile(path.join(database, 'own.hdb'), `${hash}:${worm.length}:Sample.Worm\n`)
    const port = await freePort()
    const config = await fileOf(
      'clamd.conf',
      Buffer.from(`TCPSocket ${port}\nTCPAddr 127.0.0.1\nDatabaseDirectory ${database}\nForeground yes\nUser root\n`),
    )
    const process = spawn(clamd!, ['--config-file', config], { stdio: 'ignore' })
    try {
      const scan = clamdScan({ host: '127.0.0.1', port })
      await expect
        .poll(async () => scan(await fileOf('worm.bin', worm)).catch(() => 'starting'))
        .toBe(
          // a signature that is not ClamAV's own
          'Sample.Worm.UNOFFICIAL',
        )
      expect(await scan(await fileOf('plan.pdf', await samplePdf()))).toBeNull()
    } finally {
      process.kill()
    }
  })
})

describe('an upload', () => {
  const uploaded = async (bytes: Uint8Array, answer: string, name = 'plan.pdf') => {
    const { host, port } = await daemon(() => answer)
    const contactList = await makeContactList({}, { CLAMD_HOST: host, CLAMD_PORT: String(port) })
    try {
      const { id } = await begin(contactList)
      const { status, data } = await contactList.upload(id, [{ name, bytes }])
      const { files, db } = contactList.services
      const rows = await db.q.selectFrom('attachment').selectAll().where('contact_id', '=', id).execute()
      const stored = await Promise.all(rows.map(({ key }) => files.get(key)))
      return { status, data, rows, stored }
    } finally {
      await contactList.close()
    }
  }

  test('with a virus is refused beside its field, and nothing is stored', async () => {
    const { status, data, rows } = await uploaded(sampleFiles.pdf, 'stream: Sample.Worm FOUND')
    expect([status, data.errors, rows]).toEqual([422, { files: '“plan.pdf” has a virus in it.' }, []])
  })

  test('waits for another try while the scanner gives no verdict', async () => {
    const { status, data, rows } = await uploaded(sampleFiles.pdf, 'ERROR')
    expect([status, rows]).toEqual([503, []])
    expect(data.message).toBe('We cannot check files for viruses just now. Try again in a few minutes')
  })

  test('without a virus is stored, and a PDF without its scripts', async () => {
    const bytes = await samplePdf(opensWith('JavaScript'))
    const { status, rows, stored } = await uploaded(bytes, 'stream: OK')
    expect(status).toBe(200)
    expect(bytes.includes('app.alert')).toBe(true)
    expect(stored[0]!.includes('app.alert')).toBe(false)
    expect(Number(rows[0]!.bytes)).toBe(stored[0]!.length)
  })

  test('that is a damaged PDF is refused beside its field', async () => {
    const { status, data } = await uploaded(Buffer.from('%PDF-1.7\nnothing\n%%EOF\n'), 'stream: OK')
    expect([status, data.errors]).toEqual([
      422,
      { files: '“plan.pdf” is damaged or needs a password, so we cannot check it.' },
    ])
  })
})
