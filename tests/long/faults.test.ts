import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Db, postgresDatabase } from '../../server/platform/db/database'
import { makeDisk } from '../../tools/history/disk'
import { type Cluster, ownCluster } from '../../tools/stack/cluster'
import type { Node } from '../../tools/stack/node'
import { type Stack, startStack } from '../../tools/stack/stack'
import { Buyer } from '../server/chaos/buyer'
import { chanceOf } from '../server/chaos/chance'

/** The limit of /readyz, with time for a slow machine to answer. */
const limitSeconds = 60
const slackSeconds = 5

let cluster: Cluster
let disk: Awaited<ReturnType<typeof makeDisk>>
let stack: Stack
let db: Db
beforeAll(async () => {
  cluster = await ownCluster()
  disk = await makeDisk()
  stack = await startStack({ databaseUrl: cluster.url, firstFolder: disk.folder, env: { RATE_LIMIT: '1000000' } })
  db = postgresDatabase(cluster.url)
})
afterAll(async () => {
  await db?.close()
  await stack?.stop()
  await disk?.remove()
  await cluster?.remove()
})

async function ready(node: Node, query = '') {
  const answer = await fetch(`${node.url}/readyz${query}`)
  const { parts } = (await answer.json()) as { parts: Record<string, { works: boolean; secondsAgo?: number }> }
  const failing = Object.entries(parts).filter(([, { works }]) => !works)
  const proved = Object.values(parts).filter(({ secondsAgo }) => secondsAgo !== undefined).length
  return { status: answer.status, failing: failing.map(([name]) => name), proved }
}

const connection = { chance: chanceOf(1), url: () => stack.url, count: () => {} }
const buy = async () => {
  const buyer = await Buyer.prepare(connection, true)
  const { answer } = await buyer.buy(connection)
  expect(answer.status).toBe(200)
}

/** Each policy has one charge, and the ledger equals the processor. */
async function isRight(policies: number) {
  const count = async (query: string) => (await sql.raw<{ n: number }>(query).execute(db.q)).rows[0]!.n
  const charged = "from sandbox_fact where drawer = 'endings' and fact ->> 'end' = 'charged'"
  expect(await count('select count(*) as n from policy')).toBe(policies)
  expect(await count(`select count(*) as n ${charged}`)).toBe(policies)
  expect(await count('select sum(paid_cents)::int8 as n from ledger')).toBe(
    await count(`select sum((fact ->> 'amountCents')::int8)::int8 as n ${charged}`),
  )
}

/** @returns the seconds until a node that takes requests reports exactly this part */
async function noticed(part: string): Promise<number> {
  const begun = Date.now()
  const [, web] = stack.webs
  await expect.poll(() => ready(web!), { timeout: 2 * 60_000, interval: 250 }).toMatchObject({ failing: [part] })
  return (Date.now() - begun) / 1000
}

const open = () => sql<{ n: number }>`select count(*) as n from job where done is null and kind != 'canary'`
const everythingIsDone = () =>
  expect.poll(async () => (await open().execute(db.q)).rows[0]!.n, { timeout: 3 * 60_000, interval: 500 }).toBe(0)

test('the canary of the worker comes through all parts', async () => {
  const parts = async () => (await sql`select part from canary`.execute(db.q)).rows.length
  await expect.poll(parts, { timeout: 60_000 }).toBe(4)
  expect(await ready(stack.webs[1]!)).toMatchObject({ status: 200, failing: [], proved: 4 })
})

let policies = 0
async function survives(name: string, part: string, lose: () => unknown, recover: () => unknown) {
  await lose()
  const seconds = await noticed(part)
  process.stdout.write(`${name} is reported after ${seconds.toFixed(1)} s\n`)
  expect(seconds).toBeLessThan(limitSeconds + slackSeconds)
  for (const web of stack.webs) {
    expect((await ready(web)).status).toBe(503)
    expect((await ready(web, '?for=requests')).status).toBe(200)
  }
  await buy()
  await isRight(++policies)
  await recover()
  await expect.poll(() => ready(stack.webs[0]!), { timeout: 60_000 }).toMatchObject({ status: 200, failing: [] })
  await everythingIsDone()
}

test('a lost mail server is reported, and the mail of a purchase comes when it is back', async () => {
  const before = stack.mail.messages.length
  await survives('A lost mail server', 'mail', stack.mail.lose, stack.mail.recover)
  expect(stack.mail.messages.length).toBeGreaterThan(before)
})

test('a lost bucket is reported, and the documents of a purchase come when it is back', async () => {
  await survives('A lost bucket', 'storage', stack.bucket.lose, stack.bucket.recover)
  const missing = await sql`select 1 from document where made is null`.execute(db.q)
  expect(missing.rows).toEqual([])
})

test('a worker that is stuck is reported within a minute, and catches up when it is free', async () => {
  // its process lives and its connections stay open
  const { worker } = stack
  worker.pause()
  const begun = Date.now()
  const [web] = stack.webs
  await expect.poll(() => ready(web!), { timeout: 2 * 60_000, interval: 250 }).toMatchObject({ status: 503 })
  const seconds = (Date.now() - begun) / 1000
  process.stdout.write(`A stuck worker is reported after ${seconds.toFixed(1)} s\n`)
  expect(seconds).toBeLessThan(limitSeconds + slackSeconds)
  await expect
    .poll(() => ready(web!), { timeout: 30_000 })
    .toMatchObject({ failing: expect.arrayContaining(['queue']) })
  expect((await ready(web!, '?for=requests')).status).toBe(200)
  await buy()
  await isRight(++policies)
  worker.resume()
  await expect.poll(() => ready(web!), { timeout: 60_000 }).toMatchObject({ status: 200 })
  await everythingIsDone()
})

test('a process with a full disk takes no requests, and the other one sells', async () => {
  if (!disk.canFill) return void process.stderr.write('No file system can be mounted here: no disk is full\n')
  const [first, second] = stack.webs
  // a file system cannot be smaller than one block, so one is used
  await writeFile(path.join(disk.folder, 'block'), Buffer.alloc(4096))
  await disk.fill()
  expect(await ready(first!, '?for=requests')).toMatchObject({ status: 503, failing: ['dataFolder'] })
  expect(await ready(second!, '?for=requests')).toMatchObject({ status: 200, failing: [] })
  await buy()
  await isRight(++policies)
  await disk.free()
  await expect.poll(() => ready(first!)).toMatchObject({ status: 200, failing: [] })
})
