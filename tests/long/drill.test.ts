import { execFile } from 'node:child_process'
import { appendFile, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { certificateCode } from '../../server/pdf/facts/certificateCode'
import { type Db, postgresDatabase } from '../../server/platform/db/database'
import { openAsItIs } from '../../tools/backup/pglite'
import { ownCluster } from '../../tools/stack/cluster'
import { freePort } from '../../tools/stack/freePort'
import { makeNode } from '../../tools/stack/node'
import { startBucket } from '../../tools/stack/standIns'
import { Buyer } from '../server/chaos/buyer'
import { chanceOf } from '../server/chaos/chance'

const run = promisify(execFile)
const folder = await mkdtemp(path.join(tmpdir(), 'drill-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

type Env = Readonly<Record<string, string>>
const { PATH = '' } = process.env

/** The commands as an operator runs them. */
const command = async (name: 'backup' | 'restore', env: Env, ...given: string[]) =>
  (await run(process.execPath, ['--import', 'tsx', `tools/backup/${name}.ts`, ...given], { env: { PATH, ...env } }))
    .stdout

const admin = { STAFF_ADMIN_EMAIL: 'admin@example.com', STAFF_ADMIN_PASSWORD: 'a-long-password-for-a-drill' }
const limits = { RATE_LIMIT: '1000000', CERTIFICATE_RATE_LIMIT: '1000000', LOG_LEVEL: 'warn' }

async function buy(url: string, count: number): Promise<void> {
  const connection = { chance: chanceOf(count), url: () => url, count: () => {} }
  const one = async () => (await (await Buyer.prepare(connection, true)).buy(connection)).answer.status
  expect(await Promise.all(Array.from({ length: count }, one))).toEqual(Array.from({ length: count }, () => 200))
}

interface Books {
  /** cents by the processor's reference */
  readonly payments: ReadonlyMap<string, number>
  readonly policies: number
  readonly certificates: readonly string[]
  readonly documents: readonly string[]
  readonly openJobs: number
}

async function booksOf(db: Db): Promise<Books> {
  const paid = await sql<{ ref: string; cents: number }>`select p.gateway_ref as ref, sum(l.paid_cents)::int8 as cents
    from ledger l join payment p on p.id = l.payment_id group by 1 order by 1`.execute(db.q)
  const documents = await db.q.selectFrom('document').select(['token', 'kind']).execute()
  const count = async (query: string) => (await sql.raw<{ n: number }>(query).execute(db.q)).rows[0]!.n
  return {
    payments: new Map(paid.rows.map(({ ref, cents }) => [ref, cents])),
    policies: await count('select count(*) as n from policy'),
    certificates: documents.filter(({ kind }) => kind === 'certificate').map(({ token }) => certificateCode(token)),
    documents: documents.map(({ token }) => token),
    openJobs: await count("select count(*) as n from job where done is null and kind <> 'canary'"),
  }
}

/** The charges in the processor's own facts: cents by reference. */
async function processorOf(db: Db): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ name: string; cents: number }>`select name, (fact ->> 'amountCents')::int8 as cents
    from sandbox_fact where drawer = 'endings' and fact ->> 'end' = 'charged' order by name`.execute(db.q)
  return new Map(rows.map(({ name, cents }) => [name, cents]))
}

/** Each certificate is in force, and each document opens. */
async function isServed(url: string, { certificates, documents }: Books) {
  for (const code of certificates) {
    const answer = await fetch(`${url}/api/certificates/${code}`)
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('Sample')])
  }
  for (const token of documents) {
    const answer = await fetch(`${url}/api/files/${token}`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  }
}

test('PostgreSQL and a bucket, saved while customers buy, come back whole after everything is destroyed', async () => {
  const port = String(await freePort())
  let cluster = await ownCluster()
  let bucket = await startBucket()
  const env = (dataFolder: string): Env => ({
    ...admin,
    ...limits,
    ...bucket.env,
    DATABASE_URL: cluster.url,
    DATA_FOLDER: path.join(folder, dataFolder),
  })
  const server = makeNode(Number(port), env('before'))
  await server.start()
  const db = postgresDatabase(cluster.url)
  await buy(server.url, 8)
  await expect.poll(async () => (await booksOf(db)).openJobs, { timeout: 240_000, interval: 500 }).toBe(0)

  const [first] = await Promise.all([command('backup', env('before'), path.join(folder, 'amid')), buy(server.url, 4)])
  process.stdout.write(`Amid purchases: ${first}`)
  await expect.poll(async () => (await booksOf(db)).openJobs, { timeout: 240_000, interval: 500 }).toBe(0)
  await server.stop()
  process.stdout.write(await command('backup', env('before'), path.join(folder, 'last')))
  const [books, processor] = [await booksOf(db), await processorOf(db)]
  expect([books.policies, books.payments]).toEqual([12, processor])

  await db.close()
  await cluster.remove()
  await bucket.stop()
  await rm(path.join(folder, 'before'), { recursive: true })
  cluster = await ownCluster()
  bucket = await startBucket()
  const begun = performance.now()
  process.stdout.write(await command('restore', env('after'), path.join(folder, 'last')))
  const again = makeNode(Number(port), env('after'))
  await again.start()
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  const restored = postgresDatabase(cluster.url)
  const now = await booksOf(restored)
  expect(now.payments).toEqual(processor)
  expect({ ...now, openJobs: 0 }).toEqual(books)
  expect(now.certificates.length).toBe(12)
  await isServed(again.url, now)
  const loss = processor.size - now.payments.size
  process.stdout.write(`PostgreSQL: served again after ${seconds} s, ${loss} of ${processor.size} purchases lost\n`)

  // a target that is in use or not empty is refused
  await expect(command('restore', env('after'), path.join(folder, 'amid'))).rejects.toThrow(/stop every process first/)
  await again.stop()
  await restored.close()
  await expect(command('restore', env('after'), path.join(folder, 'amid'))).rejects.toThrow(/Not empty: the database/)

  // the backup amid purchases is of one moment: each policy of it has its payment and its files
  await command('restore', env('after'), path.join(folder, 'amid'), '--replace')
  await again.start()
  const amid = postgresDatabase(cluster.url)
  await expect.poll(async () => (await booksOf(amid)).openJobs, { timeout: 240_000, interval: 500 }).toBe(0)
  const then = await booksOf(amid)
  expect(then.policies).toBeGreaterThanOrEqual(8)
  expect(then.payments.size).toBe(then.policies)
  for (const [reference, cents] of then.payments) expect(processor.get(reference)).toBe(cents)
  await isServed(again.url, then)
  process.stdout.write(`The backup amid purchases has ${then.policies} of 12 policies\n`)

  await again.stop()
  await amid.close()
  await cluster.remove()
  await bucket.stop()
})

test('PGlite and its data folder come back whole, and a damaged backup is refused', async () => {
  const at = (name: string): Env => ({ ...admin, ...limits, DATA_FOLDER: path.join(folder, name) })
  const server = makeNode(await freePort(), at('lite'))
  await server.start()
  await buy(server.url, 3)
  const backup = path.join(folder, 'lite-backup')
  await expect(command('backup', at('lite'), `${backup}-early`)).rejects.toThrow(/in use by process/)
  await server.stop()
  process.stdout.write(await command('backup', at('lite'), backup))
  const endings = (await readdir(path.join(folder, 'lite/sandbox-processor/endings'))).length
  await rm(path.join(folder, 'lite'), { recursive: true })

  const begun = performance.now()
  process.stdout.write(await command('restore', at('lite'), backup))
  await server.start()
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  const documents = async () => (await fetch(`${server.url}/readyz`)).status
  await expect.poll(documents).toBe(200)
  await server.stop()
  const db = await openAsItIs(path.join(folder, 'lite/database'))
  const books = await booksOf(db)
  await db.close()
  expect([books.policies, books.payments.size, books.certificates.length]).toEqual([3, 3, 3])
  expect(endings).toBe(3)
  process.stdout.write(`PGlite: served again after ${seconds} s, 0 of ${endings} purchases lost\n`)

  await appendFile(path.join(backup, 'database/PG_VERSION'), ' ')
  await expect(command('restore', at('other'), backup)).rejects.toThrow(/damaged: database\/PG_VERSION/)
})
