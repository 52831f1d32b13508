import Stripe from 'stripe'
import type { StripeConfig } from '../../platform/config/stripe'
import { decline, type Gateway, type Outcome, type RefundPart, RefundRefused } from '../../platform/services/gateway'
import { outcomeOf, refusalOf } from './outcome'

/**
 * Three tries of eight seconds and the pauses between them are shorter than a lease, so that nobody ends a payment under
 * the hands of a server that still waits. The library tries again under the same key, so a try that came through although
 * its answer was lost is answered again and does nothing twice.
 */
const timing = { timeout: 8000, maxNetworkRetries: 2 } as const

/** The parts of Stripe that a charge needs, at the address of its API or of a stand-in. */
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
 * Stripe behind the port that the purchase knows: a PaymentIntent a payment. Its amount is fixed when it is made; the card
 * is given to confirm it, once. A card for which the bank asks for a further step (3-D Secure) is refused with words that
 * say so: such a card needs another way to pay.
 */
export function stripeGateway(config: StripeConfig): Gateway {
  const stripe = clientOf(config)
  const intents = stripe.paymentIntents
  const charge = { expand: ['latest_charge'] }
  const status = async (reference: string) => outcomeOf(await intents.retrieve(reference, charge))

  /** Stripe did not do it, for what had become of the charge before: that is the answer then. */
  async function becameOf(reference: string, refusal: unknown): Promise<Outcome> {
    const outcome = await status(reference)
    if (outcome.state === 'open') throw refusal
    return outcome
  }

  async function cancel(reference: string): Promise<Outcome> {
    const known = await status(reference)
    if (known.state !== 'open') return known
    try {
      return outcomeOf(await intents.cancel(reference, charge))
    } catch (fault) {
      if (!isRefusedRequest(fault)) throw fault
      return becameOf(reference, fault)
    }
  }

  async function confirm(reference: string, token: string): Promise<Outcome> {
    const card = { payment_method: token, error_on_requires_action: true, ...charge }
    try {
      // named by the charge and not by the card: a second card is refused, and cannot be charged after a first one was
      return outcomeOf(await intents.confirm(reference, card, { idempotencyKey: `confirm_${reference}` }))
    } catch (fault) {
      if (fault instanceof Stripe.errors.StripeCardError) return refused(reference, fault)
      if (isAboutCard(fault)) return unreadable(reference)
      if (isRefusedRequest(fault)) return becameOf(reference, fault)
      throw fault
    }
  }

  /** Where the charge itself does not keep the refusal it is ended first, so that it is as final as what is said. */
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
 * Stripe forgets a key after a day or so, and a refund may be tried for longer: so what was given back already is looked up
 * first. One that the bank could not take is tried anew, under a key of its own.
 * @throws RefundRefused where the bank cannot take it, or Stripe does not give it: less is left of the charge
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

/** Stripe has looked at the request and did nothing: the charge is in another state, or the key was another request's. */
const isRefusedRequest = (fault: unknown): fault is Error =>
  fault instanceof Stripe.errors.StripeInvalidRequestError || fault instanceof Stripe.errors.StripeIdempotencyError

/** there is no such card, or it was used up */
const isAboutCard = (fault: unknown) =>
  fault instanceof Stripe.errors.StripeInvalidRequestError && fault.param === 'payment_method'
