import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Balancer } from './balancer'
import { freePort } from './freePort'
import { makeNode, type Node } from './node'
import { hasPgBouncer, startPgBouncer } from './pgbouncer'
import { type MailCatcher, type StandIn, startBucket, startMailCatcher } from './standIns'

/** Two web processes and a worker with everything around them, as in production, on this machine. */
export interface Stack {
  /** of the balancer */
  readonly url: string
  /** each start waits until the balancer uses it */
  readonly webs: readonly Node[]
  readonly worker: Node
  readonly bucket: StandIn
  readonly mail: MailCatcher
  /** as the processes have it: of PgBouncer, where this machine has it */
  readonly databaseUrl: string
  /** whether PgBouncer stands before the database */
  readonly isPooled: boolean
  readonly stop: () => Promise<void>
}

export interface StackOptions {
  /** an empty PostgreSQL database */
  readonly databaseUrl: string
  /** of the balancer; any by default */
  readonly port?: number
  readonly env?: Readonly<Record<string, string>>
  /** the data folder of the first web process; a new one by default */
  readonly firstFolder?: string
}

/** Starts all of it. Each process has a data folder of its own, so nothing is shared but database, bucket and mail. */
export async function startStack({ databaseUrl, port, env = {}, firstFolder }: StackOptions): Promise<Stack> {
  const stops: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (let next = stops.pop(); next; next = stops.pop()) await next()
  }
  try {
    const pooler = hasPgBouncer ? await startPgBouncer(databaseUrl) : null
    if (pooler) stops.push(pooler.stop)
    const bucket = await startBucket()
    stops.push(bucket.stop)
    const mail = await startMailCatcher()
    stops.push(mail.stop)
    const at = port ?? (await freePort())
    const shared = {
      ...bucket.env,
      ...mail.env,
      ...sampleNames,
      ...(pooler ? { DATABASE_URL: pooler.url, DATABASE_POOLER: 'transaction' } : { DATABASE_URL: databaseUrl }),
      BASE_URL: `http://127.0.0.1:${at}`,
      LOG_LEVEL: 'warn',
      DRAIN_SECONDS: '1',
      ...env,
    }
    const newFolder = async (role: string) => {
      const folder = await mkdtemp(path.join(tmpdir(), `${role}-`))
      stops.push(() => rm(folder, { recursive: true, force: true }))
      return folder
    }
    const node = async (role: 'web' | 'worker', given?: string) => {
      const folder = given ?? (await newFolder(role))
      const made = makeNode(await freePort(), { ...shared, ROLE: role, DATA_FOLDER: folder })
      stops.push(made.kill)
      return made
    }
    const webs = [await node('web', firstFolder), await node('web')]
    const worker = await node('worker')
    await webs[0]!.start()
    await Promise.all([webs[1]!.start(), worker.start()])
    const balancer = new Balancer()
    const url = await balancer.listen(at)
    stops.push(() => balancer.close())
    for (const web of webs) balancer.add(web.url)
    const isPooled = pooler !== null
    const used = webs.map((web) => ({
      ...web,
      start: async () => {
        await web.start()
        await balancer.uses(web.url)
      },
    }))
    return { url, webs: used, worker, bucket, mail, databaseUrl: shared.DATABASE_URL, isPooled, stop }
  } catch (fault) {
    await stop()
    throw fault
  }
}

/** Restarts each process after the other, as a deployment does. */
export async function restartInTurn({ webs, worker }: Stack): Promise<void> {
  for (const node of [...webs, worker]) {
    await node.stop()
    await node.start()
  }
}

/** The first account, for this stack alone. */
export const stackAdmin = { email: 'admin@example.com', password: 'a-long-password-for-this-stack' } as const

const sampleNames = {
  STAFF_ADMIN_EMAIL: stackAdmin.email,
  STAFF_ADMIN_PASSWORD: stackAdmin.password,
  MAIL_FROM: 'Marquee <quotes@example.com>',
  MAIL_STAFF: 'staff@example.com',
}
