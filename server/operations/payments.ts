import { screenContact } from '../compliance/screening'
import { readOrder } from '../payments/request'
import { handleWebhookEvent } from '../payments/webhook'
import { isGenuine } from '../payments/webhookSignature'
import { idempotencyKeyReused, Problem } from '../platform/problems/problem'
import { actorOf } from '../platform/services/caller'
import { billingOf } from '../purchases/billing'
import { purchase as buy } from '../purchases/cardPurchase'
import { existingOrder, placeOrder } from '../purchases/placeOrder'
import type { Operation } from './handler'

/**
 * `GET /payment-processor`: where a browser exchanges a card for a token, or the key for the processor's own card
 * fields.
 */
export const paymentProcessor: Operation<'paymentProcessor'> =
  ({ gateway: { kind, tokensUrl, publishableKey } }) =>
  async () => ({ status: 200, body: { kind, tokens_url: tokensUrl, publishable_key: publishableKey } })

/** `POST /webhooks/payments`: the processor reports that a charge changed. We look up how. */
export const paymentWebhook: Operation<'paymentWebhook'> =
  (services) =>
  async ({ body, rawBody = '', headers }) => {
    const signature = headers['stripe-signature'] ?? ''
    if (!isGenuine(signature, await services.gateway.webhookSecret(), rawBody, services.now()))
      throw new Problem(401, 'This event is not signed by the payment processor, or was signed too long ago')
    const reference = body.data.object?.id
    if (reference) await handleWebhookEvent(services, reference)
    return { status: 204 }
  }

/**
 * `POST /purchase`: charges the amount that was shown, once; without a token, returns the status of the attempt. By
 * check or invoice it places an order.
 */
export const purchase: Operation<'purchase'> =
  (services) =>
  async ({ body, headers, caller }) => {
    const order = readOrder(body, headers['idempotency-key'])
    const billing = billingOf(body)
    if (order.token || billing) await screenContact(services, order.contactId, body.cardholder_name?.trim() || null)
    if (billing) return { status: 202, body: await placeOrder(services, order, billing, caller) }
    const placed = await existingOrder(services, order)
    if (placed && order.token) throw idempotencyKeyReused()
    if (placed) return { status: 202, body: placed }
    try {
      return { status: 200, body: await buy(services, order, actorOf(caller)) }
    } catch (problem) {
      // the order that a status request asks about may have been placed since
      const overtaking = order.token ? null : await existingOrder(services, order)
      if (!overtaking) throw problem
      return { status: 202, body: overtaking }
    }
  }
