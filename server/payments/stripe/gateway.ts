import Stripe from 'stripe'
import type { StripeConfig } from '../../platform/config/stripe'
import { decline, type Gateway, type Outcome, type RefundPart, RefundRefused } from '../../platform/services/gateway'
import { outcomeOf, refusalOf } from './outcome'

/**
 * Three tries of eight seconds and their pauses are shorter than a lease, so no other server ends the payment while
 * this one waits. Stripe's library retries under the same idempotency key, so a try whose response was lost is not
 * repeated.
 */
const timing = { timeout: 8000, maxNetworkRetries: 2 } as const

/** The Stripe client, for Stripe's API or a stand-in. */
function clientOf({ secretKey, api }: StripeConfig): Stripe {
  const { hostname, port, protocol } = new URL(api)
  const isPlain = protocol === 'http:'
  return new Stripe(secretKey, {
    ...timing,
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? 'http' : 'https',
    telemetry: false,
  })
}

/**
 * Stripe behind the `Gateway` port: one PaymentIntent per payment. The amount is fixed at creation; the card is given
 * once, to confirm. For a card that requires 3-D Secure, Stripe's script shows the bank's page in the browser, and Stripe
 * itself then charges the card.
 */
export function stripeGateway(config: StripeConfig): Gateway {
  const stripe = clientOf(config)
  const intents = stripe.paymentIntents
  const charge = { expand: ['latest_charge'] }
  const status = async (reference: string) => outcomeOf(await intents.retrieve(reference, charge))

  /** Stripe refused because the charge had already ended; return that result. */
  async function becameOf(reference: string, refusal: unknown): Promise<Outcome> {
    const outcome = await status(reference)
    if (outcome.state === 'open') throw refusal
    return outcome
  }

  async function cancel(reference: string): Promise<Outcome> {
    const intent = await intents.retrieve(reference, charge)
    const known = outcomeOf(intent)
    const isDeclined = known.state === 'declined'
    if (known.state !== 'open' && known.state !== 'authenticating' && !isDeclined) return known
    try {
      const ended = outcomeOf(await intents.cancel(reference, charge))
      return isDeclined && ended.state === 'cancelled' ? known : ended
    } catch (fault) {
      if (!isRefusedRequest(fault)) throw fault
      return becameOf(reference, fault)
    }
  }

  async function confirm(reference: string, token: string): Promise<Outcome> {
    const card = { payment_method: token, use_stripe_sdk: true, ...charge }
    try {
      // the key names the charge, not the card: a second card is refused and cannot be charged after the first one
      return outcomeOf(await intents.confirm(reference, card, { idempotencyKey: `confirm_${reference}` }))
    } catch (fault) {
      if (fault instanceof Stripe.errors.StripeCardError) return refused(reference, fault)
      if (isAboutCard(fault)) return unreadable(reference)
      if (isRefusedRequest(fault)) return becameOf(reference, fault)
      throw fault
    }
  }

  /** Cancels an intent that would accept another card, so that the decline is final. */
  async function refused(reference: string, fault: InstanceType<typeof Stripe.errors.StripeCardError>) {
    const outcome = await status(reference)
    if (outcome.state !== 'open') return outcome
    const ended = await cancel(reference)
    return ended.state === 'cancelled' ? refusalOf(fault) : ended
  }

  async function unreadable(reference: string): Promise<Outcome> {
    const ended = await cancel(reference)
    return ended.state === 'cancelled' ? decline('token_invalid', null) : ended
  }

  return {
    kind: 'stripe',
    tokensUrl: null,
    publishableKey: config.publishableKey,
    webhookSecret: async () => config.webhookSecret,
    async prepare({ paymentId, amountCents }) {
      const { id } = await intents.create(
        {
          amount: amountCents,
          currency: 'usd',
          allowed_payment_method_types: ['card'],
          metadata: { payment: paymentId },
        },
        { idempotencyKey: `prepare_${paymentId}` },
      )
      return id
    },
    confirm,
    status,
    cancel,
    async refund(reference, part) {
      await refundOnce(stripe, reference, part)
      return status(reference)
    },
  }
}

/**
 * Stripe forgets an idempotency key after about a day, and a refund may be retried for longer. So this looks up earlier
 * refunds first. It retries a refund that the bank rejected under a new key.
 * @throws RefundRefused where the bank rejects it, or Stripe refuses because less remains of the charge
 */
async function refundOnce(stripe: Stripe, reference: string, { refundId, amountCents }: RefundPart): Promise<void> {
  const all = await stripe.refunds.list({ payment_intent: reference, limit: 100 }).autoPagingToArray({ limit: 1000 })
  const known = all.filter(({ metadata }) => metadata?.['refund'] === refundId)
  const failed = known.filter(hasFailed)
  if (known.length > failed.length) return
  const idempotencyKey = `refund_${refundId}${failed.length > 0 ? `_${failed.length}` : ''}`
  const refund = { payment_intent: reference, amount: amountCents, metadata: { refund: refundId } }
  const made = await stripe.refunds.create(refund, { idempotencyKey }).catch((fault: unknown) => {
    throw isRefusedRequest(fault) ? new RefundRefused(`Stripe gives nothing back: ${fault.message}`) : fault
  })
  if (hasFailed(made)) throw new RefundRefused('The bank did not take the refund.')
}

const hasFailed = ({ status }: Stripe.Refund) => status === 'failed' || status === 'canceled'

/**
 * Stripe processed the request and did nothing: the charge is in another state, or the key belongs to another request.
 */
const isRefusedRequest = (fault: unknown): fault is Error =>
  fault instanceof Stripe.errors.StripeInvalidRequestError || fault instanceof Stripe.errors.StripeIdempotencyError

/** the card does not exist, or its token was already used */
const isAboutCard = (fault: unknown) =>
  fault instanceof Stripe.errors.StripeInvalidRequestError && fault.param === 'payment_method'
