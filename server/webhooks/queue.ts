import { type ExpressionBuilder, sql } from 'kysely'
import type { Db } from '../platform/db/database'
import type { Database } from '../platform/db/schema'
import type { Services } from '../platform/services/services'
import { countDeliveries } from './counts'
import { disableEndpoint, type Endpoint } from './endpoints'

type QueueServices = Pick<Services, 'db' | 'now'>

const [minute, hour] = [60, 60 * 60]
/** seconds between the attempts, as Standard Webhooks suggests: the last one is after three days and some hours */
const pauses = [5, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour] as const
const patienceMs = pauses.reduce((all, pause) => all + pause, 0) * 1000

/** deliveries of one endpoint at once, so that a slow receiver holds up no mail */
const mostAtOnce = 2
/** after this, another job sends a delivery whose process died; longer than an attempt takes */
const leaseMs = 60_000

export interface ClaimedDelivery {
  readonly id: number
  /** includes this one; it also identifies the owner of the lease */
  readonly attempts: number
  readonly queued: Date
  readonly endpointId: string
  readonly url: string
  readonly eventId: string
  /** as sent, the same for each attempt */
  readonly body: string
}

/** Why an attempt failed. */
export interface Failure {
  readonly cause: string
  /** whether the receiver wants no more */
  readonly isGone: boolean
}

/** Whether a delivery is the first one of its quote or policy that waits. */
const isFirst = (e: ExpressionBuilder<Database, 'webhook_delivery'>) =>
  e.not(
    e.exists(
      e
        .selectFrom('webhook_delivery as earlier')
        .select('earlier.id')
        .whereRef('earlier.endpoint_id', '=', 'webhook_delivery.endpoint_id')
        .whereRef('earlier.contact_id', '=', 'webhook_delivery.contact_id')
        .whereRef('earlier.id', '<', 'webhook_delivery.id')
        .where('earlier.state', '=', 'waiting'),
    ),
  )

const waitingFor = (db: Db, endpointId: string) =>
  db.q.selectFrom('webhook_delivery').where('endpoint_id', '=', endpointId).where('state', '=', 'waiting')

/**
 * Claims the next delivery that is due, of which no earlier one of the same quote or policy waits. The endpoint is locked
 * meanwhile, so two jobs never claim the same.
 * @returns null where none is due, `busy` where enough others are being sent
 */
export function claimDelivery(services: QueueServices, endpointId: string): Promise<ClaimedDelivery | null | 'busy'> {
  const { db, now } = services
  return db.tx(async () => {
    const endpoint = await endpointForClaim(db, endpointId)
    if (!endpoint) return null
    const at = now()
    const isSent = (e: ExpressionBuilder<Database, 'webhook_delivery'>) => e('locked_until', '>', at)
    const { others } = await waitingFor(db, endpointId)
      .where(isSent)
      .select(({ fn }) => fn.countAll<number>().as('others'))
      .executeTakeFirstOrThrow()
    if (Number(others) >= mostAtOnce) return 'busy'
    const next = waitingFor(db, endpointId)
      .select('id')
      .where('next_attempt', '<=', at)
      .where((e) => e.or([e('locked_until', 'is', null), e.not(isSent(e))]))
      .where(isFirst)
      .orderBy('id')
      .limit(1)
    const claimed = await db.q
      .updateTable('webhook_delivery')
      .set({ attempts: sql<number>`attempts + 1`, locked_until: new Date(at.getTime() + leaseMs) })
      .where('id', '=', next)
      .returning(['id', 'attempts', 'queued', 'event_id'])
      .executeTakeFirst()
    if (!claimed) return null
    const { id, attempts, queued, event_id: eventId } = claimed
    const event = await db.q.selectFrom('webhook_event').select('body').where('id', '=', eventId).executeTakeFirst()
    return { id, attempts, queued, endpointId, url: endpoint.url, eventId, body: JSON.stringify(event!.body) }
  })
}

const endpointForClaim = (db: Db, id: string): Promise<Endpoint | undefined> =>
  db.q
    .selectFrom('webhook_endpoint')
    .selectAll()
    .where('id', '=', id)
    .where('disabled', 'is', null)
    .where('removed', 'is', null)
    .forUpdate()
    .executeTakeFirst()

/**
 * Seconds until a delivery can be sent: its own next attempt, or that of an earlier one of the same quote or policy.
 * @returns null for one that no longer waits
 */
export async function secondsUntil({ db, now }: QueueServices, id: number): Promise<number | null> {
  const own = await db.q.selectFrom('webhook_delivery').selectAll().where('id', '=', id).executeTakeFirst()
  if (own?.state !== 'waiting') return null
  const { next_attempt, locked_until } = await waitingFor(db, own.endpoint_id)
    .select(['next_attempt', 'locked_until'])
    .where('contact_id', '=', own.contact_id)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const free = Math.max(next_attempt.getTime(), locked_until?.getTime() ?? 0)
  return Math.max(1, Math.ceil((free - now().getTime()) / 1000))
}

/** Changes a delivery that this job still owns. */
const owned = (db: Db, { id, attempts }: ClaimedDelivery) =>
  db.q
    .updateTable('webhook_delivery')
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('state', '=', 'waiting')

export async function recordDelivered({ db, now }: QueueServices, delivery: ClaimedDelivery): Promise<void> {
  const done = { state: 'delivered', delivered: now(), locked_until: null, cause: null } as const
  const { numUpdatedRows } = await owned(db, delivery).set(done).executeTakeFirstOrThrow()
  countDeliveries('delivered', Number(numUpdatedRows))
}

/** Sets the time of the next attempt, or gives the delivery up. An answer of 410 disables the endpoint. */
export async function recordFailure(services: QueueServices, delivery: ClaimedDelivery, failure: Failure) {
  const { db, now } = services
  const counts = await db.tx(async () => {
    const endpoint = await endpointForClaim(db, delivery.endpointId)
    const pause = pauses[delivery.attempts - 1]
    const isOver = pause === undefined || now().getTime() - delivery.queued.getTime() >= patienceMs
    const { numUpdatedRows } = await owned(db, delivery)
      .set({
        cause: failure.cause,
        locked_until: null,
        ...(isOver ? { state: 'failed' } : { next_attempt: new Date(now().getTime() + pause * 1000) }),
      })
      .executeTakeFirstOrThrow()
    const changed = Number(numUpdatedRows)
    const waiting = failure.isGone && endpoint ? await disableEndpoint(services, endpoint) : 0
    // the delivery itself still waited, unless it was its last attempt
    return isOver
      ? { failed: 0, givenUp: changed + waiting }
      : { failed: changed - Math.min(changed, waiting), givenUp: waiting }
  })
  countDeliveries('failed', counts.failed)
  countDeliveries('given_up', counts.givenUp)
}

/** Queues the job of each delivery. @param occasion a second job of a delivery needs another one */
export const queueDeliveries = (
  { jobs }: Pick<Services, 'jobs'>,
  endpointId: string,
  { ids, occasion }: { readonly ids: readonly number[]; readonly occasion: string },
): Promise<void> =>
  jobs.enqueueMany(
    'webhook',
    ids.map((deliveryId) => ({
      payload: { endpointId, deliveryId },
      dedupeKey: `webhook:${occasion}:${deliveryId}`,
    })),
  )

const storedDays = 90

/** Deletes the events of which no delivery waits any more, 90 days after them. */
export async function forgetOldEvents(db: Db, now: Date): Promise<void> {
  await db.q
    .deleteFrom('webhook_event')
    .where('created', '<', new Date(now.getTime() - storedDays * 24 * hour * 1000))
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('webhook_delivery')
            .select('id')
            .whereRef('event_id', '=', 'webhook_event.id')
            .where('state', '=', 'waiting'),
        ),
      ),
    )
    .execute()
}
