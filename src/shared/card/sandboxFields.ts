import type { Result } from '../../../contract/client'
import type { Problem } from '../../../contract/problem'
import { digitsOf } from '../../../domain/common/formats'
import { brandOf, type CardEntry, fullYear } from '../../../domain/quote/payment'
import type { TokenizedCard } from '../../../machines/calls/payments'
import { notAccepted, processorSilent } from './cardErrors'

/** Sends a card to the processor and returns its token. The number exists only in the form's memory until then. */
export async function exchange(
  fetch: typeof globalThis.fetch,
  address: string,
  card: CardEntry,
  signal: AbortSignal,
): Promise<Result<TokenizedCard>> {
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(asProcessorWants(card)),
      credentials: 'omit',
      signal,
    })
    const body: unknown = await answer.json()
    return answer.ok
      ? { ok: true, data: tokenized(card, body as Token) }
      : { ok: false, problem: refusal(answer, body) }
  } catch {
    return { ok: false, problem: processorSilent }
  }
}

interface Token {
  readonly token: string
  readonly brand?: string
  readonly last4?: string
}

const asProcessorWants = ({ card_number, exp_month, exp_year, cvc, cardholder_name, billing_zip }: CardEntry) => ({
  number: digitsOf(card_number),
  exp_month,
  exp_year: fullYear(exp_year),
  cvc,
  name: cardholder_name,
  zip: billing_zip,
})

/** The parts of the card that our server may receive. The processor's brand overrides ours (decision 26). */
const tokenized = (card: CardEntry, { token, brand, last4 }: Token): TokenizedCard => ({
  token,
  payment_type: 'credit card',
  cardholder_name: card.cardholder_name,
  card_type: brand ?? brandOf(card.card_number) ?? '',
  cc_last_digits: last4 ?? digitsOf(card.card_number).slice(-4),
  exp_month: card.exp_month,
  exp_year: fullYear(card.exp_year),
  billing_zip: card.billing_zip,
})

const refusal = ({ status }: Response, body: unknown): Problem => {
  const { message } = (body ?? {}) as { message?: unknown }
  return { status, message: typeof message === 'string' ? message : notAccepted }
}
