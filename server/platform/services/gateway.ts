/** The card that was charged, as far as anybody but the processor may know it. */
export interface ChargedCard {
  readonly brand: string
  /** the last four digits */
  readonly last4: string
}

/**
 * Where one charge stands at the processor. `declined`, `cancelled` and `refunded` are final; of a captured charge parts
 * may be given back, and it is `refunded` once all of it was. `cancelled` moved no money and never will.
 */
export type Outcome =
  | { readonly state: 'open' }
  | { readonly state: 'captured'; readonly card: ChargedCard }
  | Decline
  | { readonly state: 'cancelled' }
  | { readonly state: 'refunded'; readonly card: ChargedCard }

export interface Decline {
  readonly state: 'declined'
  readonly code: DeclineCode
  /** for the buyer: what happened, and what to do now */
  readonly message: string
  /** null where no card could be read */
  readonly card: ChargedCard | null
}

/** A part of a charge, or all of it, to be given back. */
export interface RefundPart {
  /** ours: the same one again gives nothing back a second time */
  readonly refundId: string
  /** whole cents, 1 or more */
  readonly amountCents: number
}

/** The processor was reached and gives nothing back: less is left of the charge, or its bank takes none. */
export class RefundRefused extends Error {}

/**
 * The port to a payment processor. It is the judge of what was charged: each call is atomic there, may be repeated, and
 * answers the charge as it stands. A call rejects when the processor cannot be reached; what it did is then unknown, and
 * `status` tells, or the same call again. No call is made inside a transaction.
 */
export interface Gateway {
  readonly kind: 'sandbox' | 'stripe'
  /**
   * Where a browser exchanges a card for a token, so that no card number comes by our server; null where the processor
   * draws the fields itself
   */
  readonly tokensUrl: string | null
  /** with what a browser draws the processor's own fields; null where the fields are ours */
  readonly publishableKey: string | null
  /** what the processor signs its events with */
  webhookSecret(): Promise<string>
  /** Opens a charge and moves no money. The same `paymentId` gives the same reference. Amounts are whole cents. */
  prepare(charge: { readonly paymentId: string; readonly amountCents: number }): Promise<string>
  /** Charges the card behind the token, unless the charge is settled already. */
  confirm(reference: string, token: string): Promise<Outcome>
  status(reference: string): Promise<Outcome>
  /** Ends an open charge, so that no late confirmation can move money. */
  cancel(reference: string): Promise<Outcome>
  /**
   * Gives a part of a captured charge back, or all of it. The same `refundId` any number of times, at once too, moves the
   * money once. Never more goes back than was charged. What was refused may be asked again under the same id.
   * @returns the charge as it then stands: `refunded` once all of it went back
   * @throws RefundRefused, for good as things stand; anything else is a processor that was not reached
   */
  refund(reference: string, part: RefundPart): Promise<Outcome>
}

/** What the bank says, and a way on. That nothing was charged is the state of the payment, which its page tells. */
const declines = {
  card_declined: 'The bank declined this card. Try another card, or ask your bank.',
  insufficient_funds: 'The card does not have enough funds for this amount. Try another card.',
  expired_card: 'The card has expired. Check the date, or try another card.',
  incorrect_cvc: 'The security code does not match the card. Check the code and try again.',
  incorrect_zip: 'The ZIP code does not match the card. Check it and try again.',
  further_step:
    'The bank wants this payment confirmed in a further step (3-D Secure), which cannot be taken here. ' +
    'Use another card, or pay in another way.',
  bank_unreachable: 'The bank could not be reached. Try again in a moment, or try another card.',
  token_invalid: 'The card could not be read. Enter it again.',
  token_expired: 'The card was entered too long ago. Enter it again.',
} as const

export type DeclineCode = keyof typeof declines

/** A refusal with the words that the buyer is shown; a code that we do not know is a plain refusal. */
export function decline(code: string, card: ChargedCard | null): Decline {
  const known = Object.hasOwn(declines, code) ? (code as DeclineCode) : 'card_declined'
  return { state: 'declined', code: known, message: declines[known], card }
}
