import { randomUUID } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { pino } from 'pino'
import { todayIn } from '../domain/common/dates'
import { buildApp, buildWorkerApp } from './app'
import { loadSanctions, noSanctions } from './compliance/sanctions/fileList'
import { keepInOrder } from './maintenance'
import { reconcile, startReconciling } from './payments/reconcile'
import { makeFactRows } from './payments/sandbox/rows'
import { makeSandbox, type Sandbox } from './payments/sandbox/sandbox'
import { makeFactStore } from './payments/sandbox/store'
import type { TestHooks } from './payments/sandbox/testHooks'
import type { Config } from './platform/config/config'
import { assertOwnNames } from './platform/config/ownNames'
import { type Db, openDatabase } from './platform/db/database'
import { runFills } from './platform/db/fills'
import { lockDataFolder } from './platform/files/dataFolderLock'
import { createFiles } from './platform/files/storage'
import { createJobs } from './platform/jobs/queue'
import { startJobs } from './platform/jobs/worker'
import { createMail } from './platform/mail/transport'
import { startCanary } from './platform/observability/canary'
import { loggerOptions } from './platform/observability/logging'
import { serveMetrics } from './platform/observability/metrics'
import { realTime } from './platform/scheduler/scheduler'
import type { Gateway } from './platform/services/gateway'
import type { Services } from './platform/services/services'
import { createSms } from './platform/sms/transport'
import { tracedPort } from './platform/tracing/trace'
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
 * Migrates the database, fills what needs today's rules, and creates the first account, as each start does. A deployment
 * runs it once before the new servers.
 */
export async function prepareDatabase(config: Config): Promise<void> {
  const db = await openDatabase(config)
  try {
    await runFills(db, fills)
    await makeFirstAccounts(db, config)
  } finally {
    await db.close()
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
  // before the database, whose statements are a part of the traces
  const { traces, role } = config
  if (traces) {
    const { startTraces } = await import('./platform/tracing/export')
    releases.add(startTraces({ ...traces, role }))
  }
  // customers' mail, documents and database: for no other user of the machine
  await mkdir(config.dataFolder, { recursive: true, mode: 0o700 })
  await dropOrphanedUploads()
  // servers on one PostgreSQL share a data folder, so the lock is only for the database inside the folder
  if (!config.databaseUrl) releases.add(await lockDataFolder(config.dataFolder))
  const db = await openDatabase(config)
  releases.add(() => db.close())
  await runFills(db, fills)
  register()
  const { gateway, sandbox } = await processorOf(config, db, options)
  const now = () => new Date()
  const seen = <Port extends object>(name: string, port: Port) => (traces ? tracedPort(name, port) : port)
  const log = pino(loggerOptions(config))
  const sanctions = config.sanctionsFolder ? await loadSanctions(config.sanctionsFolder, log) : null
  if (sanctions) releases.add(sanctions.follow(realTime))
  const services: Services = {
    config,
    db,
    files: seen('files', await createFiles(config)),
    mail: seen('mail', createMail(config)),
    sms: seen('sms', createSms(config)),
    gateway: seen('processor', gateway),
    jobs: createJobs(db),
    sanctions: sanctions ?? noSanctions,
    log,
    scheduler: realTime,
    now,
    newId: randomUUID,
    today: () => todayIn(now()),
  }
  const runsWork = config.role !== 'web'
  // with a single server, any lease was left by the previous process
  if (runsWork) {
    await reconcile(services, { force: db.isEmbedded })
    releases.add(startReconciling(services))
  }
  let jobs: ReturnType<typeof startJobs> | null = null
  let jobsStopped: Promise<void> | undefined
  releases.add(() => jobsStopped ?? jobs?.stop())
  const takesRequests = config.role !== 'worker'
  const app = takesRequests
    ? await buildApp(services, sandbox ? { sandboxRoutes: sandbox.routes } : {})
    : await buildWorkerApp(services)
  releases.add(() => app.close())
  const { host, metricsPort } = config
  if (metricsPort !== null) releases.add(await serveMetrics(app.metrics, { host, port: metricsPort }))
  const address = await app.listen({ host: config.host, port: config.port })
  // after the port, which another program may have: only a start that succeeds shows the passwords
  const accounts = await makeFirstAccounts(db, config)
  // a worker has no calls, so its events go to the public address
  sandbox?.postTo(`${takesRequests ? address : config.baseUrl}/api/webhooks/payments`)
  if (runsWork) {
    // jobs start last: documents left by an earlier process use the CPU that the first customers need
    jobs = startJobs(services, { handlers: jobHandlers, isAlone: db.isEmbedded })
    releases.add(keepInOrder(services))
    releases.add(startCanary(services))
  }
  releases.add(async () => {
    // other processes take the jobs of the drain, and those that run here have its time to end
    jobsStopped = jobs?.stop()
    await app.drain.begin()
  })
  return { url: takesRequests ? `${config.baseUrl}/quote/` : address, accounts, stop: releases.run }
}

interface Processor {
  readonly gateway: Gateway
  /** null where a real processor is configured */
  readonly sandbox: Sandbox | null
}

async function processorOf(
  { dataFolder, databaseUrl, s3, stripe }: Config,
  db: Db,
  { testHooks }: StartOptions,
): Promise<Processor> {
  if (stripe) {
    const { stripeGateway } = await import('./payments/stripe/gateway')
    return { gateway: stripeGateway(stripe), sandbox: null }
  }
  const sandbox = makeSandbox({
    // nodes with a bucket share no folder
    facts: databaseUrl && s3 ? makeFactRows(db) : makeFactStore(path.join(dataFolder, 'sandbox-processor')),
    ...(testHooks && { testHooks }),
  })
  return { gateway: sandbox.gateway, sandbox }
}
