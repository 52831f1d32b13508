import { startOf } from '../../domain/common/instants'
import { replayFaults } from '../../domain/staff/partners'
import { audit } from '../platform/audit/audit'
import { notFound, Problem, wrongAnswers } from '../platform/problems/problem'
import type { Services } from '../platform/services/services'
import { type Act, type Endpoint, lockedEndpoint } from './endpoints'
import { queueDeliveries } from './queue'

interface Replayed {
  readonly replayed: number
}

/**
 * Queues one delivery again, under its first id.
 * @throws Problem 404, 409 for one that waits, or whose endpoint is disabled or removed
 */
export function replayDelivery(services: Services, { id, actor }: { id: number; actor: string }): Promise<Replayed> {
  const { db } = services
  return db.tx(async () => {
    const row = await db.q.selectFrom('webhook_delivery').selectAll().where('id', '=', id).executeTakeFirst()
    if (!row) throw notFound('delivery')
    const endpoint = await enabledEndpoint(services, row.endpoint_id)
    if (row.state === 'waiting') throw new Problem(409, 'This event is waiting to be sent already.')
    return queueAgain(services, { endpoint, actor, ids: [id], noted: { event: row.event_id } })
  })
}

/**
 * Queues all deliveries to an endpoint since a New York day again. Each quote or policy gets its events in their order.
 * @throws Problem 404, 409 for a disabled endpoint, 422 for an invalid day
 */
export function replayEndpoint(services: Services, act: Act & { readonly since: string }): Promise<Replayed> {
  const { id, actor, since } = act
  const { db } = services
  const faults = replayFaults({ since })
  if (Object.keys(faults).length > 0) throw wrongAnswers(faults)
  return db.tx(async () => {
    const endpoint = await enabledEndpoint(services, id)
    const rows = await db.q
      .selectFrom('webhook_delivery')
      .innerJoin('webhook_event', 'webhook_event.id', 'webhook_delivery.event_id')
      .select('webhook_delivery.id')
      .where('webhook_delivery.endpoint_id', '=', id)
      .where('webhook_delivery.state', '!=', 'waiting')
      .where('webhook_event.created', '>=', startOf(since))
      .execute()
    return queueAgain(services, { endpoint, actor, ids: rows.map((row) => row.id), noted: { since } })
  })
}

async function enabledEndpoint({ db }: Services, id: string): Promise<Endpoint> {
  const endpoint = await lockedEndpoint(db, id)
  if (endpoint.disabled) throw new Problem(409, 'This endpoint is disabled. Enable it first.')
  return endpoint
}

interface Again {
  readonly endpoint: Endpoint
  readonly actor: string
  readonly ids: readonly number[]
  /** for the history */
  readonly noted: object
}

async function queueAgain({ db, jobs, now }: Services, { endpoint, actor, ids, noted }: Again): Promise<Replayed> {
  if (ids.length > 0) {
    await db.q
      .updateTable('webhook_delivery')
      .set({
        state: 'waiting',
        attempts: 0,
        next_attempt: now(),
        queued: now(),
        locked_until: null,
        cause: null,
        delivered: null,
      })
      .where('id', 'in', [...ids])
      .execute()
    await queueDeliveries({ jobs }, endpoint.id, { ids, occasion: `again:${now().getTime()}` })
  }
  const { id: entityId, partner, url } = endpoint
  const after = { partner, url, ...noted, replayed: ids.length }
  await audit(db, { actor, entity: 'webhook_endpoint', entityId, action: 'webhook.replayed', after })
  return { replayed: ids.length }
}
