import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../db/database'
import type { JobHandler } from '../jobs/handler'
import { wakeWorkers } from '../jobs/wake'
import type { Stop } from '../scheduler/scheduler'
import type { Services } from '../services/services'

/**
 * The canary is a job that goes through the queue every twenty seconds, draws a document, stores it and tries the mail
 * server (decision record 63). Each part that works leaves the time in its row of `canary`. Nothing else stays.
 */
export const canaryKind = 'canary'

export const canaryParts = ['queue', 'documents', 'storage', 'mail'] as const
export type CanaryPart = (typeof canaryParts)[number]

const intervalMs = 20_000
/** shorter than the interval, so that a timer that is a little early queues it too */
const shortestGapSeconds = 15
/** a part that takes longer does not work */
const patienceMs = 10_000

/** Queues the canary at intervals. Every worker does, and the row of the job makes it one canary for all of them. */
export const startCanary = ({ db, log, scheduler }: Services): Stop =>
  scheduler.every(intervalMs, () =>
    queueCanary(db).catch((fault: Error) => log.warn({ fault: { name: fault.name } }, 'the canary was not queued')),
  )

/**
 * Queues the canary unless another process has just done it. The job is one row that is used again, and it is released
 * from a worker that died or is stuck.
 */
export async function queueCanary(db: Db): Promise<void> {
  await sql`
    insert into job (kind, payload, dedupe_key) values (${canaryKind}, '{}', ${canaryKind})
    on conflict (dedupe_key) do update
      set run_at = now(), locked_until = null, done = null, dead = null, attempts = 0, last_error = null
      where job.run_at <= now() - make_interval(secs => ${shortestGapSeconds}::float8)`.execute(db.q)
  wakeWorkers(db)
}

interface Canary {
  /** a small document, drawn as customers' documents are */
  readonly draw: (services: Services) => Promise<Buffer>
  /** milliseconds that each part may take */
  readonly patience?: number
}

/** @returns the job. It never fails because of a part, so it is never among the failed jobs that staff see. */
export function canaryJob({ draw, patience = patienceMs }: Canary): JobHandler {
  return async (services) => {
    const proved = async <R>(part: CanaryPart, work: () => Promise<R>): Promise<R | null> => {
      try {
        const result = await withinTime(work(), patience)
        await markWorked(services.db, part)
        return result
      } catch (fault) {
        const { name, code } = (fault ?? {}) as { name?: string; code?: string }
        services.log.warn({ part, fault: { name, code } }, 'the canary failed')
        return null
      }
    }
    await markWorked(services.db, 'queue')
    const storing = async () => {
      const document = await proved('documents', () => draw(services))
      await proved('storage', () => storeAndRemove(services, document ?? Buffer.from(canaryKind)))
    }
    await Promise.all([storing(), proved('mail', () => services.mail.verify())])
  }
}

async function storeAndRemove({ files }: Services, bytes: Buffer): Promise<void> {
  const key = 'canary/canary'
  await files.put(key, bytes)
  const stored = await files.get(key)
  if (!stored?.equals(bytes)) throw new Error('The stored file differs')
  await files.remove(key)
}

async function withinTime<R>(work: Promise<R>, ms: number): Promise<R> {
  const end = new AbortController()
  const late = setTimeout(ms, undefined, { signal: end.signal, ref: false }).then(() => {
    throw Object.assign(new Error('It takes too long'), { code: 'ETIMEDOUT' })
  })
  try {
    return await Promise.race([work, late])
  } finally {
    late.catch(() => {})
    end.abort()
  }
}

async function markWorked(db: Db, part: CanaryPart): Promise<void> {
  const worked = sql<Date>`now()`
  await db.q
    .insertInto('canary')
    .values({ part, worked })
    .onConflict((known) => known.column('part').doUpdateSet({ worked }))
    .execute()
}

/**
 * Seconds since each part worked, by the database's clock. A part that never worked is absent.
 * @throws if the database does not answer
 */
export async function canaryAges(db: Db): Promise<Partial<Record<CanaryPart, number>>> {
  const rows = await db.q
    .selectFrom('canary')
    .select(['part', sql<number>`extract(epoch from now() - worked)::float8`.as('seconds')])
    .execute()
  return Object.fromEntries(rows.map(({ part, seconds }) => [part, Math.max(0, seconds)]))
}
