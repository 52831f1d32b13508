import { randomBytes } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Selectable, Updateable } from 'kysely'
import type { components } from '../../contract/schema.gen'
import { type EndpointChange, type EndpointForm, endpointFaults } from '../../domain/staff/partners'
import { audit } from '../platform/audit/audit'
import type { Db } from '../platform/db/database'
import type { WebhookEndpointTable } from '../platform/db/partnerTables'
import { onceUnder } from '../platform/idempotency/once'
import { notFound, Problem, wrongAnswers } from '../platform/problems/problem'
import type { Services } from '../platform/services/services'
import { addressFault } from './address'
import { addSecret, endSecrets, secretsKey } from './secrets'

export type Endpoint = Selectable<WebhookEndpointTable>
type EndpointDto = components['schemas']['WebhookEndpoint']
type NewEndpoint = components['schemas']['NewWebhookEndpoint']
type ChangedEndpoint = components['schemas']['ChangedWebhookEndpoint']

/** Why a delivery to a disabled endpoint failed. */
export const goneCause = 'The endpoint answered that it is gone'
const removedCause = 'The endpoint was removed'

export interface Act {
  readonly id: string
  /** email address of a member of staff */
  readonly actor: string
}

interface Adding {
  readonly partner: string
  readonly form: EndpointForm
  /** the caller's Idempotency-Key */
  readonly key: string
  readonly actor: string
}

/** Adds an endpoint, once per key. @throws Problem 422 by field */
export async function addEndpoint(services: Services, { partner, form, key, actor }: Adding): Promise<NewEndpoint> {
  const { db, now } = services
  assertSound(services, form)
  const sealing = await secretsKey(services)
  return db.tx(() =>
    onceUnder(db, { key, request: { endpoint: form, partner }, actor, at: now() }, async () => {
      const { url, events } = form
      const endpoint = await db.q
        .insertInto('webhook_endpoint')
        .values({
          id: randomBytes(16).toString('base64url'),
          partner,
          url: new URL(url).href,
          kinds: JSON.stringify(events),
          created: now(),
          created_by: actor,
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      const secret = await addSecret(db, { endpointId: endpoint.id, key: sealing, at: now() })
      await note(db, actor, endpoint, 'webhook.added', { url: endpoint.url, events })
      return { endpoint: toEndpointDto(endpoint), secret }
    }),
  )
}

/** @throws Problem 422 by field */
function assertSound({ config }: Pick<Services, 'config'>, form: EndpointForm): void {
  const faults = endpointFaults(form)
  const refused = faults['url'] ? null : addressFault(form.url, config.isLocal)
  if (refused || Object.keys(faults).length > 0) throw wrongAnswers({ ...faults, ...(refused && { url: refused }) })
}

/**
 * Changes the address and the events of an endpoint, and replaces its signing secret if that is chosen. The same address
 * and events with the same secret change nothing.
 * @throws Problem 404, 422 by field
 */
export async function changeEndpoint(
  services: Services,
  { id, actor, form }: Act & { readonly form: EndpointChange },
): Promise<ChangedEndpoint> {
  const { db, now } = services
  assertSound(services, form)
  const key = await secretsKey(services)
  const url = new URL(form.url).href
  return db.tx(async () => {
    const before = await lockedEndpoint(db, id)
    const isReplaced = form.secret === 'replace'
    const isSame = url === before.url && isDeepStrictEqual(form.events.toSorted(), before.kinds.toSorted())
    if (isSame && !isReplaced) return { endpoint: toEndpointDto(before), secret: null }
    const after = await changed(db, id, { url, kinds: JSON.stringify(form.events) })
    const secretNow = isReplaced ? 'replaced' : 'kept'
    const earlier = { url: before.url, events: before.kinds }
    await note(db, actor, before, 'webhook.changed', { before: earlier, url, events: form.events, secret: secretNow })
    if (isReplaced) await endSecrets(db, id, now())
    const secret = isReplaced ? await addSecret(db, { endpointId: id, key, at: now() }) : null
    return { endpoint: toEndpointDto(after), secret }
  })
}

/** Makes a new signing secret. The one before signs too for 24 hours. @throws Problem 404 */
export async function rotateSecret(services: Services, { id, actor }: Act): Promise<NewEndpoint> {
  const { db, now } = services
  const key = await secretsKey(services)
  return db.tx(async () => {
    const endpoint = await lockedEndpoint(db, id)
    await endSecrets(db, id, now())
    const secret = await addSecret(db, { endpointId: id, key, at: now() })
    await note(db, actor, endpoint, 'webhook.secretMade', { url: endpoint.url })
    return { endpoint: toEndpointDto(endpoint), secret }
  })
}

/** Lets an endpoint that was gone get events again. @throws Problem 404, 409 for an enabled one */
export function enableEndpoint({ db }: Services, { id, actor }: Act): Promise<EndpointDto> {
  return db.tx(async () => {
    const endpoint = await lockedEndpoint(db, id)
    if (!endpoint.disabled) throw new Problem(409, 'This endpoint is enabled already.')
    await note(db, actor, endpoint, 'webhook.enabled', { url: endpoint.url })
    return toEndpointDto(await changed(db, id, { disabled: null }))
  })
}

/** Removes an endpoint, and gives up what waits for it. @throws Problem 404 */
export function removeEndpoint({ db, now }: Services, { id, actor }: Act): Promise<EndpointDto> {
  return db.tx(async () => {
    const endpoint = await lockedEndpoint(db, id)
    const waiting = await giveUpWaiting(db, id, removedCause)
    await note(db, actor, endpoint, 'webhook.removed', { url: endpoint.url, given_up: waiting })
    return toEndpointDto(await changed(db, id, { removed: now() }))
  })
}

/**
 * Disables an endpoint that answered 410, and gives up what waits for it. Staff can enable it and send that again.
 * @returns how many waited
 */
export async function disableEndpoint({ db, now }: Pick<Services, 'db' | 'now'>, endpoint: Endpoint): Promise<number> {
  await changed(db, endpoint.id, { disabled: now() })
  const waiting = await giveUpWaiting(db, endpoint.id, goneCause)
  await note(db, 'system', endpoint, 'webhook.disabled', { url: endpoint.url, given_up: waiting })
  return waiting
}

/** The endpoint of an id, locked. @throws Problem 404 for an unknown or a removed one */
export async function lockedEndpoint(db: Db, id: string): Promise<Endpoint> {
  const row = await db.q.selectFrom('webhook_endpoint').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row || row.removed) throw notFound('endpoint')
  return row
}

const changed = (db: Db, id: string, changes: Updateable<WebhookEndpointTable>) =>
  db.q.updateTable('webhook_endpoint').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

async function giveUpWaiting(db: Db, endpointId: string, cause: string): Promise<number> {
  const { numUpdatedRows } = await db.q
    .updateTable('webhook_delivery')
    .set({ state: 'failed', cause, locked_until: null })
    .where('endpoint_id', '=', endpointId)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

const note = (
  db: Db,
  actor: string,
  { id, partner }: Endpoint,
  action: `webhook.${'added' | 'changed' | 'disabled' | 'enabled' | 'removed' | 'secretMade'}`,
  { before, ...after }: { readonly before?: object } & Readonly<Record<string, unknown>>,
) =>
  audit(db, {
    actor,
    entity: 'webhook_endpoint',
    entityId: id,
    action,
    ...(before && { before }),
    after: { partner, ...after },
  })

export const toEndpointDto = (row: Endpoint): EndpointDto => ({
  id: row.id,
  url: row.url,
  events: [...row.kinds],
  state: row.removed ? 'removed' : row.disabled ? 'disabled' : 'enabled',
  created: row.created.toISOString(),
  created_by: row.created_by,
})
