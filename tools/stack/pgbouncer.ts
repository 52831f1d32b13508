import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import net from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { ownerOf } from './cluster'
import { freePort } from './freePort'

export interface Pooler {
  readonly url: string
  readonly stop: () => Promise<void>
}

/** Debian keeps it beside the programs of the administrator. */
const program = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/sbin']
  .map((folder) => path.join(folder, 'pgbouncer'))
  .find((file) => existsSync(file))

/** whether this machine has PgBouncer */
export const hasPgBouncer = program !== undefined

/**
 * Starts PgBouncer in transaction mode before a database, with few connections, so that clients take turns.
 * @param url of a PostgreSQL that asks for no password
 */
export async function startPgBouncer(url: string): Promise<Pooler> {
  if (!program) throw new Error('PgBouncer is not installed')
  const { hostname, port, pathname, username } = new URL(url)
  const folder = await mkdtemp(path.join(tmpdir(), 'pgbouncer-'))
  const as = await ownerOf(folder)
  const listen = await freePort()
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: listen,
    unix_socket_dir: '',
    auth_type: 'any',
    pool_mode: 'transaction',
    default_pool_size: 5,
    max_client_conn: 200,
  }
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`)
  const target = `* = host=${hostname} port=${port || 5432} user=${username || 'postgres'}`
  const file = path.join(folder, 'pgbouncer.ini')
  await writeFile(file, ['[databases]', target, '[pgbouncer]', ...lines, ''].join('\n'))
  const child = spawn(program, ['-q', file], { ...as, stdio: 'ignore' })
  const ended = once(child, 'exit')
  for (let waits = 200; !(await accepts(listen)); waits--) {
    if (child.exitCode !== null || waits === 0) throw new Error('PgBouncer does not start')
    await setTimeout(50)
  }
  return {
    url: `postgres://${username || 'postgres'}@127.0.0.1:${listen}${pathname}`,
    stop: async () => {
      child.kill('SIGKILL')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const accepts = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = net.connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
