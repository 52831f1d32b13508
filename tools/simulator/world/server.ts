import type { FastifyInstance } from 'fastify'
import { PostgresDialect } from 'kysely'
import { pino } from 'pino'
import { todayIn } from '../../../domain/common/dates'
import { buildApp } from '../../../server/app'
import { tidy } from '../../../server/maintenance'
import { reconcile, startReconciling } from '../../../server/payments/reconcile'
import { makeSandbox } from '../../../server/payments/sandbox/sandbox'
import type { FactStore } from '../../../server/payments/sandbox/store'
import type { TestHooks } from '../../../server/payments/sandbox/testHooks'
import { Db } from '../../../server/platform/db/database'
import type { PglitePool } from '../../../server/platform/db/pglitePool'
import { createJobs } from '../../../server/platform/jobs/queue'
import { startJobs } from '../../../server/platform/jobs/worker'
import type { Services } from '../../../server/platform/services/services'
import { jobHandlers } from '../../../server/registrations'
import { testServices } from '../../../tests/server/rig/services'
import { randomUUID } from './crypto'
import { faultyPool } from './database'
import type { Faults } from './faults'
import { hourMs, outsideRoots, rootNow, runAs, type Time } from './time'

/** One run of a server's process, from a start to a death. */
class Life {
  isDead = false
  readonly atDeath = new Set<() => void>()
  readonly death: Promise<never>
  #end = (_: Error) => {}
  constructor() {
    this.death = new Promise((_, reject) => {
      this.#end = reject
    })
    this.death.catch(() => undefined)
  }
  die(): void {
    this.isDead = true
    for (const then of [...this.atDeath]) then()
    this.#end(new Error('the server died'))
  }
}

/** Everything outside the servers that they share. */
export interface World {
  readonly time: Time
  readonly faults: Faults
  readonly lite: PglitePool
  readonly facts: FactStore
  readonly files: Map<string, Buffer>
  readonly anomaly: (text: string) => void
  readonly changed: () => void
  /** the number of times that the mail server accepted a message, by its id */
  readonly accepted: Map<string, { count: number; to: string; subject: string }>
  /** messages that may be sent again, because a server could not know that they were sent */
  readonly excused: Set<string>
  /** the processor sends a webhook */
  readonly deliver: NonNullable<TestHooks['deliver']>
  /** payments whose server is working on them, with the time of its step, by the processor's reference */
  readonly working: Map<string, { readonly life: object; readonly since: number }>
}

const never = () => new Promise<never>(() => {})

/** A server of ours. Its app is built once; a death ends all that it was doing, and its memory of it. */
export class Server {
  #life = new Life()
  #skewMs = 0
  private constructor(
    readonly n: number,
    readonly world: World,
    readonly services: Services,
    readonly app: FastifyInstance,
  ) {}

  static async build(n: number, world: World): Promise<Server> {
    const { lite, faults, time } = world
    const hooks = {
      excuse: (id: string) => void world.excused.add(id),
      changed: world.changed,
      begin: (life: object | null) => time.begin(life),
    }
    const db = new Db(new PostgresDialect({ pool: faultyPool(lite, faults, hooks) }), false)
    const now = () => new Date()
    // two servers use a PostgreSQL, which vacuums by itself; hence `false` above
    const sandbox = makeSandbox({ facts: world.facts, now, testHooks: processorHooks(world) })
    sandbox.postTo('http://simulated/api/webhooks/payments')
    const services: Services = await testServices({
      db,
      now,
      today: () => todayIn(now()),
      newId: randomUUID,
      gateway: sandbox.gateway,
      jobs: createJobs(db),
      log: pino({ level: 'silent' }),
      mail: {
        send: (message) => sendMail(world, message.messageId, message.to, message.subject),
        verify: async () => {},
      },
      files: filesOf(world),
    })
    const app = await buildApp(services, { sandboxRoutes: sandbox.routes })
    await app.ready()
    return new Server(n, world, services, app)
  }

  get isUp(): boolean {
    return !this.#life.isDead
  }

  /** Starts its process, as `server/start.ts` does after the app is built. */
  async start(): Promise<void> {
    const { world } = this
    const { time, faults } = world
    this.#life = new Life()
    this.#skewMs = faults.happens('a clock is set back') ? -faults.whole(60_000, 3_600_000) : 0
    const life = this.#life
    const run = <R>(work: () => Promise<R>) => this.work(work)
    const services = { ...this.services, scheduler: time.scheduler(run, () => life.isDead) }
    await run(() => reconcile(services)).catch(() => undefined)
    if (life.isDead) return
    const handlers = Object.fromEntries(
      Object.entries(jobHandlers).map(([kind, handler]) => [
        kind,
        (...given: Parameters<typeof handler>) => this.work(() => handler(...given)),
      ]),
    )
    runAs({ isAsleep: true, isBackground: true, skewMs: this.#skewMs, life, accepted: null }, () => {
      startReconciling(services)
      startJobs(services, { handlers })
      services.scheduler.poll(hourMs, () => tidy(services))
    })
    // as a piece of work, because it reads real folders too
    void run(() => tidy(services))
  }

  /** Runs something in this process; it ends with the process. */
  work<R>(work: () => Promise<R>): Promise<R> {
    const life = this.#life
    const outer = rootNow()
    return outsideRoots(() =>
      this.world.time.work({ skewMs: this.#skewMs, life }, life.death, async () => {
        try {
          return await work()
        } finally {
          const accepted = rootNow()?.accepted
          if (outer && accepted) outer.accepted = accepted
        }
      }),
    )
  }

  die(): void {
    const life = this.#life
    this.world.faults.note('dies', this.n)
    for (const root of this.world.time.rootsOf(life)) if (root.accepted) this.world.excused.add(root.accepted)
    life.die()
    this.world.time.at(this.world.faults.whole(1000, 60_000), () => void this.start())
  }
}

/** Only a living server goes on after a wait. */
const alive = () => ((rootNow()?.life as Life | null)?.isDead ? never() : undefined)

function processorHooks(world: World): TestHooks {
  const { time, faults, working } = world
  return {
    async before(call, reference) {
      const life = rootNow()?.life
      const other = working.get(reference)
      if (call === 'cancel' && other && other.life !== life && !(other.life as Life).isDead) {
        const forMs = time.now - other.since
        if (forMs < 29_000) world.anomaly(`a charge is canceled while its server works on it, after ${forMs} ms`)
      }
      if ((call === 'prepare' || call === 'confirm') && life) working.set(reference, { life, since: time.now })
      await time.sleep(faults.happens('the processor is slow') ? faults.whole(5000, 90_000) : faults.whole(20, 900))
      await alive()
      if (!faults.happens('a call to the processor is lost')) return
      working.delete(reference)
      throw new Error('the processor is not reached')
    },
    async after(call, reference) {
      await alive()
      if (call === 'confirm') working.delete(reference)
      if (!faults.happens("the processor's answer is lost")) return
      working.delete(reference)
      throw new Error('the answer is lost')
    },
    deliver: world.deliver,
  }
}

async function sendMail(world: World, id: string, to: string, subject: string): Promise<void> {
  const { time, faults, accepted, excused } = world
  await time.sleep(faults.happens('the mail server is slow') ? faults.whole(10_000, 110_000) : faults.whole(20, 2000))
  await alive()
  if (faults.happens('the mail server refuses')) throw new Error('the mail server refuses')
  const known = accepted.get(id) ?? { count: 0, to, subject }
  accepted.set(id, { ...known, count: known.count + 1 })
  faults.note('mail', id, to, subject)
  const root = rootNow()
  if (root) root.accepted = id
  if (!faults.happens("the mail server's answer is lost")) return
  excused.add(id)
  throw new Error('the answer of the mail server is lost')
}

function filesOf({ files, faults }: World): Services['files'] {
  const check = async () => {
    await alive()
    if (faults.happens('a file is not written')) throw new Error('the disk is full')
  }
  return {
    async put(key, bytes) {
      await check()
      files.set(key, Buffer.from(bytes))
    },
    async putStream(key, bytes) {
      await check()
      files.set(key, Buffer.concat(await bytes.toArray()))
    },
    get: async (key) => files.get(key) ?? null,
    remove: async (key) => void files.delete(key),
  }
}
