import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { pino } from 'pino'
import { todayIn } from '../domain/common/dates'
import { buildApp } from './app'
import { keepInOrder } from './maintenance'
import { keepReconciling, reconcile } from './payments/reconcile'
import { makeSandbox, type Sandbox } from './payments/sandbox/sandbox'
import type { TestHooks } from './payments/sandbox/testHooks'
import type { Config } from './platform/config/config'
import { assertOwnNames } from './platform/config/ownNames'
import { openDatabase } from './platform/db/database'
import { runFills } from './platform/db/fills'
import { lockDataFolder } from './platform/files/dataFolderLock'
import { createFiles } from './platform/files/storage'
import { createJobs } from './platform/jobs/queue'
import { startJobs } from './platform/jobs/worker'
import { createMail } from './platform/mail/transport'
import { loggerOptions } from './platform/observability/logging'
import { serveMetrics } from './platform/observability/metrics'
import type { Gateway } from './platform/services/gateway'
import type { Services } from './platform/services/services'
import { createSms } from './platform/sms/transport'
import { dropOrphanedUploads } from './platform/uploads/receive'
import { fills, jobHandlers, register } from './registrations'
import { makeFirstAccounts, type NewAccount } from './staff/accounts'

export interface RunningServer {
  readonly url: string
  /** made by this start, to be shown once */
  readonly accounts: readonly NewAccount[]
  /** Answers what has been asked, finishes what is being done, and lets go of everything. */
  stop(): Promise<void>
}

/** A test's hand on what nobody else can reach. */
export interface StartOptions {
  /** between the server and the sandbox processor */
  readonly testHooks?: TestHooks
}

/** What to let go of, the last taken first. */
class Releases {
  readonly #all: (() => unknown)[] = []
  add(release: () => unknown) {
    this.#all.push(release)
  }
  readonly run = async () => {
    for (let release = this.#all.pop(); release; release = this.#all.pop()) await release()
  }
}

/**
 * The whole server, from its configuration to a listening port. Payments that an earlier process left behind are
 * settled before the first call is taken.
 * @throws what stands in the way, with everything let go of again
 */
export async function startServer(config: Config, options: StartOptions = {}): Promise<RunningServer> {
  const releases = new Releases()
  try {
    return await start(config, options, releases)
  } catch (fault) {
    await releases.run()
    throw fault
  }
}

async function start(config: Config, options: StartOptions, releases: Releases): Promise<RunningServer> {
  assertOwnNames(config)
  await mkdir(config.dataFolder, { recursive: true })
  await dropOrphanedUploads()
  // servers that share a PostgreSQL share their files too, so only the database in the folder needs a single owner
  if (!config.databaseUrl) releases.add(await lockDataFolder(config.dataFolder))
  const db = await openDatabase(config)
  releases.add(() => db.close())
  await runFills(db, fills)
  register()
  const { gateway, sandbox } = await processorOf(config, options)
  const now = () => new Date()
  const services: Services = {
    config,
    db,
    files: await createFiles(config),
    mail: createMail(config),
    sms: createSms(config),
    gateway,
    jobs: createJobs(db),
    log: pino(loggerOptions(config)),
    now,
    today: () => todayIn(now()),
  }
  // the only server's leases are its predecessor's
  await reconcile(services, { force: db.isEmbedded })
  releases.add(keepReconciling(services))
  let jobs: ReturnType<typeof startJobs> | null = null
  releases.add(() => jobs?.stop())
  const app = await buildApp(services, sandbox ? { sandboxRoutes: sandbox.routes } : {})
  releases.add(() => app.close())
  const { host, metricsPort } = config
  if (metricsPort !== null) releases.add(await serveMetrics(app.metrics, { host, port: metricsPort }))
  const accounts = await makeFirstAccounts(db, config)
  const address = await app.listen({ host: config.host, port: config.port })
  sandbox?.postTo(`${address}/api/webhooks/payments`)
  // only now: what an earlier process left to be drawn keeps the processor busy, and customers wait for the door
  jobs = startJobs(services, { handlers: jobHandlers, isAlone: db.isEmbedded })
  releases.add(keepInOrder(services))
  return { url: `${config.baseUrl}/quote/`, accounts, stop: releases.run }
}

interface Processor {
  readonly gateway: Gateway
  /** where no real one is configured */
  readonly sandbox: Sandbox | null
}

async function processorOf({ dataFolder, stripe }: Config, { testHooks }: StartOptions): Promise<Processor> {
  if (stripe) {
    const { stripeGateway } = await import('./payments/stripe/gateway')
    return { gateway: stripeGateway(stripe), sandbox: null }
  }
  const sandbox = makeSandbox({
    folder: path.join(dataFolder, 'sandbox-processor'),
    ...(testHooks && { testHooks: testHooks }),
  })
  return { gateway: sandbox.gateway, sandbox }
}
