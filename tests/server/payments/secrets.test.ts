import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { termsEdition } from '../../../domain/terms'
import { type Db, openDatabase } from '../../../server/db/database'
import { testDatabase, testDatabaseIn } from '../rig/database'
import { payload } from '../rig/quotes'
import { cardOf } from './cards'
import { newKey } from './ground'

/**
 * A whole server in a process of its own, which logs everything it can. After purchases that come through, are refused
 * or are sent wrongly, nothing of a card may be found in what it wrote: not in its logs, its tables or its folder.
 */
const databaseUrl = process.env['DATABASE_URL']
const number = '378282246310005'
const refusedNumber = '4000000000000002'
const code = '7391'
/** a whole server is started and stopped, on a machine that may be busy */
const patience = 120_000

let folder: string
let shared: Db | null
let origin: string
let server: ReturnType<typeof spawn>
const logs: string[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'secrets-'))
  shared = databaseUrl ? await testDatabase() : null
  if (!shared) await testDatabaseIn(folder)
  const port = await freePort()
  origin = `http://127.0.0.1:${port}`
  server = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    env: {
      PATH: process.env['PATH'],
      BASE_URL: origin,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_FOLDER: folder,
      LOG_LEVEL: 'trace',
      ...(shared && { DATABASE_URL: await urlOf(shared) }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const greeted = new Promise<void>((resolve, reject) => {
    for (const stream of [server.stdout!, server.stderr!])
      stream.setEncoding('utf8').on('data', (text: string) => {
        logs.push(text)
        if (text.includes('Marquee is at')) resolve()
      })
    server.once('exit', () => reject(new Error(`the server did not start: ${logs.join('')}`)))
  })
  await greeted
}, patience)
afterAll(async () => {
  server.kill('SIGKILL')
  await shared?.close()
  await rm(folder, { recursive: true, force: true })
})

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

async function urlOf(db: Db): Promise<string> {
  const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(db.q)
  return `${databaseUrl}?options=-c%20search_path%3D${rows[0]!.schema}`
}

async function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  const answer = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  const text = await answer.text()
  return { status: answer.status, text, data: text === '' ? null : JSON.parse(text) }
}

const purchase = (body: unknown, key = newKey()) => post('/api/purchase', body, { 'idempotency-key': key })
const tokenize = (card: string, more = {}) => post('/sandbox-processor/tokens', { ...cardOf(card), cvc: code, ...more })

async function signedQuote() {
  const begun = await post('/api/contacts', payload(), { 'idempotency-key': newKey() })
  const { id, customFields } = begun.data.contact
  const signature = { name: 'Jordan Sample', signature: 'Jordan Sample', version: termsEdition }
  expect((await post(`/api/terms/${id}`, signature)).status).toBe(200)
  return { id, amount_due: customFields.amount_due }
}

/** Everything in every table, as text. */
async function dump(db: Db): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = current_schema()`.execute(db.q)
  const tables = await Promise.all(rows.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(db.q)))
  return JSON.stringify(tables.map((table) => table.rows))
}

async function everyFile(): Promise<{ name: string; text: string }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return Promise.all(
    files.map(async ({ parentPath, name }) => ({ name, text: await readFile(join(parentPath, name), 'latin1') })),
  )
}

test(
  'no card number and no security code is left anywhere',
  async () => {
    const answers: string[] = []
    const tell = <A extends { text: string; status: number }>(answer: A, status: number) => {
      expect(answer.status).toBe(status)
      answers.push(answer.text)
      return answer
    }
    const quote = await signedQuote()
    const { data } = tell(await tokenize(number), 200)
    const order = { ...quote, payment_token: data.token, cardholder_name: 'Jordan Sample', cc_last_digits: data.last4 }
    tell(await purchase({ ...order, cc_cvv_number: code }), 422)
    tell(await purchase({ ...order, cardholder_name: number }), 422)
    tell(await purchase({ ...order, payment_token: number }), 422)
    tell(await purchase({ ...order, card_number: number }), 400)
    tell(await purchase(`{"payment_token": "${number}`), 400)
    tell(await purchase({ ...order, id: number }), 400)
    tell(await post(`/api/purchase?card=${number}`, order, { 'idempotency-key': newKey(), 'x-card': number }), 200)
    tell(await tokenize(number, { exp_year: '2020' }), 402)
    tell(await tokenize(`${number}0`), 402)
    tell(await post('/sandbox-processor/tokens', `{"number": "${number}", "cvc": "${code}`), 400)
    const refused = await signedQuote()
    const bad = tell(await tokenize(refusedNumber), 200).data.token
    tell(await purchase({ ...refused, payment_token: bad }), 402)

    server.kill('SIGTERM')
    await once(server, 'exit')
    const db = shared ?? (await openDatabase({ dataFolder: folder }))
    const tables = await dump(db)
    expect(tables).toContain('"cc_last_digits":"0005"')
    if (!shared) await db.close()
    const written = [{ name: 'logs', text: logs.join('') }, { name: 'tables', text: tables }, ...(await everyFile())]
    written.push({ name: 'answers', text: answers.join('\n') })
    expect(logs.join('')).toContain('"operation":"purchase"')
    expect(written.length).toBeGreaterThan(10)
    const traces = new RegExp(`${number}|${refusedNumber}|"${code}"`)
    expect(written.filter(({ text }) => traces.test(text)).map(({ name }) => name)).toEqual([])
  },
  patience,
)
