import { quoteLink } from '../contacts/links'
import { addKey, revokeKey, rotateKey } from '../partners/keys'
import { assertPartner, listPartners as list } from '../partners/partnerList'
import { assertPartnerQuote, beginPartnerQuote, namedIn, partnerPolicy, partnerQuote } from '../partners/quotes'
import { actorOf, partnerIn } from '../platform/services/caller'
import { readAnswers } from '../quotes/answers'
import { changeQuote } from '../quotes/change'
import { contactOf } from '../quotes/contactDto'
import { recalculatePrice } from '../quotes/recalculate'
import { saveAnswers } from '../quotes/save'
import { assertUnbought } from '../quotes/status'
import { contactWithSuspension } from '../quotes/suspension'
import { addEndpoint, changeEndpoint, enableEndpoint, removeEndpoint, rotateSecret } from '../webhooks/endpoints'
import { listEvents } from '../webhooks/eventList'
import { replayDelivery, replayEndpoint } from '../webhooks/replay'
import type { Operation } from './handler'

/** `POST /partner/prices`: prices the answers for the partner of the key. Stores nothing. */
export const pricePartnerQuote: Operation<'pricePartnerQuote'> =
  (services) =>
  async ({ body, caller }) => {
    const { slug } = partnerIn(caller)
    for (const id of namedIn(body)) await assertPartnerQuote(services, slug, id)
    return { status: 200, body: await recalculatePrice(services, { ...body, partner: slug }, caller) }
  }

/** `POST /partner/quotes`: starts a quote of the partner, once per key. */
export const createPartnerQuote: Operation<'createPartnerQuote'> =
  (services) =>
  async ({ body, headers, caller }) => {
    const begun = { body, key: headers['idempotency-key'], partner: partnerIn(caller), caller }
    const contact = await beginPartnerQuote(services, begun)
    assertUnbought(contact)
    return { status: 201, body: { contact: contactOf(contact), link: quoteLink(services.config, contact.id) } }
  }

/** `GET /partner/quotes/{id}`: a quote of the partner, bought or not. */
export const getPartnerQuote: Operation<'getPartnerQuote'> =
  (services) =>
  async ({ params: { id }, caller }) => {
    const quote = await partnerQuote(services, partnerIn(caller).slug, id)
    const contact = quote.policy_number ? contactOf(quote) : await contactWithSuspension(services, quote)
    return { status: 200, body: { contact, link: quoteLink(services.config, id) } }
  }

/** `PATCH /partner/quotes/{id}`: stores answers in a quote of the partner. */
export const updatePartnerQuote: Operation<'updatePartnerQuote'> =
  (services) =>
  async ({ params: { id }, headers, body, caller }) => {
    await assertPartnerQuote(services, partnerIn(caller).slug, id)
    const given = readAnswers(body)
    const saved = await changeQuote(services, { id, version: headers['if-match'] }, (contact) =>
      saveAnswers(services, { contact, given, caller }),
    )
    const contact = await contactWithSuspension(services, saved)
    return { status: 200, body: { contact, link: quoteLink(services.config, id) } }
  }

/** `GET /partner/policies/{number}`: a policy that was bought from a quote of the partner. */
export const getPartnerPolicy: Operation<'getPartnerPolicy'> =
  (services) =>
  async ({ params: { number }, caller }) => ({
    status: 200,
    body: await partnerPolicy(services, partnerIn(caller).slug, number),
  })

/** `GET /partner/events`: the events of the partner, delivered or not. */
export const listPartnerEvents: Operation<'listPartnerEvents'> =
  (services) =>
  async ({ query, caller }) => ({ status: 200, body: await listEvents(services, partnerIn(caller).slug, query) })

/** `GET /settings/partners`: partners, keys, endpoints and deliveries. */
export const listPartners: Operation<'listPartners'> =
  (services) =>
  async ({ query }) => ({ status: 200, body: await list(services, query) })

/** `POST /settings/partners/{slug}/keys`: makes a key, which is shown once. */
export const addPartnerKey: Operation<'addPartnerKey'> =
  (services) =>
  async ({ params: { slug }, headers, body: { name, scopes, days = null }, caller }) => {
    assertPartner(services, slug)
    const form = { name, scopes, days }
    const adding = { partner: slug, form, key: headers['idempotency-key'], actor: actorOf(caller) }
    return { status: 201, body: await addKey(services, adding) }
  }

/** `POST /settings/partner-keys/{key}/rotation`: makes a key that replaces another one. */
export const rotatePartnerKey: Operation<'rotatePartnerKey'> =
  (services) =>
  async ({ params: { key: id }, body: { until }, caller }) => ({
    status: 201,
    body: await rotateKey(services, { id, until, actor: actorOf(caller) }),
  })

/** `POST /settings/partner-keys/{key}/revocation`: ends a key. */
export const revokePartnerKey: Operation<'revokePartnerKey'> =
  (services) =>
  async ({ params: { key: id }, caller }) => ({
    status: 200,
    body: await revokeKey(services, { id, actor: actorOf(caller) }),
  })

/** `POST /settings/partners/{slug}/endpoints`: adds an endpoint, whose secret is shown once. */
export const addWebhookEndpoint: Operation<'addWebhookEndpoint'> =
  (services) =>
  async ({ params: { slug }, headers, body: form, caller }) => {
    assertPartner(services, slug)
    const adding = { partner: slug, form, key: headers['idempotency-key'], actor: actorOf(caller) }
    return { status: 201, body: await addEndpoint(services, adding) }
  }

/** `PATCH /settings/webhook-endpoints/{endpoint}`: changes address and events. A new secret is shown once. */
export const updateWebhookEndpoint: Operation<'updateWebhookEndpoint'> =
  (services) =>
  async ({ params: { endpoint: id }, body: form, caller }) => ({
    status: 200,
    body: await changeEndpoint(services, { id, form, actor: actorOf(caller) }),
  })

/** `POST /settings/webhook-endpoints/{endpoint}/secret`: makes a signing secret. */
export const rotateWebhookSecret: Operation<'rotateWebhookSecret'> =
  (services) =>
  async ({ params: { endpoint: id }, caller }) => ({
    status: 201,
    body: await rotateSecret(services, { id, actor: actorOf(caller) }),
  })

/** `POST /settings/webhook-endpoints/{endpoint}/enabling`: enables an endpoint that was gone. */
export const enableWebhookEndpoint: Operation<'enableWebhookEndpoint'> =
  (services) =>
  async ({ params: { endpoint: id }, caller }) => ({
    status: 200,
    body: await enableEndpoint(services, { id, actor: actorOf(caller) }),
  })

/** `POST /settings/webhook-endpoints/{endpoint}/removal`: removes an endpoint. */
export const removeWebhookEndpoint: Operation<'removeWebhookEndpoint'> =
  (services) =>
  async ({ params: { endpoint: id }, caller }) => ({
    status: 200,
    body: await removeEndpoint(services, { id, actor: actorOf(caller) }),
  })

/** `POST /settings/webhook-endpoints/{endpoint}/replay`: sends all events since a day again. */
export const replayWebhookEndpoint: Operation<'replayWebhookEndpoint'> =
  (services) =>
  async ({ params: { endpoint: id }, body: { since }, caller }) => ({
    status: 200,
    body: await replayEndpoint(services, { id, since, actor: actorOf(caller) }),
  })

/** `POST /settings/webhook-deliveries/{delivery}/replay`: sends one event again. */
export const replayWebhookDelivery: Operation<'replayWebhookDelivery'> =
  (services) =>
  async ({ params: { delivery: id }, caller }) => ({
    status: 200,
    body: await replayDelivery(services, { id, actor: actorOf(caller) }),
  })
