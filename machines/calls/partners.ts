import type { PartnersPage, Result } from '../../contract/client'
import type { StaffClient } from '../../contract/staff'
import type { EndpointChange, EndpointForm, KeyForm } from '../../domain/staff/partners'
import { pageCall, saveCall } from './call'

export interface PartnersQuery {
  readonly search: string
  readonly state: 'all' | 'waiting' | 'delivered' | 'failed'
  /** from 1 */
  readonly page: number
}

export const listPartners = (client: StaffClient) =>
  pageCall((query: PartnersQuery, signal): Promise<Result<PartnersPage>> => client.listPartners(query, signal))

/** A key or a signing secret, which is shown once. */
const made = ({ secret }: { readonly secret: string }) => ({ type: 'secret.made', secret }) as const
const changed = () => ({ type: 'partner.changed' }) as const
const replayed = (answer: { readonly replayed: number }) =>
  ({ type: 'events.replayed', replayed: answer.replayed }) as const

interface NewKey {
  readonly slug: string
  readonly form: KeyForm
  readonly idempotencyKey: string
}

export const addPartnerKey = (client: StaffClient) =>
  saveCall(
    ({ slug, form, idempotencyKey }: NewKey, signal) =>
      client.addPartnerKey(slug, { ...form, scopes: [...form.scopes] }, idempotencyKey, signal),
    { answered: made },
  )

export const rotatePartnerKey = (client: StaffClient) =>
  saveCall(({ id, until }: { id: string; until: string }, signal) => client.rotatePartnerKey(id, { until }, signal), {
    answered: made,
  })

export const revokePartnerKey = (client: StaffClient) =>
  saveCall(({ id }: { id: string }, signal) => client.revokePartnerKey(id, signal), { answered: changed })

interface NewEndpoint {
  readonly slug: string
  readonly form: EndpointForm
  readonly idempotencyKey: string
}

export const addWebhookEndpoint = (client: StaffClient) =>
  saveCall(
    ({ slug, form, idempotencyKey }: NewEndpoint, signal) =>
      client.addWebhookEndpoint(slug, { ...form, events: [...form.events] }, idempotencyKey, signal),
    { answered: made },
  )

export const updateWebhookEndpoint = (client: StaffClient) =>
  saveCall(
    ({ id, form }: { id: string; form: EndpointChange }, signal) =>
      client.updateWebhookEndpoint(id, { ...form, events: [...form.events] }, signal),
    { answered: ({ secret }) => (secret === null ? changed() : made({ secret })) },
  )

export const rotateWebhookSecret = (client: StaffClient) =>
  saveCall(({ id }: { id: string }, signal) => client.rotateWebhookSecret(id, signal), { answered: made })

export const enableWebhookEndpoint = (client: StaffClient) =>
  saveCall(({ id }: { id: string }, signal) => client.enableWebhookEndpoint(id, signal), { answered: changed })

export const removeWebhookEndpoint = (client: StaffClient) =>
  saveCall(({ id }: { id: string }, signal) => client.removeWebhookEndpoint(id, signal), { answered: changed })

export const replayWebhookEndpoint = (client: StaffClient) =>
  saveCall(
    ({ id, since }: { id: string; since: string }, signal) => client.replayWebhookEndpoint(id, { since }, signal),
    { answered: replayed },
  )

export const replayWebhookDelivery = (client: StaffClient) =>
  saveCall(({ id }: { id: number }, signal) => client.replayWebhookDelivery(id, signal), { answered: replayed })
