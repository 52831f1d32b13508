import type { Operation } from '../handler'
import { isGenuine } from '../payments/signature'
import { hear } from '../payments/tidings'
import { Problem } from '../problem'

/** `POST /webhooks/payments`: the processor tells that something became of a charge; what, is looked up. */
export const paymentWebhook: Operation<'paymentWebhook'> =
  (services) =>
  async ({ body, rawBody = '', headers }) => {
    const signature = headers['stripe-signature'] ?? ''
    if (!isGenuine(signature, await services.gateway.webhookSecret(), rawBody, services.now()))
      throw new Problem(401, 'This event is not signed by the payment processor, or was signed too long ago')
    const reference = body.data.object?.id
    if (reference) await hear(services, reference)
    return { status: 204 }
  }
