import { sql } from 'kysely'
import type { components } from '../../contract/schema.gen'
import { type PartnerEventKind, partnerEvents } from '../../domain/staff/partners'
import { containing } from '../platform/db/patterns'
import type { Services } from '../platform/services/services'

type DeliveryDto = components['schemas']['WebhookDelivery']

export interface DeliveriesQuery {
  readonly search?: string
  readonly state?: 'all' | DeliveryDto['state']
  readonly page?: number
  readonly size?: number
}

/**
 * One page of the deliveries, the newest event first. The search reads numbers, kinds and addresses as they are stored, and
 * the names of partners and kinds as the page shows them.
 */
export async function listDeliveries({ db, config }: Pick<Services, 'db' | 'config'>, query: DeliveriesQuery) {
  const { search = '', state = 'all', page = 1, size = 50 } = query
  const pattern = containing(search.trim())
  const isNamed = (words: string) => words.toLowerCase().includes(search.trim().toLowerCase())
  const partners = config.program.partners.filter(({ name }) => isNamed(name)).map(({ slug }) => slug)
  const kinds = Object.entries(partnerEvents)
    .filter(([, words]) => isNamed(words))
    .map(([kind]) => kind as PartnerEventKind)
  const matches = db.q
    .selectFrom('webhook_delivery as d')
    .innerJoin('webhook_event as event', 'event.id', 'd.event_id')
    .innerJoin('webhook_endpoint as endpoint', 'endpoint.id', 'd.endpoint_id')
    .$if(state !== 'all', (q) => q.where('d.state', '=', state as DeliveryDto['state']))
    .$if(search.trim() !== '', (q) =>
      q.where((e) =>
        e.or([
          e('event.partner', 'ilike', pattern),
          e('event.partner', 'in', [...partners, '']),
          ...(kinds.length > 0 ? [e('event.kind', 'in', kinds)] : []),
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
