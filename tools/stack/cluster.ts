import { execFile } from 'node:child_process'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { freePort } from './freePort'
import { postgresPrograms } from './programs'

const run = promisify(execFile)

/** A PostgreSQL of its own, which may be stopped and started. */
export interface Cluster {
  readonly url: string
  /** `fast` ends every connection with a message, `immediate` without one */
  stop(how: 'fast' | 'immediate'): Promise<void>
  start(): Promise<void>
  remove(): Promise<void>
}

/** A temporary folder, and a function that runs one of the machine's own PostgreSQL programs in it. */
export async function clusterFolder() {
  const programs = await postgresPrograms('initdb', 'pg_basebackup')
  const folder = await mkdtemp(path.join(tmpdir(), 'cluster-'))
  const as = await ownerOf(folder)
  const call = (program: string, ...args: string[]) => run(path.join(programs, program), args, { ...as, cwd: folder })
  return { folder, call }
}

/** Starts an empty cluster on a port of its own. */
export async function ownCluster(): Promise<Cluster> {
  const { folder, call } = await clusterFolder()
  const port = await freePort()
  await call('initdb', '--pgdata', folder, '--username', 'postgres', '--auth', 'trust', '--no-sync')
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=60`
  const log = path.join(folder, 'log')
  const cluster: Cluster = {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start: async () => void (await call('pg_ctl', 'start', '-w', '-D', folder, '-l', log, '-o', options)),
    stop: async (how) => void (await call('pg_ctl', 'stop', '-w', '-D', folder, '-m', how)),
    async remove() {
      await cluster.stop('immediate').catch(() => undefined)
      await rm(folder, { recursive: true, force: true })
    },
  }
  await cluster.start()
  return cluster
}

/** PostgreSQL refuses to run as root, so it then runs as the machine's postgres user. */
export async function ownerOf(folder: string): Promise<{ readonly uid?: number; readonly gid?: number }> {
  if (process.getuid?.() !== 0) return {}
  const ids = await Promise.all(['-u', '-g'].map((what) => run('id', [what, 'postgres'])))
  const [uid, gid] = ids.map(({ stdout }) => Number(stdout)) as [number, number]
  await chown(folder, uid, gid)
  return { uid, gid }
}
