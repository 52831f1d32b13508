import type { Client, PlacedOrder, Purchase, PurchaseOrder, Result } from '../../contract/client'
import { noAnswer, type Problem, problemTypes } from '../../contract/problem'
import type { PaymentOutcome } from '../kit/payment'
import { call } from './call'

/** Whose fields the card is typed into: ours, and where the card goes from them; or those that the processor draws. */
export type ProcessorFact =
  | { type: 'processor.takes'; tokensUrl: string }
  | { type: 'processor.draws'; publishableKey: string }
  | { type: 'processor.missed'; problem: Problem }

export type FieldsFact = { type: 'fields.arrived' } | { type: 'fields.missed'; problem: Problem }

export const paymentProcessor = (client: Pick<Client, 'paymentProcessor'>) =>
  call((_: undefined, signal) => client.paymentProcessor(signal), {
    answered: ({ tokens_url, publishable_key }): ProcessorFact => {
      if (publishable_key !== null) return { type: 'processor.draws', publishableKey: publishable_key }
      return tokens_url === null
        ? { type: 'processor.missed', problem: nothingNamed }
        : { type: 'processor.takes', tokensUrl: tokens_url }
    },
    refused: (problem): ProcessorFact => ({ type: 'processor.missed', problem }),
  })

const nothingNamed: Problem = { status: 503, message: 'The payment processor cannot be reached just now.' }

/** Fetches what draws the processor's fields. */
export type FetchFields = (publishableKey: string, signal: AbortSignal) => Promise<Result<unknown>>

export const loadFields = (fetchFields: FetchFields) =>
  call(({ publishableKey }: { publishableKey: string }, signal) => fetchFields(publishableKey, signal), {
    answered: (): FieldsFact => ({ type: 'fields.arrived' }),
    refused: (problem): FieldsFact => ({ type: 'fields.missed', problem }),
  })

/** What the server may know of a card: the specification's payment form without the number and the security code. */
type CardDetails = Pick<
  PurchaseOrder,
  'payment_type' | 'cardholder_name' | 'card_type' | 'cc_last_digits' | 'exp_month' | 'exp_year' | 'billing_zip'
>
export type TokenizedCard = CardDetails & { readonly token: string }

/** A payment fails here where the processor cannot be reached, which says nothing of the card. */
export type TokenFact =
  | { type: 'card.tokenized'; card: TokenizedCard }
  | Exclude<PaymentOutcome, { type: 'payment.lost' }>

/**
 * How an attempt to pay ended. After `payment.lost` the same attempt must be asked about under its key; after all others
 * but `settled` nothing was charged, and the next attempt has a key of its own. `outdated`: the price, the answers or the
 * signature are not those that were shown. `barred`: this quote cannot be bought, perhaps because it was bought elsewhere.
 */
export type PurchaseFact = CardFact | OrderFact

/** It is to be paid by check or invoice, and awaits the money. */
type OrderFact = { type: 'order.placed'; order: PlacedOrder }

/** How an attempt by card ended. */
export type CardFact =
  | { type: 'purchase.settled'; purchase: Purchase }
  | { type: 'purchase.outdated'; problem: Problem }
  | { type: 'purchase.barred'; problem: Problem }
  | PaymentOutcome

/** The card goes from the form's own fields to the processor. Machines see the token and never the number. */
export interface CardVault {
  tokenize(signal: AbortSignal): Promise<Result<TokenizedCard>>
}

export interface Attempt {
  readonly contactId: string
  /** one an attempt: a lost attempt is asked about under the same key, so it is never charged twice */
  readonly idempotencyKey: string
  /** dollars, as they were shown */
  readonly amountDue: number
}

export const tokenizeCard = (vault: CardVault) =>
  call((_: undefined, signal) => vault.tokenize(signal), {
    answered: (card): TokenFact => ({ type: 'card.tokenized', card }),
    refused: notTokenized,
  })

/** However the processor words a fault of its own, what counts for the buyer is this. */
const unreached = 'We could not reach the payment processor. Nothing was charged. Try again.'

function notTokenized(problem: Problem): TokenFact {
  const { status } = problem
  const isReached = status !== 0 && status < 500 && status !== 408 && status !== 429
  return isReached
    ? { type: 'payment.declined', problem }
    : { type: 'payment.failed', problem: { ...problem, message: unreached } }
}

export const purchase = (client: Client) =>
  call(
    (
      { contactId, idempotencyKey, amountDue, card: { token, ...details } }: Attempt & { card: TokenizedCard },
      signal,
    ) =>
      client.purchase(
        { id: contactId, amount_due: amountDue, payment_token: token, ...details },
        idempotencyKey,
        signal,
      ),
    { answered: settled, refused: (problem): CardFact => ({ type: notPaid(problem), problem }) },
  )

/** Where the instructions or the invoice go. */
export interface Billing {
  readonly by: 'check' | 'invoice'
  /** with semicolons between them */
  readonly emails: string
}

/** By check or invoice: nothing is charged, and the quote awaits its payment (decision 44). */
export const placeOrder = (client: Client) =>
  call(
    ({ contactId, idempotencyKey, amountDue, by, emails }: Attempt & Billing, signal) =>
      client.purchase(
        { id: contactId, amount_due: amountDue, payment_type: by, [`${by}_emails`]: emails },
        idempotencyKey,
        signal,
      ),
    { answered: placed, refused: (problem): PurchaseFact => ({ type: notOrdered(problem), problem }) },
  )

/** Without a token nothing can be charged: it only finds out what became of an attempt (decision 50). */
export const askPurchase = (client: Client) =>
  call(
    ({ contactId, idempotencyKey, amountDue }: Attempt, signal) =>
      client.purchase({ id: contactId, amount_due: amountDue }, idempotencyKey, signal),
    { answered: placed, refused: (problem): PurchaseFact => ({ type: notKnownPaid(problem), problem }) },
  )

type Bought = Purchase | PlacedOrder

const isPolicy = (bought: Bought): bought is Purchase => 'policy_number' in bought

/** A card never places an order: an answer that says so is none, and asking under the key tells what there is. */
const settled = (bought: Bought): CardFact =>
  isPolicy(bought) ? { type: 'purchase.settled', purchase: bought } : { type: 'payment.lost', problem: noAnswer }

const placed = (bought: Bought): PurchaseFact =>
  isPolicy(bought) ? { type: 'purchase.settled', purchase: bought } : { type: 'order.placed', order: bought }

type Unpaid = Exclude<CardFact['type'], 'purchase.settled'>

/** No card is in it, so whatever is refused may be ordered again. */
function notOrdered(problem: Problem): Unpaid {
  const type = notPaid(problem)
  return type === 'payment.declined' ? 'payment.failed' : type
}

const outdated: readonly unknown[] = [
  problemTypes.priceChanged,
  problemTypes.answersChanged,
  problemTypes.termsNotSigned,
]

/** The first answer under a key. Any 4xx was turned away before money could move, but for a payment on its way. */
function notPaid({ status, type }: Problem): Unpaid {
  if (status === 0 || status >= 500 || status === 408 || type === problemTypes.paymentInProgress) return 'payment.lost'
  if (outdated.includes(type)) return 'purchase.outdated'
  if (type === problemTypes.notPurchasable) return 'purchase.barred'
  // nor was it the card, where staff are signed out meanwhile
  if (type === problemTypes.paymentNotMade || status === 429 || status === 401) return 'payment.failed'
  return 'payment.declined'
}

/** Asked about an earlier one, only an answer that speaks of it settles anything: a limit or a fault of ours does not. */
function notKnownPaid(problem: Problem): Unpaid {
  if (problem.type === problemTypes.notPurchasable) return 'purchase.barred'
  if (problem.status === 402 || problem.status === 404) return notPaid(problem)
  return 'payment.lost'
}
