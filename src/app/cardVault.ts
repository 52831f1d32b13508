import type { Client, Result } from '../../contract/client'
import { noAnswer, type Problem } from '../../contract/problem'
import { brandOf, type CardEntry, digitsOf, fullYear } from '../../domain/payment'
import type { CardVault, TokenizedCard } from '../../machines/calls/purchase'

/** milliseconds after which the processor counts as silent: nothing was charged then */
const patience = 30_000

const noCard: Problem = { status: 422, message: 'Enter the card again. Nothing was charged.' }
const silent: Problem = { ...noAnswer, message: 'The payment processor does not answer. Nothing was charged.' }

interface Token {
  readonly token: string
  readonly brand?: string
  readonly last4?: string
}

/**
 * The card's way from the payment form to the processor (decision 45). The number lives only in the form's memory: it is
 * read here at the moment it is sent, goes to the processor's own address, and what comes back is a token.
 */
export function makeCardVault(client: Pick<Client, 'paymentProcessor'>, fetch = globalThis.fetch) {
  let read: (() => CardEntry) | null = null

  const tokenize: CardVault['tokenize'] = async (signal) => {
    const card = read?.()
    if (!card?.card_number) return { ok: false, problem: noCard }
    const processor = await client.paymentProcessor(signal)
    return processor.ok ? exchange(processor.data.tokens_url, card, signal) : processor
  }

  const exchange = async (address: string, card: CardEntry, signal: AbortSignal): Promise<Result<TokenizedCard>> => {
    try {
      const answer = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(asProcessorWants(card)),
        credentials: 'omit',
        signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
      })
      const told: unknown = await answer.json()
      return answer.ok
        ? { ok: true, data: tokenized(card, told as Token) }
        : { ok: false, problem: refusal(answer, told) }
    } catch {
      return { ok: false, problem: silent }
    }
  }

  return {
    vault: { tokenize } satisfies CardVault,
    holdCard: (from: (() => CardEntry) | null) => {
      read = from
    },
  }
}

const asProcessorWants = ({ card_number, exp_month, exp_year, cvc, cardholder_name, billing_zip }: CardEntry) => ({
  number: digitsOf(card_number),
  exp_month,
  exp_year: fullYear(exp_year),
  cvc,
  name: cardholder_name,
  zip: billing_zip,
})

/** What our server may know of the card. The processor's brand overrides ours (decision 26). */
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

const refusal = ({ status }: Response, told: unknown): Problem => {
  const { message } = (told ?? {}) as { message?: unknown }
  return { status, message: typeof message === 'string' ? message : 'The card was not accepted.' }
}
