import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { clusterFolder } from '../stack/cluster'
import { freePort } from '../stack/freePort'
import { startProxy } from './proxy'

/** A PostgreSQL with a streaming standby, behind one address. */
export interface ReplicatedDatabase {
  readonly url: string
  /** breaks every connection; new ones work */
  dropConnections(): void
  /** Kills the primary (kill -9) and promotes the standby, which then serves without one. */
  failOver(): Promise<void>
  /** Makes a new standby of the present primary. From then on a commit is acknowledged once both have it on disk. */
  addStandby(): Promise<void>
  remove(): Promise<void>
}

interface Member {
  readonly port: number
  readonly call: (program: string, ...args: string[]) => Promise<unknown>
  readonly folder: string
}

/** Starts a primary and a standby on ports of their own, with synchronous replication. */
export async function replicatedDatabase(): Promise<ReplicatedDatabase> {
  const proxy = await startProxy()
  let standby: Member | null = null
  let primary = await member()
  await primary.call('initdb', '--pgdata', primary.folder, '--username', 'postgres', '--auth', 'trust', '--no-sync')
  await start(primary)
  proxy.lead(primary.port)

  const database: ReplicatedDatabase = {
    url: urlOf(proxy),
    dropConnections: proxy.drop,
    async failOver() {
      if (!standby) throw new Error('There is no standby to promote')
      const failed = primary
      proxy.lead(null)
      await kill(failed)
      proxy.drop()
      await standby.call('pg_ctl', 'promote', '-w', '-D', standby.folder)
      primary = standby
      standby = null
      proxy.lead(primary.port)
      await removeMember(failed)
    },
    async addStandby() {
      const next = await member()
      // the copy is made before the primary waits for a standby, so a promoted one does not
      const from = ['-h', '127.0.0.1', '-p', String(primary.port), '-U', 'postgres']
      await next.call('pg_basebackup', '-D', next.folder, ...from, '-R', '-X', 'stream', '-c', 'fast', '--no-sync')
      await start(next)
      await replicate(primary)
      standby = next
    },
    async remove() {
      await proxy.close()
      for (const each of [primary, standby])
        if (each) {
          await kill(each)
          await removeMember(each)
        }
    },
  }
  try {
    await database.addStandby()
    return database
  } catch (fault) {
    await database.remove()
    throw fault
  }
}

const urlOf = ({ port }: { readonly port: number }) => `postgres://postgres@127.0.0.1:${port}/postgres`

const member = async (): Promise<Member> => ({ ...(await clusterFolder()), port: await freePort() })

const start = ({ call, folder, port }: Member) => {
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=60`
  return call('pg_ctl', 'start', '-w', '-D', folder, '-l', path.join(folder, 'log'), '-o', options)
}

const removeMember = ({ folder }: Member) => rm(folder, { recursive: true, force: true, maxRetries: 50 })

/** kill -9 of its main process, which the others notice */
async function kill({ folder }: Member): Promise<void> {
  const [pid] = (await readFile(path.join(folder, 'postmaster.pid'), 'utf8')).split('\n')
  process.kill(Number(pid), 'SIGKILL')
}

/** Makes commits wait for the standby, once it streams. */
async function replicate(primary: Member): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf(primary) })
  await client.connect()
  try {
    await client.query("alter system set synchronous_standby_names = '*'")
    await client.query('select pg_reload_conf()')
    const isSynchronous = async () => {
      const { rows } = await client.query("select 1 from pg_stat_replication where sync_state = 'sync'")
      return rows.length > 0
    }
    while (!(await isSynchronous())) await wait(20)
  } finally {
    await client.end()
  }
}
