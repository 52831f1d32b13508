import { randomBytes, randomUUID } from 'node:crypto'
import type { EndpointForm, KeyForm } from '../../../domain/staff/partners'
import { addKey } from '../../../server/partners/keys'
import type { Services } from '../../../server/platform/services/services'
import { addEndpoint } from '../../../server/webhooks/endpoints'

/** A program that has partners and nothing else. */
export const withPartners = { PROGRAM_FILE: 'tests/server/rig/partners.json' }

export const allScopes: KeyForm['scopes'] = ['quotes:write', 'quotes:read', 'policies:read', 'events:read']
const allEvents: EndpointForm['events'] = [
  'quote.referred',
  'quote.approved',
  'quote.declined',
  'policy.purchased',
  'policy.changed',
  'policy.canceled',
]
const actor = 'admin@example.com'

/** A new key of a partner: its id, and the header that calls with it. */
export async function newPartnerKey(services: Services, partner = 'example-venues', form: Partial<KeyForm> = {}) {
  const whole = { name: 'Sample system', scopes: allScopes, days: null, ...form }
  const { key, secret } = await addKey(services, { partner, form: whole, key: randomUUID(), actor })
  return { id: key.id, secret, headers: { authorization: `Bearer ${secret}` } }
}

/** A new endpoint of a partner: its id and its signing secret. */
export async function newEndpoint(
  services: Services,
  form: Partial<EndpointForm> & { readonly partner?: string } = {},
) {
  const { partner = 'example-venues', ...given } = form
  const whole = { url: 'https://partner.example.com/webhooks', events: allEvents, ...given }
  const { endpoint, secret } = await addEndpoint(services, { partner, form: whole, key: randomUUID(), actor })
  return { id: endpoint.id, secret }
}

export interface PartnerRows {
  /** the header of a call with a key of the partner */
  readonly headers: { readonly authorization: string }
  /** ids of two other keys, of an endpoint, and of a disabled one */
  readonly rotated: string
  readonly revoked: string
  readonly endpoint: string
  readonly disabled: string
  /** an event that was delivered to the endpoint */
  readonly delivery: number
}

/** Keys and endpoints of a partner that started these quotes. */
export async function partnerRows(services: Services, contactIds: readonly string[]): Promise<PartnerRows> {
  const { db, now } = services
  const { id: keyId, headers } = await newPartnerKey(services)
  const [partner, created] = ['example-venues', now()]
  for (const contact_id of new Set(contactIds))
    await db.q.insertInto('partner_quote').values({ contact_id, partner, key_id: keyId, created }).execute()
  const { id: endpoint } = await newEndpoint(services)
  const { id: disabled } = await newEndpoint(services)
  await db.q.updateTable('webhook_endpoint').set({ disabled: now() }).where('id', '=', disabled).execute()
  const id = `evt_${randomBytes(16).toString('base64url')}`
  const [contact_id] = contactIds as [string]
  const data = { quote_id: contact_id, quote_number: 'Q-400001', quote_status: 'referred' }
  const rest = { policy_number: null, policy_version: null, amount_due: null }
  const body = JSON.stringify({
    type: 'quote.referred',
    timestamp: created.toISOString(),
    data: { ...data, ...rest },
  })
  await db.q
    .insertInto('webhook_event')
    .values({ id, partner, contact_id, kind: 'quote.referred', body, created })
    .execute()
  const { id: delivery } = await db.q
    .insertInto('webhook_delivery')
    .values({
      event_id: id,
      endpoint_id: endpoint,
      contact_id,
      state: 'delivered',
      attempts: 1,
      next_attempt: created,
      queued: created,
      delivered: created,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rotated = (await newPartnerKey(services)).id
  return { headers, rotated, revoked: (await newPartnerKey(services)).id, endpoint, disabled, delivery }
}
