import { sql } from 'kysely'
import type { components } from '../../contract/schema.gen'
import type { Db } from '../platform/db/database'
import { containing } from '../platform/db/patterns'

type DeliveryDto = components['schemas']['WebhookDelivery']

export interface DeliveriesQuery {
  readonly search?: string
  readonly state?: 'all' | DeliveryDto['state']
  readonly page?: number
  readonly size?: number
}

/** One page of the deliveries, the newest event first. The search reads numbers, partners, kinds and addresses. */
export async function listDeliveries(db: Db, query: DeliveriesQuery) {
  const { search = '', state = 'all', page = 1, size = 50 } = query
  const pattern = containing(search.trim())
  const matches = db.q
    .selectFrom('webhook_delivery as d')
    .innerJoin('webhook_event as event', 'event.id', 'd.event_id')
    .innerJoin('webhook_endpoint as endpoint', 'endpoint.id', 'd.endpoint_id')
    .$if(state !== 'all', (q) => q.where('d.state', '=', state as DeliveryDto['state']))
    .$if(search.trim() !== '', (q) =>
      q.where((e) =>
        e.or([
          e('event.partner', 'ilike', pattern),
          e(sql<string>`event.kind`, 'ilike', pattern),
          e('event.id', 'ilike', pattern),
          e('endpoint.url', 'ilike', pattern),
          e(sql<string>`event.body -> 'data' ->> 'quote_number'`, 'ilike', pattern),
          e(sql<string>`event.body -> 'data' ->> 'policy_number'`, 'ilike', pattern),
        ]),
      ),
    )
  const { total } = await matches.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const matching = await matches
    .select(['d.id', 'd.event_id', 'd.state', 'd.attempts', 'd.next_attempt', 'd.cause', 'd.delivered', 'd.contact_id'])
    .select(['event.kind', 'event.partner', 'event.created', 'event.body', 'endpoint.url', 'endpoint.removed'])
    .orderBy('d.id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const deliveries = matching.map(
    ({ body, next_attempt, created, delivered, removed, ...row }): DeliveryDto => ({
      ...row,
      can_repeat: row.state !== 'waiting' && removed === null,
      subject: body.data.policy_number ?? body.data.quote_number,
      next_attempt: row.state === 'waiting' ? next_attempt.toISOString() : null,
      created: created.toISOString(),
      delivered: delivered?.toISOString() ?? null,
    }),
  )
  return { rows: deliveries, total: Number(total), page, size }
}
