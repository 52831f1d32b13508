import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { inject } from 'vitest'
import { freePort } from '../../../tools/stack/freePort'
import { shortLived } from '../../server/rig/process'
import { blankEntry } from './blank'
import { faultyEntry } from './faulty'
import { patience } from './patience'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const entry = 'dist/server/main.mjs'

/** The product as customers get it: the built server in a process of its own, with a data folder of its own. */
export interface Product {
  readonly url: string
  readonly dataFolder: string
}

/** A server that its test may stop, kill and start again. */
export interface OwnProduct extends Product {
  /** ends it with a signal, as an operator does */
  readonly stop: () => Promise<void>
  /** kill -9 */
  readonly kill: () => Promise<void>
  /** resolves once it has died, for whatever reason */
  readonly died: () => Promise<void>
  /** starts it on the same port with the same data */
  readonly start: (env?: Readonly<Record<string, string>>) => Promise<void>
  /** stops it and deletes its data */
  readonly pullDown: () => Promise<void>
}

export interface ProductOptions {
  readonly env?: Readonly<Record<string, string>>
  /** a folder that several servers share */
  readonly dataFolder?: string
  /** true if its code is to be as fast as a customer's, for which a start takes longer */
  readonly isOptimized?: boolean
  /** true if it dies at the point of a purchase that FAULT names */
  readonly isFaulty?: boolean
  /** true if its documents are blank pages, for tests that read none */
  readonly isBlank?: boolean
}

/** ended with the tests, even when these are interrupted */
const living = new Set<ChildProcess>()
const folders = new Set<string>()
process.once('exit', clearAway)
// Vitest ends a worker by this signal, which does not reach the worker's children
process.once('SIGTERM', () => {
  clearAway()
  process.kill(process.pid, 'SIGKILL')
})

function clearAway() {
  for (const server of living) server.kill('SIGKILL')
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
}

export const staff = { email: 'admin@example.com', password: 'a-long-password-for-tests' } as const

const shared = new Map<string, Promise<OwnProduct>>()

/**
 * One server for all test files of a worker with the same environment, because starting one takes two seconds of CPU. A
 * test that counts all rows, charges or emails, or that stops its server, uses `openProduct` instead.
 */
export function sharedProduct(
  env: ProductOptions['env'] = {},
  options: Pick<ProductOptions, 'isBlank'> = {},
): Promise<Product> {
  const key = JSON.stringify([env, options])
  const product = shared.get(key) ?? openProduct({ env, ...options })
  shared.set(key, product)
  return product
}

export async function openProduct({
  env = {},
  dataFolder,
  isBlank,
  isFaulty,
  isOptimized,
}: ProductOptions = {}): Promise<OwnProduct> {
  const folder = dataFolder ?? (await freshFolder(env))
  const program = isFaulty ? faultyEntry : isBlank ? blankEntry : entry
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  let child: ChildProcess | null = null
  let shown = ''

  const start: OwnProduct['start'] = async (more = {}) => {
    const server = spawn(process.execPath, [...(isOptimized ? [] : shortLived), program], {
      cwd: root,
      env: { ...ownEnvironment(), ...houseEnvironment(port, url, folder), ...env, ...more },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    shown = ''
    for (const channel of [server.stdout, server.stderr])
      channel.on('data', (text: Buffer) => {
        shown = (shown + text).slice(-20_000)
      })
    child = server
    living.add(server)
    server.once('exit', () => living.delete(server))
    await answering(`${url}/readyz?for=requests`, () =>
      isOver(server) ? `The server ended before it was ready:\n${shown}` : null,
    )
  }
  const died = async () => {
    if (child && !isOver(child)) await once(child, 'exit')
  }
  const end = (signal: NodeJS.Signals) => async () => {
    child?.kill(signal)
    await died()
  }
  await start()
  return {
    url,
    dataFolder: folder,
    start,
    stop: end('SIGTERM'),
    kill: end('SIGKILL'),
    died,
    pullDown: async () => {
      await end('SIGKILL')()
      if (dataFolder) return
      await rm(folder, { recursive: true, force: true })
      folders.delete(folder)
    },
  }
}

/** The environment without variables of the test machine that would configure the product. */
const ownEnvironment = () => {
  const { DATABASE_URL: _, ...rest } = process.env
  return rest
}

const houseEnvironment = (port: number, url: string, folder: string) => ({
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PORT: String(port),
  BASE_URL: url,
  DATA_FOLDER: folder,
  LOG_LEVEL: 'warn',
  RATE_LIMIT: '100000',
  SIGN_IN_RATE_LIMIT: '100000',
  LINK_RATE_LIMIT: '100000',
  STAFF_ADMIN_EMAIL: staff.email,
  STAFF_ADMIN_PASSWORD: staff.password,
})

/** Copies a data folder that a server has used once, because the first start takes seconds more. */
async function freshFolder(env: Readonly<Record<string, string>>) {
  const folder = await mkdtemp(path.join(tmpdir(), 'marquee-journey-'))
  folders.add(folder)
  const template = inject('template')
  // a machine that cleans up temporary files costs a slower start, but no failed journey; `cp` takes twice the CPU time
  if (existsSync(template) && !env['DATABASE_URL']) cpSync(template, folder, { recursive: true })
  return folder
}

const isOver = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

/** Retries until the server responds with success, within a journey's time limit. */
async function answering(url: string, why: () => string | null) {
  const until = Date.now() + patience
  for (;;) {
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    const over = why()
    if (over) throw new Error(over)
    if (Date.now() > until) throw new Error(`No answer from ${url}: ${answer?.status ?? 'nothing listens'}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
