import { randomBytes } from 'node:crypto'
import { signatureOf } from '../webhookSignature'
import type { FactStore } from './store'
import type { TestHooks, WebhookEvent } from './testHooks'

export interface Webhooks {
  /** of the processor and all servers that share its folder; made when it is first asked for */
  secret(): Promise<string>
  /** Where the events go; before it is called they go nowhere. */
  postTo(url: string): void
  /** Sends an event on its way, and waits for nothing: nobody's call is slower, or fails, for it. */
  send(type: WebhookEvent['type'], reference: string): void
}

/** how long a listener may take to answer */
const patienceMs = 5000

/** The processor's events, signed as Stripe signs them. Each is sent once: one that is lost is made up for by asking. */
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
