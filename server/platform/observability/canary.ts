import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../db/database'
import type { JobHandler } from '../jobs/handler'
import { wakeWorkers } from '../jobs/wake'
import type { Stop } from '../scheduler/scheduler'
import type { Services } from '../services/services'

/**
 * The canary is a job that goes through the queue every twenty seconds, stores a file and tries the mail server, and
 * draws a document now and then (decision records 63 and 94). Each part that works leaves the time in its row of
 * `canary`. Nothing else stays.
 */
export const canaryKind = 'canary'

export const canaryParts = ['queue', 'documents', 'storage', 'mail'] as const
export type CanaryPart = (typeof canaryParts)[number]

const intervalMs = 20_000
/** shorter than the interval, so that a timer that is a little early queues it too */
const shortestGapSeconds = 15
/**
 * The canary draws a document at least this often. It draws one each time while others are drawn and after a failure.
 * The thread that draws and its fonts take 70 MB, and end between two documents that are far apart.
 */
export const longestDrawingGapSeconds = 600
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

/** A small document, drawn as customers' documents are. */
export interface CanaryDocument {
  /** whether this process has rendered other documents since the canary last drew its own */
  readonly isDemanded: () => Promise<boolean>
  readonly draw: (services: Services) => Promise<Buffer>
}

interface Canary {
  readonly document: CanaryDocument
  /** milliseconds that each part may take */
  readonly patience?: number
}

/** @returns the job. It never fails because of a part, so it is never among the failed jobs that staff see. */
export function canaryJob({ document: { isDemanded, draw }, patience = patienceMs }: Canary): JobHandler {
  return async (services) => {
    const { db } = services
    const proved = async <R>(part: CanaryPart, work: () => Promise<R>): Promise<R | null> => {
      try {
        const result = await withinTime(work(), patience)
        await markWorked(db, part)
        return result
      } catch (fault) {
        const { name, code } = (fault ?? {}) as { name?: string; code?: string }
        services.log.warn({ part, fault: { name, code } }, 'the canary failed')
        return null
      }
    }
    const drawing = async () => {
      await markTried(db, 'documents')
      return proved('documents', () => draw(services))
    }
    await markWorked(db, 'queue')
    const storing = async () => {
      const document = (await isDemanded()) || (await isDrawingDue(db)) ? await drawing() : null
      await proved('storage', () => storeAndRemove(services, document ?? Buffer.from(canaryKind)))
    }
    await Promise.all([storing(), proved('mail', () => services.mail.verify())])
  }
}

/** Whether the last attempt failed, or the last document is too old. */
async function isDrawingDue(db: Db): Promise<boolean> {
  const fresh = await db.q
    .selectFrom('canary')
    .select('part')
    .where('part', '=', 'documents')
    .where(sql<boolean>`tried > worked`, 'is not', true)
    .where('worked', '>', sql<Date>`now() - make_interval(secs => ${longestDrawingGapSeconds}::float8)`)
    .executeTakeFirst()
  return fresh === undefined
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

/** Notes when the first attempt since the last success began. A part that never worked has no row. */
async function markTried(db: Db, part: CanaryPart): Promise<void> {
  await db.q
    .updateTable('canary')
    .set({ tried: sql<Date>`now()` })
    .where('part', '=', part)
    .where(sql<boolean>`tried > worked`, 'is not', true)
    .execute()
}

/** Seconds by the database's clock. */
export interface CanaryAge {
  /** since the part worked */
  readonly worked: number
  /** since the first attempt that has failed or is in progress; null where the last one worked */
  readonly tried: number | null
}

/**
 * A part that never worked is absent.
 * @throws if the database does not answer
 */
export async function canaryAges(db: Db): Promise<Partial<Record<CanaryPart, CanaryAge>>> {
  const rows = await db.q
    .selectFrom('canary')
    .select([
      'part',
      sql<number>`extract(epoch from now() - worked)::float8`.as('worked'),
      sql<number | null>`case when tried > worked then extract(epoch from now() - tried)::float8 end`.as('tried'),
    ])
    .execute()
  return Object.fromEntries(
    rows.map(({ part, worked, tried }) => [part, { worked: Math.max(0, worked), tried: tried && Math.max(0, tried) }]),
  )
}
