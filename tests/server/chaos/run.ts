import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { makeProcessor } from '../../../server/payments/sandbox/processor'
import { makeFactStore } from '../../../server/payments/sandbox/store'
import { type Db, openDatabase } from '../../../server/platform/db/database'
import { testDatabaseIn } from '../rig/database'
import { Buyer, type ServerConnection } from './buyer'
import { chanceOf } from './chance'
import { buildNode, makeNode, type ServerNode } from './node'
import { noOutage, type OutageFigures, type Outages, sufferOutages } from './outage'
import { admin, prepareOutageCalls } from './outageCalls'
import { startWebhookDelivery } from './webhookDelivery'

export interface Chaos {
  readonly buyers: number
  readonly kills: number
  /** number of servers; several share the PostgreSQL at `databaseUrl` */
  readonly nodes: number
  readonly databaseUrl?: string
  /** of the database, during purchases */
  readonly outages?: Outages
  readonly seed: number
}

/** The final figures. Money in whole cents. */
export interface Figures {
  readonly seed: number
  readonly bought: number
  readonly refused: number
  /** attempts that ended without a charge and were repeated */
  readonly notMade: number
  /** kills of a server during purchases */
  readonly kills: number
  readonly outages: OutageFigures
  /** accepted events from outside */
  readonly events: number
  readonly requests: number
  readonly policies: number
  /** charges that were not refunded, and contacts with more than one */
  readonly charges: number
  readonly doubleCharges: number
  readonly unsettled: number
  /** charges less refunds at the processor, and in our ledger */
  readonly atProcessor: number
  readonly inBooks: number
  /** keys whose response changed */
  readonly changedAnswers: number
  /** keys whose response contradicts the database */
  readonly untrueAnswers: number
  /** from the last restart until the last buyer had a result */
  readonly secondsToSettle: number
  readonly secondsInAll: number
}

/** share of calls to the processor that time out */
const share = 0.2
const badCards = 0.1

/**
 * Runs buyers against servers that are killed, with an unreliable connection to the processor, and returns the final
 * figures.
 */
export async function runChaos(chaos: Chaos): Promise<Figures> {
  const { buyers: count, kills, nodes: nodeCount, databaseUrl, outages, seed } = chaos
  const begun = Date.now()
  const folder = await mkdtemp(path.join(tmpdir(), 'chaos-'))
  const env = { DATA_FOLDER: folder, ...(databaseUrl ? accounts(databaseUrl) : {}) }
  if (!databaseUrl) await testDatabaseIn(folder)
  const clear = await buildNode()
  const nodes: ServerNode[] = []
  for (let i = 0; i < nodeCount; i++) nodes.push(await makeNode(env, { seed: seed + i + 1, share }))
  try {
    // one after the other, because the first one migrates
    for (const node of nodes) await node.start()
    const chance = chanceOf(seed)
    let requests = 0
    const connection: ServerConnection = { chance, url: () => chance.pick(nodes).url, count: () => void requests++ }
    const buyers = await inGroups(count, 8, () => Buyer.prepare(connection, !chance.isHit(badCards)))
    const processorFolder = path.join(folder, 'sandbox-processor')
    const outageCalls = outages && (await prepareOutageCalls(nodes[0]!.url))
    // created on first use
    await makeProcessor(makeFactStore(processorFolder)).webhookSecret()
    const webhooks = startWebhookDelivery(connection, processorFolder)
    const purchases = Promise.all(buyers.map((buyer) => buyer.buy(connection)))
    let isOver = false
    const done = () => {
      isOver = true
    }
    void purchases.then(done, done)
    const wait = async () => {
      const due = requests + chance.whole(1, Math.floor(count / Math.max(1, kills)))
      while (requests < due && !isOver) await new Promise((resolve) => setTimeout(resolve, 1))
      return !isOver
    }
    const suffered = outageCalls ? await sufferOutages(nodes, outages!, outageCalls, wait) : noOutage
    const { amidst, restarted } = await killThem(nodes, kills, wait)
    await purchases
    const secondsToSettle = (Date.now() - restarted) / 1000
    const again = await inGroups(buyers.length, 8, async (i) => {
      const buyer = buyers[i]!
      const results = await Promise.all(buyer.keys.map(({ key }) => buyer.ask(connection, key)))
      return results.filter(({ text }, place) => text !== buyer.keys[place]!.answer.text).length
    })
    await webhooks.stop()
    await Promise.all(nodes.map((node) => node.stop()))
    const db = await openDatabase(databaseUrl ? { dataFolder: folder, databaseUrl } : { dataFolder: folder })
    const truth = await lookAt(db, processorFolder, buyers)
    await db.close()
    return {
      seed,
      kills: amidst,
      outages: suffered,
      events: webhooks.delivered(),
      requests,
      ...truth,
      changedAnswers: again.reduce((total, changed) => total + changed, 0),
      secondsToSettle,
      secondsInAll: (Date.now() - begun) / 1000,
    }
  } finally {
    await Promise.all(nodes.map((node) => node.kill()))
    await clear()
    await rm(folder, { recursive: true, force: true })
  }
}

const accounts = (DATABASE_URL: string) => ({
  DATABASE_URL,
  STAFF_ADMIN_EMAIL: admin.email,
  STAFF_ADMIN_PASSWORD: admin.password,
})

async function inGroups<T>(count: number, size: number, work: (place: number) => Promise<T>): Promise<T[]> {
  const made: T[] = []
  let next = 0
  const worker = async () => {
    for (let place = next++; place < count; place = next++) made[place] = await work(place)
  }
  await Promise.all(Array.from({ length: size }, worker))
  return made
}

/**
 * Kills a server each time that buyers have sent enough requests, so that it dies while they buy.
 * @param wait returns whether they still were
 */
async function killThem(nodes: readonly ServerNode[], kills: number, wait: () => Promise<boolean>) {
  let amidst = 0
  for (let kill = 0; kill < kills; kill++) {
    if (await wait()) amidst++
    const node = nodes[kill % nodes.length]!
    await node.kill()
    await node.start()
  }
  return { amidst, restarted: Date.now() }
}

type Truth = Pick<
  Figures,
  | 'bought'
  | 'refused'
  | 'notMade'
  | 'policies'
  | 'charges'
  | 'doubleCharges'
  | 'unsettled'
  | 'atProcessor'
  | 'inBooks'
  | 'untrueAnswers'
>

async function lookAt(db: Db, processorFolder: string, buyers: readonly Buyer[]): Promise<Truth> {
  const processor = makeProcessor(makeFactStore(processorFolder))
  const payments = await db.q.selectFrom('payment').selectAll().execute()
  const policies = await db.q.selectFrom('policy').select(['policy_number', 'contact_id']).execute()
  const books = await db.q.selectFrom('ledger').select('paid_cents').execute()
  const { captured, refunded } = await processor.sums()
  const chargedContacts: string[] = []
  for (const { contact_id, gateway_ref } of payments) {
    const ending = gateway_ref === null ? null : await processor.status(gateway_ref)
    if (ending?.end === 'charged' && (await processor.refundedOf(gateway_ref!)) < ending.amountCents)
      chargedContacts.push(contact_id)
  }
  const numberOf = new Map(policies.map(({ contact_id, policy_number }) => [contact_id, policy_number]))
  const ends = buyers.flatMap((buyer) => buyer.keys.map((ended) => ({ buyer, ...ended })))
  const untrue = buyers.filter(({ id, keys }) => {
    const policies = keys.filter(({ answer }) => answer.status === 200).map(({ answer }) => JSON.parse(answer.text))
    return policies.length > 1 || policies[0]?.policy_number !== numberOf.get(id)
  })
  const isRefused = (text: string) => JSON.parse(text).is_card_exception === true
  return {
    bought: ends.filter(({ answer }) => answer.status === 200).length,
    refused: ends.filter(({ answer }) => answer.status === 402 && isRefused(answer.text)).length,
    notMade: ends.filter(({ answer }) => answer.status === 402 && !isRefused(answer.text)).length,
    policies: policies.length,
    charges: chargedContacts.length,
    doubleCharges: chargedContacts.length - new Set(chargedContacts).size,
    unsettled: payments.filter(({ state }) => state === 'created' || state === 'confirming').length,
    atProcessor: captured - refunded,
    inBooks: books.reduce((total, { paid_cents }) => total + paid_cents, 0),
    untrueAnswers: untrue.length,
  }
}
