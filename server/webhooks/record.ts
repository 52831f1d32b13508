import { randomBytes } from 'node:crypto'
import type { components } from '../../contract/schema.gen'
import type { PartnerEventKind } from '../../domain/staff/partners'
import type { Contact } from '../contacts/contact'
import type { Services } from '../platform/services/services'
import { goneCause } from './endpoints'

type RecordServices = Pick<Services, 'db' | 'jobs' | 'now'>

/** The event of a quote that reaches a status by a save or a decision. */
export const eventOfStatus: { readonly [Status in Contact['quote_status']]?: PartnerEventKind } = {
  referred: 'quote.referred',
  approved: 'quote.approved',
  declined: 'quote.declined',
}

type Stated = Pick<Contact, 'id' | 'partner' | 'quote_status'>

/** Records the event of a status, if the quote did not have it before. */
export async function recordStatus(services: RecordServices, before: Stated, after: Stated): Promise<void> {
  const kind = eventOfStatus[after.quote_status]
  if (kind && before.quote_status !== after.quote_status) await recordEvent(services, after, kind)
}

/**
 * Records a change of a quote or policy for its partner, with a delivery for each endpoint that gets such events.
 * It runs in the transaction of the change, after it, with the contact locked: an event exists if and only if the change
 * does, and the events of a contact are in the order of its changes.
 */
export async function recordEvent(
  services: RecordServices,
  { id, partner }: Pick<Contact, 'id' | 'partner'>,
  kind: PartnerEventKind,
): Promise<void> {
  // most quotes have no partner, and need no query
  if (partner === null) return
  const { db, jobs, now } = services
  const quote = await factsOf(services, id)
  if (!quote) return
  const endpoints = await db.q
    .selectFrom('webhook_endpoint')
    .select(['id', 'kinds', 'disabled'])
    .where('partner', '=', quote.partner)
    .where('removed', 'is', null)
    .orderBy('id')
    .execute()
  const meant = endpoints.filter(({ kinds }) => kinds.includes(kind))
  const at = now()
  const eventId = `evt_${randomBytes(16).toString('base64url')}`
  const body: components['schemas']['PartnerEvent'] = { type: kind, timestamp: at.toISOString(), data: quote.data }
  await db.q
    .insertInto('webhook_event')
    .values({
      id: eventId,
      partner: quote.partner,
      contact_id: id,
      kind,
      body: JSON.stringify(body),
      created: at,
    })
    .execute()
  // the partner can still read it
  if (meant.length === 0) return
  const deliveries = await db.q
    .insertInto('webhook_delivery')
    .values(
      meant.map(({ id: endpointId, disabled }) => ({
        event_id: eventId,
        endpoint_id: endpointId,
        contact_id: id,
        // a disabled endpoint can get it later, once staff enable it
        ...(disabled ? { state: 'failed' as const, cause: goneCause } : { state: 'waiting' as const }),
        next_attempt: at,
        queued: at,
      })),
    )
    .returning(['id', 'endpoint_id', 'state'])
    .execute()
  for (const { id: deliveryId, endpoint_id: endpointId, state } of deliveries)
    if (state === 'waiting')
      await jobs.enqueue('webhook', { endpointId, deliveryId }, `webhook:${eventId}:${endpointId}`)
}

/** The partner of a quote that one of its keys started, and the facts of an event; undefined for any other quote. */
async function factsOf({ db }: RecordServices, contactId: string) {
  const row = await db.q
    .selectFrom('partner_quote')
    .innerJoin('contact', 'contact.id', 'partner_quote.contact_id')
    .leftJoin('policy', 'policy.contact_id', 'contact.id')
    .select([
      'partner_quote.partner',
      'contact.quote_number',
      'contact.quote_status',
      'contact.price',
      'policy.policy_number',
      'policy.version',
    ])
    .where('partner_quote.contact_id', '=', contactId)
    .executeTakeFirst()
  return (
    row && {
      partner: row.partner,
      data: {
        quote_id: contactId,
        quote_number: row.quote_number,
        quote_status: row.quote_status,
        policy_number: row.policy_number,
        policy_version: row.version,
        amount_due: row.price?.pricing_detail.amount_due ?? null,
      },
    }
  )
}
