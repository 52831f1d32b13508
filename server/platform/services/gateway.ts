/** The public data of a charged card. */
export interface ChargedCard {
  readonly brand: string
  /** the last four digits */
  readonly last4: string
}

/**
 * The data with which a browser lets the cardholder confirm a charge with the bank (3-D Secure): the address of the bank's
 * page, or the processor's secret for its own script. Never data of the card. It is not stored, and not logged.
 */
export type Authentication = { readonly pageUrl: string } | { readonly clientSecret: string }

/**
 * The state of a charge at the processor. `declined`, `cancelled` and `refunded` are final. Parts of a captured charge
 * may be refunded; it becomes `refunded` once everything is. `cancelled` never moves money. `authenticating` waits for the
 * cardholder at the bank, and then becomes `captured` or `declined` by itself; no money has moved.
 */
export type Outcome =
  | { readonly state: 'open' }
  | { readonly state: 'authenticating'; readonly authentication: Authentication }
  | { readonly state: 'captured'; readonly card: ChargedCard }
  | Decline
  | { readonly state: 'cancelled' }
  | { readonly state: 'refunded'; readonly card: ChargedCard }

export interface Decline {
  readonly state: 'declined'
  readonly code: DeclineCode
  /** for the buyer: the result and the next step */
  readonly message: string
  /** null where the card could not be read */
  readonly card: ChargedCard | null
}

/** A partial or full refund of a charge. */
export interface RefundPart {
  /** our id; repeating it does not refund again */
  readonly refundId: string
  /** whole cents, 1 or more */
  readonly amountCents: number
}

/** The processor refuses the refund: less remains of the charge, or the bank rejects it. */
export class RefundRefused extends Error {}

/**
 * The port to a payment processor, which decides what was charged. Each call is atomic, may be repeated, and returns
 * the charge's current state. A call rejects if the processor cannot be reached; its result is then unknown until
 * `status` or the same call succeeds. Never call it inside a transaction.
 */
export interface Gateway {
  readonly kind: 'sandbox' | 'stripe'
  /**
   * where a browser exchanges a card for a token, so that no card number reaches our server; null where the processor
   * renders the card fields
   */
  readonly tokensUrl: string | null
  /** key for the processor's own card fields; null where the fields are ours */
  readonly publishableKey: string | null
  /** the secret that signs webhooks */
  webhookSecret(): Promise<string>
  /** Opens a charge without moving money. The same `paymentId` returns the same reference. Amounts are whole cents. */
  prepare(charge: { readonly paymentId: string; readonly amountCents: number }): Promise<string>
  /** Charges the card of the token, unless the charge is already settled. */
  confirm(reference: string, token: string): Promise<Outcome>
  status(reference: string): Promise<Outcome>
  /**
   * Cancels an open charge, or one that waits for the cardholder, so that a late confirmation cannot move money. A
   * declined charge takes no other card from then on.
   */
  cancel(reference: string): Promise<Outcome>
  /**
   * Refunds a captured charge in part or in full. The same `refundId` moves the money once, even in concurrent calls.
   * The total never exceeds the charge. A refused refund can be retried under the same id.
   * @returns the charge's state afterwards: `refunded` once everything is
   * @throws RefundRefused, final for the current state; any other error means that the processor was not reached
   */
  refund(reference: string, part: RefundPart): Promise<Outcome>
}

/** The bank's reason and the next step. The page itself says that nothing was charged. */
const declines = {
  card_declined: 'The bank declined this card. Try another card, or ask your bank.',
  insufficient_funds: 'The card does not have enough funds for this amount. Try another card.',
  expired_card: 'The card has expired. Check the date, or try another card.',
  incorrect_cvc: 'The security code does not match the card. Check the code and try again.',
  incorrect_zip: 'The ZIP code does not match the card. Check it and try again.',
  authentication_failed:
    'The bank could not confirm that this card is yours (3-D Secure). Try again, use another card, or ask your bank.',
  bank_unreachable: 'The bank could not be reached. Try again in a moment, or try another card.',
  token_invalid: 'The card could not be read. Enter it again.',
  token_expired: 'The card was entered too long ago. Enter it again.',
} as const

export type DeclineCode = keyof typeof declines

/** A decline with its message for the buyer; an unknown code becomes a general decline. */
export function decline(code: string, card: ChargedCard | null): Decline {
  const known = Object.hasOwn(declines, code) ? (code as DeclineCode) : 'card_declined'
  return { state: 'declined', code: known, message: declines[known], card }
}
