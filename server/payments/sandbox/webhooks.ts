import { randomBytes } from 'node:crypto'
import { signatureOf } from '../webhookSignature'
import type { FactStore } from './store'
import type { TestHooks, WebhookEvent } from './testHooks'

export interface Webhooks {
  /** shared by the processor and all servers on its folder; created on first use */
  secret(): Promise<string>
  /** Sets where events are sent; none are sent before. */
  postTo(url: string): void
  /** Sends an event without waiting, so that no call becomes slower or fails because of it. */
  send(type: WebhookEvent['type'], reference: string): void
}

/** how long a listener may take to respond */
const patienceMs = 5000

/** The processor's events, signed in Stripe's format. Each is sent once; reconciliation makes up for a lost one. */
export function makeWebhooks(facts: FactStore, now: () => Date, testHooks: TestHooks): Webhooks {
  let url: string | null = null
  const secret = async () =>
    (await facts.once('secrets/webhook', { secret: `whsec_${randomBytes(24).toString('base64url')}` })).secret

  async function post(event: WebhookEvent, to: string): Promise<void> {
    const body = JSON.stringify(event)
    const signature = signatureOf(await secret(), body, now())
    await fetch(to, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body,
      signal: AbortSignal.timeout(patienceMs),
    })
  }

  return {
    secret,
    postTo: (to) => {
      url = to
    },
    send(type, reference) {
      if (url === null) return
      const to = url
      const event: WebhookEvent = {
        id: `evt_${randomBytes(12).toString('hex')}`,
        type,
        data: { object: { id: reference } },
      }
      const send = () => post(event, to)
      void (testHooks.deliver?.(event, send) ?? send()).catch(() => undefined)
    },
  }
}
