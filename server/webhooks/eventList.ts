import type { components } from '../../contract/schema.gen'
import type { PartnerEventKind } from '../../domain/staff/partners'
import { wrongAnswers } from '../platform/problems/problem'
import type { Services } from '../platform/services/services'

interface EventsQuery {
  readonly type?: PartnerEventKind
  /** a moment as ISO 8601 */
  readonly since?: string
  readonly page?: number
  readonly size?: number
}

const isoMoment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/

/** One page of a partner's events, the oldest first. @throws Problem 422 for a moment that is none */
export async function listEvents(
  { db }: Pick<Services, 'db'>,
  partner: string,
  { type, since, page = 1, size = 50 }: EventsQuery,
): Promise<components['schemas']['PartnerEventsPage']> {
  const from = since === undefined ? null : momentOf(since)
  const matches = db.q
    .selectFrom('webhook_event')
    .where('partner', '=', partner)
    .$if(type !== undefined, (q) => q.where('kind', '=', type!))
    .$if(from !== null, (q) => q.where('created', '>=', from!))
  const { total } = await matches.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const events = await matches
    .select(['id', 'body'])
    .orderBy('created')
    .orderBy('id')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { rows: events.map(({ id, body }) => ({ id, ...body })), total: Number(total), page, size }
}

function momentOf(text: string): Date {
  const moment = new Date(isoMoment.test(text) ? text : Number.NaN)
  if (Number.isNaN(moment.getTime())) throw wrongAnswers({ since: 'Give a time such as 2026-11-20T16:00:00Z' })
  return moment
}
