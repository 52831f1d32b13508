import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { readOrder } from '../../../server/payments/request'
import { makeSandbox } from '../../../server/payments/sandbox/sandbox'
import { makeFactStore } from '../../../server/payments/sandbox/store'
import type { FaultPoint, PurchaseServices } from '../../../server/payments/services'
import { openDatabase, postgresDatabase } from '../../../server/platform/db/database'
import { createJobs } from '../../../server/platform/jobs/queue'
import { Problem } from '../../../server/platform/problems/problem'
import { purchase } from '../../../server/purchases/cardPurchase'
import { register } from '../../../server/registrations'

/** The task of a server process, which prints the result of each order on a line. */
export interface Task {
  readonly dataFolder: string
  readonly postgres: { readonly url: string; readonly schema: string } | null
  /** ISO instant of the process's clock */
  readonly now: string
  /** dies at this point, as by kill -9 */
  readonly diesAt: FaultPoint | null
  readonly orders: readonly { id: string; amount_due: number; payment_token: string; key: string }[]
}

async function buy(services: PurchaseServices, { key, ...body }: Task['orders'][number]): Promise<string> {
  try {
    return (await purchase(services, readOrder(body, key), 'customer')).policy_number
  } catch (problem) {
    if (problem instanceof Problem) return problem.body.type
    throw problem
  }
}

register()
const task = JSON.parse(process.argv[2] ?? '') as Task
const { dataFolder, postgres, diesAt } = task
const db = postgres ? postgresDatabase(postgres.url, postgres.schema) : await openDatabase({ dataFolder })
const now = () => new Date(task.now)
const send = (text: string) => new Promise((resolve) => process.stdout.write(`${text}\n`, resolve))
const silent = () => {}
const services: PurchaseServices = {
  db,
  gateway: makeSandbox({ facts: makeFactStore(join(dataFolder, 'sandbox-processor')), now }).gateway,
  jobs: createJobs(db),
  log: { debug: silent, info: silent, warn: silent, error: silent },
  now,
  newId: randomUUID,
  faults: {
    at(point) {
      if (point !== diesAt) return
      process.kill(process.pid, 'SIGKILL')
      return new Promise(() => {})
    },
  },
}

await send('ready')
for await (const _ of createInterface(process.stdin)) break
const results = await Promise.all(task.orders.map((order) => buy(services, order)))
await send(JSON.stringify(results))
await db.close()
process.exit()
