import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { todayIn } from '../../../domain/common/dates'
import { makeSandbox } from '../../../server/payments/sandbox/sandbox'
import { makeFactStore } from '../../../server/payments/sandbox/store'
import { readConfig } from '../../../server/platform/config/config'
import { openDatabase } from '../../../server/platform/db/database'
import { createFiles } from '../../../server/platform/files/storage'
import { addAccount } from '../../../server/staff/accounts'
import { freePort } from '../../../tools/stack/freePort'
import { type OwnProduct, openProduct } from '../../journeys/support/product'
import { cheap, password, type Role, roles, type TestApp, testApp } from '../../server/rig/app'
import { type Headers, headersOfCallers, isRole, mayCall, session } from '../../server/rig/callers'
import { operation, operationIds } from '../../server/rig/contract'
import { type Requests, rightRequests } from '../../server/rig/requests'

type OperationId = (typeof operationIds)[number]

/** The product in a process of its own, with a valid request for each call, its callers, and a measure of its event loop. */
export interface BusyProduct extends OwnProduct {
  readonly requests: Requests['requests']
  /** the headers of each caller who may make the call */
  readonly callersOf: Readonly<Record<OperationId, readonly Headers[]>>
  /** the longest CPU time for which its event loop was busy since the last call, in milliseconds */
  readonly busiest: () => Promise<number>
}

export async function openBusyProduct(): Promise<BusyProduct> {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'busy-'))
  const { requests, callersOf } = await furnished(dataFolder)
  const port = await freePort()
  const unlimited = ['COUPON', 'CERTIFICATE', 'LINK', 'PREVIEW'].map((name) => [`${name}_RATE_LIMIT`, '1000000'])
  const product = await openProduct({
    dataFolder,
    isOptimized: true,
    env: {
      ...Object.fromEntries(unlimited),
      PROGRAM_FILE: 'program.example.json',
      BUSY_PORT: String(port),
      NODE_OPTIONS: `--import=${pathToFileURL('tests/long/support/busy.mjs').href}`,
    },
  })
  return {
    ...product,
    requests,
    callersOf,
    busiest: async () => Number(await (await fetch(`http://127.0.0.1:${port}`)).text()),
    pullDown: async () => {
      await product.pullDown()
      await rm(dataFolder, { recursive: true, force: true })
    },
  }
}

/** Fills a data folder in this process, which then closes its database. */
async function furnished(dataFolder: string) {
  const db = await openDatabase({ dataFolder })
  const config = readConfig({ DATA_FOLDER: dataFolder })
  const { gateway } = makeSandbox({
    facts: makeFactStore(path.join(dataFolder, 'sandbox-processor')),
    now: () => new Date(),
  })
  const now = () => new Date()
  const services = { db, gateway, now, today: () => todayIn(now()), files: await createFiles(config) }
  const app = await testApp({ services, env: { DATA_FOLDER: dataFolder, PROGRAM_FILE: 'program.example.json' } })
  const { requests, boughtId, quoteId } = await rightRequests(app)
  const headersOf = await headersOfCallers(app, boughtId, quoteId)
  const callersOf = {} as Record<OperationId, readonly Headers[]>
  for (const id of operationIds) {
    const allowed = (['nobody', 'policyLink', ...roles] as const).filter((caller) =>
      mayCall(caller, operation(id).access),
    )
    // a call may end the sessions of its user, such as a change of the password
    callersOf[id] = await Promise.all(
      allowed.map(async (caller) => (isRole(caller) ? { cookie: await own(app, id, caller) } : headersOf[caller])),
    )
  }
  await app.close()
  return { requests, callersOf }
}

async function own(app: TestApp, id: OperationId, role: Role): Promise<string> {
  const email = `${role}.${id}@example.com`.toLowerCase()
  await addAccount(app.services.db, { name: `Sample ${role}`, email, role, password, cost: cheap })
  return session(app, email)
}
