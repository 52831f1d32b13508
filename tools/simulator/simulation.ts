import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { signatureOf } from '../../server/payments/webhookSignature'
import { pgliteDatabase } from '../../server/platform/db/database'
import { addAccount } from '../../server/staff/accounts'
import { beginSession, sessionCookieName } from '../../server/staff/sessions'
import { chanceOf } from '../../tests/server/chaos/chance'
import { cheap, password } from '../../tests/server/rig/app'
import { emptyLite } from '../../tests/server/rig/lites'
import { brokenAtEnd, brokenNow } from './invariants'
import { seedIds } from './world/crypto'
import { customer, type Notice, opened } from './world/customer'
import { type FaultName, Faults } from './world/faults'
import { Network } from './world/network'
import { Server, type World } from './world/server'
import { cancelSome } from './world/staff'
import { memoryFacts } from './world/store'
import { outsideRoots, seedDate, Time } from './world/time'

export interface Setup {
  readonly seed: number
  readonly days: number
  readonly customers: number
  readonly isTraced?: boolean
}

/** The result of a seed. */
export interface Outcome {
  readonly seed: number
  readonly hash: string
  readonly events: number
  readonly policies: number
  readonly refunds: number
  readonly mails: number
  readonly deaths: number
  readonly faults: Readonly<Partial<Record<FaultName, number>>>
  readonly anomalies: readonly string[]
}

const dayMs = 24 * 3_600_000
const begin = Date.UTC(2026, 10, 20, 17)
let time = new Time(begin)
seedDate(() => time.now)

/** Simulates one seed: the same seed gives the same hash. */
export async function simulate({ seed, days, customers, isTraced = false }: Setup): Promise<Outcome> {
  time = new Time(begin)
  seedIds(seed + 1)
  const chance = chanceOf(seed)
  const hash = createHash('sha256')
  const counts = { events: 0, deaths: 0 }
  const note = (...event: unknown[]) => {
    counts.events++
    if (event[0] === 'dies') counts.deaths++
    const line = JSON.stringify([time.now, ...event])
    if (isTraced) process.stdout.write(`${line}\n`)
    hash.update(line)
  }
  const faults = new Faults(seed + 2, note)
  const lite = await emptyLite()
  const db = pgliteDatabase(lite)
  const anomalies: string[] = []
  const notices: Notice[] = []
  let due: number | null = null
  const world: World = {
    time,
    faults,
    lite,
    facts: memoryFacts(),
    files: new Map(),
    anomaly: (text) => void anomalies.push(text),
    changed: () => {
      due = null
    },
    accepted: new Map(),
    excused: new Set(),
    working: new Map(),
    deliver: async (event) => {
      if (faults.happens('a webhook is lost')) return
      const body = JSON.stringify(event)
      const isForged = faults.happens('a webhook is forged')
      const times = faults.happens('a webhook comes twice') ? 2 : 1
      const post = async (signature: string) =>
        network.send('POST', '/api/webhooks/payments', body, { 'stripe-signature': signature }).catch(() => null)
      for (let i = 0; i < times; i++)
        time.at(faults.whole(50, 60_000), async () => {
          const secret = await network.servers[0]!.services.gateway.webhookSecret()
          await post(signatureOf(secret, body, new Date(time.now)))
        })
      if (isForged)
        time.at(faults.whole(50, 60_000), async () => {
          const answer = await post(signatureOf('whsec_guessed', body, new Date(time.now)))
          if (answer && answer.status < 300) anomalies.push('a forged webhook was accepted')
        })
    },
  }
  const network = new Network(world, chance)
  for (const n of [1, 2]) network.add(await Server.build(n, world))
  for (const server of network.servers) await server.start()

  const staff = await addAccount(db, {
    name: 'Sample Rep',
    email: 'rep@example.com',
    role: 'rep',
    password,
    cost: cheap,
  })
  await opened()
  const { services } = network.servers[0]!
  const until = begin + days * dayMs
  for (let k = 0; k < customers; k++)
    time.at(chance.whole(0, Math.floor(days * dayMs * 0.9)), () => void customer(world, network, notices, k))
  for (let day = 1; day <= days; day++)
    time.at(day * dayMs - 3_600_000, async () => {
      anomalies.push(...(await outsideRoots(() => brokenNow(db, world))))
      const cookie = `${sessionCookieName(services.config)}=${await beginSession(db, staff!, new Date(time.now))}`
      const bought = async () => {
        const since = new Date(time.now - dayMs)
        const rows = await db.q
          .selectFrom('policy')
          .select('contact_id')
          .where('created', '>', since)
          .orderBy('policy_number')
          .execute()
        return rows.map(({ contact_id }) => contact_id)
      }
      await cancelSome(world, network, cookie, bought)
    })
  const dueAt = async () => {
    due ??= await outsideRoots(() => nextDue())
    return due
  }
  /** The first moment at which a job or an abandoned payment is due. */
  async function nextDue(): Promise<number> {
    const { rows } = await sql<{ at: Date | null }>`select least(
      (select min(greatest(run_at, coalesce(locked_until, run_at))) from job where done is null and dead is null),
      (select min(lease_until) from payment where state in ('created', 'confirming'))) as at`.execute(db.q)
    return rows[0]?.at?.getTime() ?? Number.POSITIVE_INFINITY
  }
  await time.run(until, dueAt)
  faults.isOn = false
  await time.run(until + 2 * dayMs, dueAt)

  anomalies.push(...(await brokenAtEnd(db, world, notices)))
  const tables = ['payment', 'policy', 'ledger', 'refund', 'mail_log', 'job', 'audit'] as const
  for (const table of tables) {
    const rows = await db.q.selectFrom(table).selectAll().execute()
    hash.update(
      rows
        .map((row) => JSON.stringify(row))
        .sort()
        .join('\n'),
    )
  }
  const { policies, refunds } = await figures()
  for (const { app } of network.servers) await app.close()
  await db.close()
  return {
    seed,
    hash: hash.digest('hex').slice(0, 16),
    ...counts,
    policies,
    refunds,
    mails: world.accepted.size,
    faults: faults.counts,
    anomalies: [...new Set(anomalies)],
  }

  async function figures() {
    const [policies, refunds] = await Promise.all([
      db.q.selectFrom('policy').select('policy_number').execute(),
      db.q.selectFrom('refund').select('id').execute(),
    ])
    return { policies: policies.length, refunds: refunds.length }
  }
}
