import type { Client, PlacedOrder, Purchase, PurchaseOrder, Result } from '../../contract/client'
import { type Authentication, noAnswer, type Problem, problemTypes } from '../../contract/problem'
import type { OrderType } from '../../domain/quote/paymentTypes'
import { customerCall } from './call'

/** The part of a card that the server may know: the specification's payment form without the number and the security code. */
type CardDetails = Pick<
  PurchaseOrder,
  'payment_type' | 'cardholder_name' | 'card_type' | 'cc_last_digits' | 'exp_month' | 'exp_year' | 'billing_zip'
>
export type TokenizedCard = CardDetails & { readonly token: string }

/** Sends the card from the form's own fields to the processor. Charts see the token and never the number. */
export interface CardVault {
  tokenize(signal: AbortSignal): Promise<Result<TokenizedCard>>
  /**
   * Lets the cardholder confirm a payment with the bank, where the processor's script shows the bank's page. Ends once
   * the script is done; never for a page that our own page frames.
   */
  authenticate(authentication: Authentication, signal: AbortSignal): Promise<unknown>
}

export interface Attempt {
  readonly contactId: string
  /** one for each attempt: a lost attempt is asked about under the same key, so it is never charged twice */
  readonly idempotencyKey: string
  /** dollars, as shown */
  readonly amountDue: number
}

/** @param isOnline whether the browser reports a network */
export const tokenizeCard = (vault: CardVault, isOnline: () => boolean) =>
  customerCall((_: undefined, signal) => vault.tokenize(signal), {
    answered: (card): { type: 'card.tokenized'; card: TokenizedCard } => ({ type: 'card.tokenized', card }),
    refused: notTokenized(isOnline),
  })

/** Replaces the processor's own words for its faults: the buyer needs to know that nothing was charged. */
const unreached = (isOnline: boolean) =>
  `We could not reach the payment processor. Nothing was charged. ${isOnline ? 'Try again.' : 'Check your internet connection, and try again.'}`

/** If the processor cannot be reached, the payment failed, and the card may be right. */
const notTokenized =
  (isOnline: () => boolean) =>
  (problem: Problem): 'payment.declined' | { type: 'payment.failed'; problem: Problem } => {
    const { status } = problem
    const isReached = status !== 0 && status < 500 && status !== 408 && status !== 429
    return isReached
      ? 'payment.declined'
      : { type: 'payment.failed', problem: { ...problem, message: unreached(isOnline()) } }
  }

/** The server then learns from the processor how it ended; the browser's word counts for nothing. */
export const authenticate = (vault: Pick<CardVault, 'authenticate'>) =>
  customerCall(
    async (authentication: Authentication | null, signal): Promise<Result<unknown>> => ({
      ok: true,
      // after a reload the server has to tell first how it is confirmed
      data: await (authentication ? vault.authenticate(authentication, signal) : new Promise(() => {})),
    }),
    {
      answered: (): AuthenticationEnded => ({ type: 'authentication.ended' }),
      refused: (): AuthenticationEnded => ({ type: 'authentication.ended' }),
    },
  )
type AuthenticationEnded = { type: 'authentication.ended' }

export const purchase = (client: Client) =>
  customerCall(
    async (
      { contactId, idempotencyKey, amountDue, card: { token, ...details } }: Attempt & { card: TokenizedCard },
      signal,
    ) => {
      const bought = await client.purchase(
        { id: contactId, amount_due: amountDue, payment_token: token, ...details },
        idempotencyKey,
        signal,
      )
      if (bought.ok || bought.problem.type !== problemTypes.keyReused) return bought
      return ofThisCard(await client.purchase({ id: contactId, amount_due: amountDue }, idempotencyKey, signal))
    },
    { answered: settled, refused: notPaid },
  )

/**
 * Another window of this browser sent its card under the same key. If that attempt ended without a charge, this card
 * was never tried, so nothing that the bank said of the other one is true of it.
 */
const ofThisCard = (asked: Result<Purchase | PlacedOrder>): Result<Purchase | PlacedOrder> =>
  !asked.ok && notKnownPaid(asked.problem) === 'payment.declined' ? { ok: false, problem: notTried } : asked
const notTried: Problem = {
  status: 402,
  type: problemTypes.paymentNotMade,
  message: 'A payment for this quote failed in another window. This card was not charged. Try again.',
}

/** Where the payment instructions or the invoice are sent. */
export interface Billing {
  readonly by: OrderType
  /** separated by semicolons */
  readonly emails: string
}

/** By check, by invoice or by the organizer: nothing is charged, and the quote awaits its payment (decision 44). */
export const placeOrder = (client: Client) =>
  customerCall(
    ({ contactId, idempotencyKey, amountDue, by, emails }: Attempt & Billing, signal) =>
      client.purchase(
        {
          id: contactId,
          amount_due: amountDue,
          payment_type: by,
          ...(by !== 'organizer' && { [`${by}_emails`]: emails }),
        },
        idempotencyKey,
        signal,
      ),
    { answered: placed, refused: notOrdered },
  )

/**
 * Asks how a lost attempt ended (decision 50). Without a token it can charge nothing.
 * `cancelsAuthentication`: the cardholder does not want to confirm it any more.
 */
export const askPurchase = (client: Client) =>
  customerCall(
    (
      { contactId, idempotencyKey, amountDue, cancelsAuthentication }: Attempt & { cancelsAuthentication?: boolean },
      signal,
    ) =>
      client.purchase(
        { id: contactId, amount_due: amountDue, ...(cancelsAuthentication && { cancel_authentication: true }) },
        idempotencyKey,
        signal,
      ),
    { answered: placed, refused: notKnownPaid },
  )

type Bought = Purchase | PlacedOrder
type Settled = { type: 'purchase.settled'; purchase: Purchase }

const isPolicy = (bought: Bought): bought is Purchase => 'policy_number' in bought

/** A card never places an order. If the answer says so, the attempt counts as lost, and asking under its key settles it. */
const settled = (bought: Bought): Settled | { type: 'payment.lost'; problem: Problem } =>
  isPolicy(bought) ? { type: 'purchase.settled', purchase: bought } : { type: 'payment.lost', problem: noAnswer }

const placed = (bought: Bought): Settled | { type: 'order.placed'; order: PlacedOrder } =>
  isPolicy(bought) ? { type: 'purchase.settled', purchase: bought } : { type: 'order.placed', order: bought }

/** An order has no card that could be declined, so it can be placed again. */
function notOrdered(problem: Problem) {
  const type = notPaid(problem)
  if (type === 'authentication.required') return 'payment.lost'
  return type === 'payment.declined' ? 'payment.failed' : type
}

const outdated: readonly unknown[] = [
  problemTypes.priceChanged,
  problemTypes.answersChanged,
  problemTypes.termsNotSigned,
]

/**
 * The first answer under a key. After `payment.lost` the same attempt is asked about under its key. After any other
 * refusal nothing was charged, and the next attempt has a key of its own. `outdated`: the price, the answers or the
 * signature are not those that were shown. `authentication.required`: the cardholder has to confirm it with the bank.
 * `suspended`: it cannot be bought now, whatever its answers. `barred`: this quote cannot be bought, perhaps because it was
 * bought elsewhere.
 */
export function notPaid({ status, type }: Problem) {
  // a 4xx comes before money could move, except for a payment in progress
  if (status === 0 || status >= 500 || status === 408 || type === problemTypes.paymentInProgress) return 'payment.lost'
  // the same quote was paid in another window: only asking under the key tells how that ended
  if (type === problemTypes.keyReused) return 'payment.lost'
  if (type === problemTypes.authenticationRequired) return 'authentication.required'
  if (outdated.includes(type)) return 'purchase.outdated'
  if (type === problemTypes.suspended) return 'purchase.suspended'
  if (type === problemTypes.notPurchasable) return 'purchase.barred'
  // a 401 is the end of a staff session and says nothing about the card
  if (type === problemTypes.paymentNotMade || status === 429 || status === 401) return 'payment.failed'
  return 'payment.declined'
}

/** A rate limit or a fault of ours says nothing about the earlier attempt, so it stays lost. */
export function notKnownPaid(problem: Problem) {
  if (problem.type === problemTypes.notPurchasable) return 'purchase.barred'
  if (problem.status === 402 || problem.status === 404) return notPaid(problem)
  return 'payment.lost'
}
