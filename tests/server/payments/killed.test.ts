import { cpSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { problemTypes } from '../../../contract/problem'
import { reconcile } from '../../../server/payments/reconcile'
import { type FaultPoint, faultPoints } from '../../../server/payments/services'
import { openDatabase } from '../../../server/platform/db/database'
import { testDatabase, testDatabaseIn } from '../rig/database'
import type { Program } from '../rig/process'
import { TestClock } from '../rig/services'
import type { Task } from './child'
import { boughtIn, type Fixture, makeFixture, newKey, type Quote } from './fixture'
import { bundledChild, startChild } from './processes'

/**
 * Really killed servers, each in its own process. On PGlite one process at a time owns the folder; on PostgreSQL they
 * share the database and the processor's folder, as in production.
 */
const url = process.env['DATABASE_URL']
const patience = 120_000
let folder: string
let program: Program
/** on PGlite every test copies one prepared folder, because opening a database is slow */
let model: Order | null = null
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'killed-'))
  program = await bundledChild()
  if (url) return
  const dataFolder = join(folder, 'model')
  await testDatabaseIn(dataFolder)
  const fixture = await open(dataFolder)
  model = await orderOf(fixture, await fixture.quote())
  await fixture.db.close()
}, patience)
afterAll(async () => {
  await program?.remove()
  await rm(folder, { recursive: true, force: true })
})

type Order = Task['orders'][number]
const orderOf = async (fixture: Fixture, quote: Quote, key = newKey()): Promise<Order> => ({
  id: quote.id,
  amount_due: quote.amount,
  payment_token: await fixture.tokenFor('4242424242424242'),
  key,
})

/** The services of a server that starts in this folder. */
const open = async (dataFolder: string) =>
  makeFixture(
    { db: await (url ? testDatabase() : openDatabase({ dataFolder })) },
    join(dataFolder, 'sandbox-processor'),
  )

const postgresOf = async ({ db }: Fixture): Promise<Task['postgres']> => {
  if (!url) return null
  const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(db.q)
  return { url, schema: rows[0]!.schema }
}

/** A folder with a signed quote; `start` returns the server after the killed one. */
async function build(name: string) {
  const dataFolder = join(folder, name)
  if (model) {
    cpSync(join(folder, 'model'), dataFolder, { recursive: true })
    return { task: { dataFolder, postgres: null, now, orders: [model] }, start: () => open(dataFolder) }
  }
  await mkdir(dataFolder)
  const fixture = await open(dataFolder)
  const orders = [await orderOf(fixture, await fixture.quote())]
  return { task: { dataFolder, postgres: await postgresOf(fixture), now, orders }, start: async () => fixture }
}

const now = new TestClock().now().toISOString()

async function killAt(point: FaultPoint, task: Omit<Task, 'diesAt'>) {
  const child = startChild(program, { ...task, diesAt: point })
  await child.ready
  child.go()
  expect(await child.ended).toEqual({ signal: 'SIGKILL', results: null })
}

const charged: readonly FaultPoint[] = ['after-confirm', 'after-settle']

test.each(faultPoints)(
  'a server killed %s and restarted charges at most once, and a status request returns which',
  async (point) => {
    const { task, start } = await build(point)
    await killAt(point, task)
    const restarted = await start()
    await reconcile(restarted.services, { force: true })
    const { id, amount_due: amount, key } = task.orders[0]!
    const quote = { id, amount }
    const result = await restarted.ask(quote, key)
    const isCharged = charged.includes(point)
    if (isCharged) expect(boughtIn(result).amount_due).toBe(amount)
    else expect(result).toMatchObject({ status: 402, type: problemTypes.paymentNotMade })
    expect(await restarted.books()).toMatchObject({ charges: isCharged ? 1 : 0, policies: isCharged ? 1 : 0 })
    // another payment is the first charge, or finds the policy
    const again = await restarted.buy(quote)
    if (isCharged) expect(again).toMatchObject({ status: 409, type: problemTypes.notPurchasable })
    else expect(boughtIn(again).amount_due).toBe(amount)
    const { bank, ledger, charges, policies } = await restarted.books()
    expect({ bank, charges, policies }).toEqual({ bank: Math.round(amount * 100), charges: 1, policies: 1 })
    expect(ledger).toBe(bank)
    await restarted.close()
  },
  patience,
)

if (url) {
  test.each([
    ['one key', true],
    ['twenty keys', false],
  ])(
    'two servers get ten concurrent orders each for one quote, under %s: one charge',
    async (name, isOneKey) => {
      const { task, start } = await build(name)
      const fixture = await start()
      const { id, amount_due: amount, key } = task.orders[0]!
      const ten = () =>
        Promise.all(Array.from({ length: 10 }, () => orderOf(fixture, { id, amount }, isOneKey ? key : newKey())))
      const children = [await ten(), await ten()].map((orders) =>
        startChild(program, { ...task, orders, diesAt: null }),
      )
      await Promise.all(children.map((child) => child.ready))
      for (const child of children) child.go()
      const results = (await Promise.all(children.map((child) => child.ended))).flatMap((one) => one.results ?? [])
      expect(results).toHaveLength(20)
      expect(new Set(results.filter((one) => one.startsWith('MQE-'))).size).toBe(1)
      const others = results.filter((one) => !one.startsWith('MQE-'))
      const known: string[] = [problemTypes.paymentInProgress, problemTypes.notPurchasable]
      expect(others.filter((one) => !known.includes(one))).toEqual([])
      expect(await fixture.books()).toMatchObject({ charges: 1, policies: 1 })
      await fixture.close()
    },
    patience,
  )

  test(
    'of two servers one is killed: the other settles the payment after the lease expires',
    async () => {
      const { task, start } = await build('survivor')
      const fixture = await start()
      const { id, amount_due: amount, key } = task.orders[0]!
      await killAt('after-confirm', task)
      expect(await reconcile(fixture.services)).toBe(0)
      expect(await fixture.ask({ id, amount }, key)).toMatchObject({
        status: 409,
        type: problemTypes.paymentInProgress,
      })
      await fixture.db.q
        .updateTable('payment')
        .set({ lease_until: new Date(0) })
        .execute()
      expect(await reconcile(fixture.services)).toBe(1)
      expect(boughtIn(await fixture.ask({ id, amount }, key)).amount_due).toBe(amount)
      expect(await fixture.books()).toMatchObject({ charges: 1, policies: 1 })
      await fixture.close()
    },
    patience,
  )
}
