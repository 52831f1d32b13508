import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { problemTypes } from '../../../contract/problem'
import { type Db, openDatabase } from '../../../server/db/database'
import { type FaultPoint, faultPoints } from '../../../server/payments/faults'
import { reconcile } from '../../../server/payments/reconcile'
import { testDatabase } from '../rig/database'
import type { Task } from './child'
import { boughtIn, type Ground, makeGround, newKey, type Quote } from './ground'
import { startChild } from './processes'

/**
 * Servers that are killed for real, in processes of their own. On PGlite the folder belongs to one process at a time; on
 * PostgreSQL they share the database and the processor's folder, as servers do.
 */
const url = process.env['DATABASE_URL']
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'killed-'))
  if (!url) await (await openDatabase({ dataFolder: join(folder, 'empty') })).close()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** A house with a database that a second process can open. */
async function build(name: string) {
  const dataFolder = join(folder, name)
  if (url) await mkdir(dataFolder)
  else await cp(join(folder, 'empty'), dataFolder, { recursive: true })
  const open = () => (url ? testDatabase() : openDatabase({ dataFolder }))
  const db = await open()
  const processor = join(dataFolder, 'sandbox-processor')
  return { dataFolder, db, open, ground: await makeGround({ db }, processor) }
}

type Order = Task['orders'][number]
const orderOf = async (ground: Ground, quote: Quote, key: string): Promise<Order> => ({
  id: quote.id,
  amount_due: quote.amount,
  payment_token: await ground.tokenFor('4242424242424242'),
  key,
})

const postgresOf = async (db: Db): Promise<Task['postgres']> => {
  if (!url) return null
  const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(db.q)
  return { url, schema: rows[0]!.schema }
}

const charged: readonly FaultPoint[] = ['after-confirm', 'after-settle']

test.each(faultPoints)('killed %s and started again: one charge or none, and who asks is told which', async (point) => {
  const { dataFolder, db, open, ground } = await build(point)
  const quote = await ground.quote()
  const key = newKey()
  const orders = [await orderOf(ground, quote, key)]
  const postgres = await postgresOf(db)
  if (!postgres) await db.close()
  const child = startChild({ dataFolder, postgres, now: ground.services.now().toISOString(), diesAt: point, orders })
  await child.ready
  child.go()
  expect(await child.ended).toEqual({ signal: 'SIGKILL', told: null })

  const restarted = postgres ? ground : await makeGround({ db: await open() }, join(dataFolder, 'sandbox-processor'))
  await reconcile(restarted.services, { force: true })
  const told = await restarted.ask(quote, key)
  const isCharged = charged.includes(point)
  if (isCharged) expect(boughtIn(told).amount_due).toBe(quote.amount)
  else expect(told).toMatchObject({ status: 402, type: problemTypes.paymentNotMade })
  expect(await restarted.books()).toMatchObject({ charges: isCharged ? 1 : 0, policies: isCharged ? 1 : 0 })
  // whoever pays again, is charged for the first time or told that there is a policy
  const again = await restarted.buy(quote)
  if (isCharged) expect(again).toMatchObject({ status: 409, type: problemTypes.notPurchasable })
  else expect(boughtIn(again).amount_due).toBe(quote.amount)
  const { bank, ledger, charges, policies } = await restarted.books()
  expect({ bank, charges, policies }).toEqual({ bank: Math.round(quote.amount * 100), charges: 1, policies: 1 })
  expect(ledger).toBe(bank)
  await restarted.close()
})

if (url) {
  test.each([
    ['one key', true],
    ['twenty keys', false],
  ])('two servers take ten orders each for one quote at once, under %s: one charge', async (_, isOneKey) => {
    const { dataFolder, db, ground } = await build(isOneKey ? 'one' : 'twenty')
    const quote = await ground.quote()
    const key = newKey()
    const ten = () => Promise.all(Array.from({ length: 10 }, () => orderOf(ground, quote, isOneKey ? key : newKey())))
    const postgres = await postgresOf(db)
    const now = ground.services.now().toISOString()
    const tasks = await Promise.all([ten(), ten()])
    const children = tasks.map((orders) => startChild({ dataFolder, postgres, now, diesAt: null, orders }))
    await Promise.all(children.map((child) => child.ready))
    for (const child of children) child.go()
    const ended = await Promise.all(children.map((child) => child.ended))
    const told = ended.flatMap((one) => one.told ?? [])
    expect(told).toHaveLength(20)
    const policies = new Set(told.filter((one) => one.startsWith('MQE-')))
    expect(policies.size).toBe(1)
    const others = new Set(told.filter((one) => !one.startsWith('MQE-')))
    others.delete(problemTypes.paymentInProgress)
    others.delete(problemTypes.notPurchasable)
    expect([...others]).toEqual([])
    expect(await ground.books()).toMatchObject({ charges: 1, policies: 1 })
    await ground.close()
  })

  test('of two servers one is killed in the middle: the other settles it once the lease has run out', async () => {
    const { dataFolder, db, ground } = await build('survivor')
    const quote = await ground.quote()
    const key = newKey()
    const orders = [await orderOf(ground, quote, key)]
    const now = ground.services.now().toISOString()
    const child = startChild({ dataFolder, postgres: await postgresOf(db), now, diesAt: 'after-confirm', orders })
    await child.ready
    child.go()
    expect((await child.ended).signal).toBe('SIGKILL')
    expect(await reconcile(ground.services)).toBe(0)
    expect(await ground.ask(quote, key)).toMatchObject({ status: 409, type: problemTypes.paymentInProgress })
    await db.q
      .updateTable('payment')
      .set({ lease_until: new Date(0) })
      .execute()
    expect(await reconcile(ground.services)).toBe(1)
    expect(boughtIn(await ground.ask(quote, key)).amount_due).toBe(quote.amount)
    expect(await ground.books()).toMatchObject({ charges: 1, policies: 1 })
    await ground.close()
  })
}
