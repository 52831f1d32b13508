import { randomUUID } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { pino } from 'pino'
import { todayIn } from '../domain/common/dates'
import { buildApp } from './app'
import { keepInOrder } from './maintenance'
import { reconcile, startReconciling } from './payments/reconcile'
import { makeSandbox, type Sandbox } from './payments/sandbox/sandbox'
import { makeFactStore } from './payments/sandbox/store'
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
import { realTime } from './platform/scheduler/scheduler'
import type { Gateway } from './platform/services/gateway'
import type { Services } from './platform/services/services'
import { createSms } from './platform/sms/transport'
import { dropOrphanedUploads } from './platform/uploads/receive'
import { fills, jobHandlers, register } from './registrations'
import { makeFirstAccounts, type NewAccount } from './staff/accounts'

export interface RunningServer {
  readonly url: string
  /** accounts created by this start; their passwords are shown once */
  readonly accounts: readonly NewAccount[]
  /** Drains, finishes open requests and running jobs, then releases every resource. */
  stop(): Promise<void>
}

/** Hooks for tests. */
export interface StartOptions {
  /** called between the server and the sandbox processor */
  readonly testHooks?: TestHooks
}

/** Resources to release at shutdown, in reverse order of acquisition. */
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
 * Starts the whole server, from its configuration to a listening port. It settles payments left open by an earlier
 * process before it accepts the first request.
 * @throws the startup error, after releasing everything acquired so far
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
  // customers' mail, documents and database: for no other user of the machine
  await mkdir(config.dataFolder, { recursive: true, mode: 0o700 })
  await dropOrphanedUploads()
  // servers on one PostgreSQL share a data folder, so the lock is only for the database inside the folder
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
    scheduler: realTime,
    now,
    newId: randomUUID,
    today: () => todayIn(now()),
  }
  // with a single server, any lease was left by the previous process
  await reconcile(services, { force: db.isEmbedded })
  releases.add(startReconciling(services))
  let jobs: ReturnType<typeof startJobs> | null = null
  releases.add(() => jobs?.stop())
  const app = await buildApp(services, sandbox ? { sandboxRoutes: sandbox.routes } : {})
  releases.add(() => app.close())
  const { host, metricsPort } = config
  if (metricsPort !== null) releases.add(await serveMetrics(app.metrics, { host, port: metricsPort }))
  const address = await app.listen({ host: config.host, port: config.port })
  // after the port, which another program may have: only a start that succeeds shows the passwords
  const accounts = await makeFirstAccounts(db, config)
  sandbox?.postTo(`${address}/api/webhooks/payments`)
  // jobs start last: documents left by an earlier process use the CPU that the first customers need
  jobs = startJobs(services, { handlers: jobHandlers, isAlone: db.isEmbedded })
  releases.add(keepInOrder(services))
  releases.add(app.drain.begin)
  return { url: `${config.baseUrl}/quote/`, accounts, stop: releases.run }
}

interface Processor {
  readonly gateway: Gateway
  /** null where a real processor is configured */
  readonly sandbox: Sandbox | null
}

async function processorOf({ dataFolder, stripe }: Config, { testHooks }: StartOptions): Promise<Processor> {
  if (stripe) {
    const { stripeGateway } = await import('./payments/stripe/gateway')
    return { gateway: stripeGateway(stripe), sandbox: null }
  }
  const sandbox = makeSandbox({
    facts: makeFactStore(path.join(dataFolder, 'sandbox-processor')),
    ...(testHooks && { testHooks }),
  })
  return { gateway: sandbox.gateway, sandbox }
}
