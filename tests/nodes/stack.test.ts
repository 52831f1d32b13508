import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../server/platform/db/database'
import { restartInTurn, type Stack, startStack } from '../../tools/stack/stack'
import { withBrowser } from '../journeys/support/browser'
import { madeDocuments } from '../journeys/support/documents'
import { wedding } from '../journeys/support/events'
import { openAtPayment } from '../journeys/support/prepared'
import { type OwnDatabase, ownDatabase } from './support/database'

const { newPage } = withBrowser()
let database: OwnDatabase
let stack: Stack

beforeAll(async () => {
  database = await ownDatabase()
  const most = '1000000'
  const env = { RATE_LIMIT: most, CERTIFICATE_RATE_LIMIT: '3' }
  stack = await startStack({ databaseUrl: database.url, env })
  if (!stack.isPooled) process.stderr.write('PgBouncer is not installed: these nodes use PostgreSQL itself\n')
})
afterAll(async () => {
  await stack?.stop()
  await database?.drop()
})

/** The charges at the sandbox processor, in cents. */
async function charges(): Promise<number[]> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const { rows } = await client.query(
    "select (fact ->> 'amountCents')::int as cents from sandbox_fact where drawer = 'endings' and fact ->> 'end' = 'charged'",
  )
  await client.end()
  return rows.map(({ cents }) => cents)
}

async function buy(whileBuying: () => Promise<void> = async () => {}) {
  const page = await newPage(stack.url)
  const customer = await openAtPayment({ url: stack.url, dataFolder: '' }, page, wedding)
  await whileBuying()
  await customer.pay()
  await customer.isBought()
  return page
}

test('nodes without a shared folder sell a policy: one charge, its documents from the bucket, its mail by SMTP', async () => {
  const page = await buy()
  const links = await madeDocuments(page, 3)
  for (const href of await links.evaluateAll((all) => all.map((each) => (each as HTMLAnchorElement).href)))
    for (const { url } of stack.webs) {
      const answer = await fetch(new URL(new URL(href).pathname, url))
      expect(answer.headers.get('content-type')).toBe('application/pdf')
    }
  expect(await charges()).toEqual([17010])
  await expect.poll(() => stack.mail.messages.map(({ to }) => to)).toContain(wedding.insured_email)
})

test('a purchase outlives each web process, and a worker that returns makes its documents', async () => {
  const [first, second] = stack.webs
  const page = await buy(async () => {
    await first!.kill()
    await stack.worker.kill()
  })
  await first!.start()
  await second!.kill()
  await stack.worker.start()
  await madeDocuments(page, 3)
  await second!.start()
  expect(await charges()).toEqual([17010, 17010])
})

test('starts that follow each other while nodes work wait for no lock of an earlier one', async () => {
  const { databaseUrl, isPooled } = stack
  const open = () => openDatabase({ databaseUrl, isPooled, dataFolder: '' })
  const busy = await open()
  let isOver = false
  const load = Array.from({ length: 4 }, async () => {
    while (!isOver) await busy.tx(async () => void (await sql`select 1`.execute(busy.q)))
  })
  for (let i = 0; i < 20; i++) await (await open()).close()
  isOver = true
  await Promise.all(load)
  const locks = await sql`select 1 from pg_locks where locktype = 'advisory' and database =
    (select oid from pg_database where datname = current_database())`.execute(busy.q)
  expect(locks.rows).toEqual([])
  await busy.close()
})

test('a rate limit counts the requests at both nodes', async () => {
  const statuses: number[] = []
  for (let i = 0; i < 4; i++)
    statuses.push((await fetch(`${stack.webs[i % 2]!.url}/api/certificates/unknown-code-${i}`)).status)
  expect(statuses.slice(0, 3)).not.toContain(429)
  expect(statuses[3]).toBe(429)
})

test('a worker has health and no calls', async () => {
  expect((await fetch(`${stack.worker.url}/healthz`)).status).toBe(200)
  expect((await fetch(`${stack.worker.url}/api/current-date`)).status).toBe(404)
})

test('a rolling restart under load fails no request', async () => {
  let isOver = false
  const answers = new Map<string, number>()
  const count = (key: string) => answers.set(key, (answers.get(key) ?? 0) + 1)
  const load = async () => {
    while (!isOver)
      await fetch(`${stack.url}/api/contacts`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
        body: '{}',
      }).then(
        async (answer) => {
          await answer.arrayBuffer()
          count(String(answer.status))
        },
        (fault: Error) => count(String(fault.cause ?? fault)),
      )
  }
  const clients = Array.from({ length: 4 }, load)
  await restartInTurn(stack)
  isOver = true
  await Promise.all(clients)
  expect([...answers.keys()]).toEqual(['201'])
  expect(answers.get('201')).toBeGreaterThan(100)
  process.stdout.write(`${answers.get('201')} requests were answered during the rolling restart\n`)
})
