import type Stripe from 'stripe'
import {
  type ChargedCard,
  type Decline,
  type DeclineCode,
  decline,
  type Outcome,
} from '../../platform/services/gateway'

/** requested with its expanded charge */
export type Intent = Pick<
  Stripe.PaymentIntent,
  'status' | 'last_payment_error' | 'latest_charge' | 'amount' | 'client_secret'
>

/**
 * Maps a PaymentIntent to the port's result. A decline is final here: Stripe would accept another card, but we confirm
 * only once, and cancel it where a browser could confirm it too.
 * @throws while the bank is still processing, and for an unknown status; the caller has to ask again
 */
export function outcomeOf({
  status,
  last_payment_error: refusal,
  latest_charge: charge,
  amount,
  client_secret,
}: Intent): Outcome {
  if (status === 'canceled') return { state: 'cancelled' }
  if (status === 'succeeded') {
    if (typeof charge !== 'object' || charge === null) throw new Error('Stripe named no charge')
    const isGone = charge.amount_refunded >= amount
    return { state: isGone ? 'refunded' : 'captured', card: faceOf(charge.payment_method_details?.card) ?? unknownCard }
  }
  if (status === 'requires_action') {
    if (client_secret === null) throw new Error('Stripe gave no secret for the bank’s page')
    return { state: 'authenticating', authentication: { clientSecret: client_secret } }
  }
  if (status === 'processing') throw new Error('the bank has not decided yet')
  return refusal ? refusalOf(refusal) : { state: 'open' }
}

interface Refusal {
  readonly code?: string | undefined
  readonly decline_code?: string | undefined
  readonly payment_method?: { readonly card?: CardFace | null | undefined } | null | undefined
}

export const refusalOf = ({ code = '', decline_code, payment_method }: Refusal): Decline =>
  decline(ourWords[decline_code ?? ''] ?? ourWords[code] ?? 'card_declined', faceOf(payment_method?.card))

/**
 * The declines that a buyer can act on. Every other one becomes a general decline, so that a thief does not learn that
 * a card is known as lost or stolen.
 */
const ourWords: Readonly<Record<string, DeclineCode>> = {
  insufficient_funds: 'insufficient_funds',
  card_velocity_exceeded: 'insufficient_funds',
  withdrawal_count_limit_exceeded: 'insufficient_funds',
  expired_card: 'expired_card',
  invalid_expiry_month: 'expired_card',
  invalid_expiry_year: 'expired_card',
  incorrect_cvc: 'incorrect_cvc',
  invalid_cvc: 'incorrect_cvc',
  incorrect_zip: 'incorrect_zip',
  incorrect_number: 'token_invalid',
  invalid_number: 'token_invalid',
  authentication_required: 'authentication_failed',
  authentication_not_handled: 'authentication_failed',
  payment_intent_authentication_failure: 'authentication_failed',
  issuer_not_available: 'bank_unreachable',
  processing_error: 'bank_unreachable',
  reenter_transaction: 'bank_unreachable',
  try_again_later: 'bank_unreachable',
}

interface CardFace {
  readonly brand?: string | null
  readonly last4?: string | null
}

const brands: Readonly<Record<string, string>> = {
  amex: 'Amex',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'MasterCard',
  unionpay: 'UnionPay',
  visa: 'Visa',
}

/** charged all the same, so missing card details must not fail the purchase */
const unknownCard: ChargedCard = { brand: 'Card', last4: '' }

const faceOf = (card: CardFace | null | undefined): ChargedCard | null =>
  card?.last4 ? { brand: brands[card.brand ?? ''] ?? 'Card', last4: card.last4 } : null
