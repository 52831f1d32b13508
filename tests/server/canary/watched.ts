import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import PostalMime from 'postal-mime'
import { extractText, getDocumentProxy } from 'unpdf'
import { type Db, openDatabase } from '../../../server/platform/db/database'
import { freePort } from '../../../tools/stack/freePort'
import { testDatabase, testDatabaseIn } from '../rig/database'
import { bundled, shortLived } from '../rig/process'

const databaseUrl = process.env['DATABASE_URL']

interface Written {
  /** a file, or `logs`, `tables`, `answers` */
  readonly name: string
  readonly text: string
}

export interface Answered {
  readonly status: number
  readonly text: string
  readonly data: any
}

/** A whole server in its own process with full logging, and everything that it wrote. */
export interface WatchedServer {
  readonly origin: string
  readonly staff: { readonly email: string; readonly password: string }
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Answered>
  get(path: string, headers?: Record<string, string>): Promise<Answered>
  /** Stops it and reads its logs, tables, files, letters, documents and responses as text. */
  everythingWritten(): Promise<Written[]>
  close(): Promise<void>
}

export async function watchServer(): Promise<WatchedServer> {
  const folder = await mkdtemp(join(tmpdir(), 'secrets-'))
  const shared = databaseUrl ? await testDatabase() : null
  if (!shared) await testDatabaseIn(folder)
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const staff = { email: 'admin@example.com', password: 'a-long-password-for-tests' }
  const logs: string[] = []
  const answers: string[] = []
  const program = await bundled('server/main.ts')
  const server = spawn(process.execPath, [...shortLived, program.file], {
    env: {
      PATH: process.env['PATH'],
      // the clock of the run
      NODE_OPTIONS: process.env['NODE_OPTIONS'],
      CLOCK_OFFSET: process.env['CLOCK_OFFSET'],
      NODE_ENV: 'production',
      BASE_URL: origin,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_FOLDER: folder,
      LOG_LEVEL: 'trace',
      STAFF_ADMIN_EMAIL: staff.email,
      STAFF_ADMIN_PASSWORD: staff.password,
      ...(shared && { DATABASE_URL: await urlOf(shared) }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  await greeting(server, logs)

  async function ask(path: string, init: RequestInit): Promise<Answered> {
    const answer = await fetch(`${origin}${path}`, init)
    const text = await answer.text()
    answers.push(`${JSON.stringify([...answer.headers])}\n${text}`)
    const isJson = answer.headers.get('content-type')?.includes('json') && text !== ''
    return { status: answer.status, text, data: isJson ? JSON.parse(text) : null }
  }

  return {
    origin,
    staff,
    get: (path, headers = {}) => ask(path, { headers }),
    post(path, body, headers = {}) {
      if (body instanceof FormData) return ask(path, { method: 'POST', headers, body })
      const text = typeof body === 'string' ? body : JSON.stringify(body)
      return ask(path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: text })
    },
    async everythingWritten() {
      server.kill('SIGTERM')
      await once(server, 'exit')
      const db = shared ?? (await openDatabase({ dataFolder: folder }))
      const tables = await dump(db)
      if (!shared) await db.close()
      const own = { logs: logs.join(''), tables, answers: answers.join('\n') }
      return [...Object.entries(own).map(([name, text]) => ({ name, text })), ...(await everyFile(folder))]
    },
    async close() {
      server.kill('SIGKILL')
      await program.remove()
      await shared?.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function greeting(server: ChildProcess, logs: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    for (const stream of [server.stdout!, server.stderr!])
      stream.setEncoding('utf8').on('data', (text: string) => {
        logs.push(text)
        if (text.includes('Marquee is at')) resolve()
      })
    server.once('exit', () => reject(new Error(`the server did not start: ${logs.join('')}`)))
  })
}

async function urlOf(db: Db): Promise<string> {
  const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(db.q)
  return `${databaseUrl}?options=-c%20search_path%3D${rows[0]!.schema}`
}

/** Every row of every table as text. */
async function dump(db: Db): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = current_schema()`.execute(db.q)
  const tables = await Promise.all(rows.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(db.q)))
  return JSON.stringify(tables.map((table) => table.rows))
}

async function everyFile(folder: string): Promise<Written[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const read = files.map(async ({ parentPath, name }) => {
    const bytes = await readFile(join(parentPath, name))
    return { name, text: `${bytes.toString('latin1')}\n${await textIn(name, bytes)}` }
  })
  return Promise.all(read)
}

/** Decodes letters and documents, whose text is compressed or encoded. */
async function textIn(name: string, bytes: Buffer): Promise<string> {
  if (name.endsWith('.eml')) {
    const { text = '', html = '', attachments } = await PostalMime.parse(bytes)
    const read = attachments.map(({ filename, content }) => textIn(filename ?? '', Buffer.from(content as ArrayBuffer)))
    return [text, html, ...(await Promise.all(read))].join('\n')
  }
  if (!name.endsWith('.pdf')) return ''
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })
  return text
}
