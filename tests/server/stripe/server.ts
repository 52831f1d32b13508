import { randomUUID } from 'node:crypto'
import Stripe from 'stripe'
import type { PurchaseOrder } from '../../../contract/client'
import { stripeGateway } from '../../../server/payments/stripe/gateway'
import type { Services } from '../../../server/platform/services/services'
import { type TestApp, testApp } from '../rig/app'
import { begin, sign } from '../rig/quotes'
import { TestClock } from '../rig/services'
import { keys, type StripeDouble } from './double'

export interface StripeServer extends TestApp {
  readonly clock: TestClock
  /** a signed quote, and the dollars that were shown */
  signed(): Promise<{ readonly id: string; readonly amount_due: number }>
  buy(order: Partial<PurchaseOrder>, key?: string): ReturnType<TestApp['call']>
  /** the response to an event, signed by Stripe's own library */
  answerOf(event: Event, more?: Assertion): ReturnType<TestApp['call']>
}

interface Event {
  readonly id?: string
  readonly type?: string
  readonly reference: string
}

export interface Assertion {
  readonly secret?: string
  /** signing time, in seconds from now */
  readonly seconds?: number
  /** changes the body on its way */
  readonly altered?: (body: string) => string
  readonly signature?: string
}

/** The whole server over app.inject, with a stand-in for Stripe as its processor. */
export async function startStripeServer(double: StripeDouble, given: Partial<Services> = {}): Promise<StripeServer> {
  const clock = new TestClock()
  const env = { PAYMENT_PROCESSOR: 'stripe', ...keys, STRIPE_API: double.url }
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey, STRIPE_WEBHOOK_SECRET } = env
  const gateway = stripeGateway({ secretKey, publishableKey, webhookSecret: STRIPE_WEBHOOK_SECRET, api: double.url })
  const services = { gateway, now: clock.now, today: clock.today, ...given }
  const testServer = await testApp({ services, env })
  return {
    ...testServer,
    clock,
    async signed() {
      const { id, customFields } = await begin(testServer)
      const { statusCode } = await testServer.call('signTerms', { params: { id }, body: sign })
      if (statusCode !== 200) throw new Error('the terms were not signed')
      return { id, amount_due: customFields.amount_due as number }
    },
    buy: (order, key = randomUUID()) =>
      testServer.call('purchase', { headers: { 'idempotency-key': key }, body: order }),
    answerOf({ id = `evt_${randomUUID()}`, type = 'payment_intent.succeeded', reference }, more = {}) {
      const body = JSON.stringify({ id, type, object: 'event', data: { object: { id: reference, amount: 1 } } })
      const { secret = keys.STRIPE_WEBHOOK_SECRET, seconds = 0, altered = (text) => text } = more
      const timestamp = Math.floor(clock.now().getTime() / 1000) + seconds
      const signed = Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp })
      return testServer.call('paymentWebhook', {
        headers: { 'stripe-signature': more.signature ?? signed },
        raw: altered(body),
      })
    },
  }
}
