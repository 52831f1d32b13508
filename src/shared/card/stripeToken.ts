import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js'
import type { Result } from '../../../contract/client'
import type { Problem } from '../../../contract/problem'
import type { CardEntry } from '../../../domain/quote/payment'
import type { TokenizedCard } from '../../../machines/calls/payments'
import { notAccepted, processorSilent } from './cardErrors'

/** Stripe's brand names, mapped to the server's names (decision 26). */
export const brandNames: Readonly<Record<string, string>> = {
  amex: 'Amex',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'MasterCard',
  unionpay: 'UnionPay',
  visa: 'Visa',
}

/** Turns Stripe's fields into a token; the name and the ZIP code come from our own fields. */
export const tokenize = (stripe: Stripe, elements: StripeElements, owner: CardEntry, signal: AbortSignal) =>
  within(signal, exchange(stripe, elements, owner))

async function exchange(stripe: Stripe, elements: StripeElements, owner: CardEntry): Promise<Result<TokenizedCard>> {
  const number = elements.getElement('cardNumber')
  if (!number) return { ok: false, problem: processorSilent }
  const { cardholder_name, billing_zip } = owner
  const { paymentMethod, error } = await stripe.createPaymentMethod({
    type: 'card',
    card: number,
    billing_details: { name: cardholder_name, address: { postal_code: billing_zip } },
  })
  if (error) return { ok: false, problem: refusalOf(error) }
  const { brand = '', last4 = '', exp_month = '', exp_year = '' } = paymentMethod.card ?? {}
  return {
    ok: true,
    data: {
      token: paymentMethod.id,
      payment_type: 'credit card',
      cardholder_name,
      card_type: brandNames[brand] ?? '',
      cc_last_digits: last4,
      exp_month: String(exp_month).padStart(2, '0'),
      exp_year: String(exp_year),
      billing_zip,
    },
  }
}

const shown = new Map<string, ReturnType<Stripe['handleNextAction']>>()

/**
 * Shows the bank's page over ours. A page that is still open is joined, so that asking the server meanwhile does not open
 * it again. Without a connection Stripe has nothing to say: then only the caller's signal ends the wait.
 */
export async function authenticate(stripe: Stripe, clientSecret: string, signal: AbortSignal): Promise<unknown> {
  const open = shown.get(clientSecret) ?? stripe.handleNextAction({ clientSecret })
  shown.set(clientSecret, open)
  const over = new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
  const closed = open.then(
    ({ error }) => (error?.type === 'api_connection_error' ? over : undefined),
    () => over,
  )
  const forget = () => void shown.delete(clientSecret)
  open.then(forget, forget)
  return Promise.race([closed, over])
}

/** Distinguishes a card that Stripe refused from a failure that says nothing about the card and may be retried. */
export function refusalOf({ type, code = '' }: StripeError): Problem {
  if (type !== 'card_error' && type !== 'validation_error') return processorSilent
  return { status: 402, message: words[code] ?? notAccepted }
}

const words: Readonly<Record<string, string>> = {
  incorrect_number: 'There is no card with this number.',
  invalid_number: 'There is no card with this number.',
  incomplete_number: 'The card number is not complete.',
  incomplete_expiry: 'The date the card expires is not complete.',
  invalid_expiry_month_past: 'The card has expired.',
  invalid_expiry_year_past: 'The card has expired.',
  expired_card: 'The card has expired.',
  incomplete_cvc: 'The security code is not complete.',
  incorrect_cvc: 'The security code does not match the card.',
  invalid_cvc: 'The security code does not match the card.',
  incorrect_zip: 'The ZIP code does not match the card.',
}

/** Stripe has no time limit of its own, so the customer's signal ends the wait. */
export const within = <Data>(signal: AbortSignal, work: Promise<Result<Data>>): Promise<Result<Data>> =>
  new Promise((resolve) => {
    const giveUp = () => resolve({ ok: false, problem: processorSilent })
    if (signal.aborted) giveUp()
    signal.addEventListener('abort', giveUp, { once: true })
    work.then(resolve, giveUp)
  })
