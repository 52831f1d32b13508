/** The card that was charged, as far as anybody but the processor may know it. */
export interface ChargedCard {
  readonly brand: string
  /** the last four digits */
  readonly last4: string
}

/**
 * Where one charge stands at the processor. All but `open` are final there, save that a captured charge may be
 * refunded. `cancelled` moved no money and never will.
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

/**
 * The port to a payment processor. It is the judge of what was charged: each call is atomic there, may be repeated, and
 * answers the charge as it stands. A call rejects when the processor cannot be reached; what it did is then unknown, and
 * `status` tells.
 */
export interface Gateway {
  readonly kind: 'sandbox'
  /** where a browser exchanges a card for a token, so that no card number comes by our server */
  readonly tokensUrl: string
  /** Opens a charge and moves no money. The same `paymentId` gives the same reference. Amounts are whole cents. */
  prepare(charge: { readonly paymentId: string; readonly amountCents: number }): Promise<string>
  /** Charges the card behind the token, unless the charge is settled already. */
  confirm(reference: string, token: string): Promise<Outcome>
  status(reference: string): Promise<Outcome>
  /** Ends an open charge, so that no late confirmation can move money. */
  cancel(reference: string): Promise<Outcome>
  /** Gives the whole of a captured charge back. */
  refund(reference: string): Promise<Outcome>
}

const declines = {
  card_declined: 'The bank declined this card. Nothing was charged. Try another card, or ask your bank.',
  insufficient_funds: 'The card does not have enough funds for this amount. Nothing was charged. Try another card.',
  expired_card: 'The card has expired. Nothing was charged. Check the date, or try another card.',
  incorrect_cvc: 'The security code does not match the card. Nothing was charged. Check the code and try again.',
  token_invalid: 'The card could not be read. Nothing was charged. Enter it again.',
  token_expired: 'The card was entered too long ago. Nothing was charged. Enter it again.',
} as const

export type DeclineCode = keyof typeof declines

/** A refusal with the words that the buyer is shown; a code that we do not know is a plain refusal. */
export function decline(code: string, card: ChargedCard | null): Decline {
  const known = Object.hasOwn(declines, code) ? (code as DeclineCode) : 'card_declined'
  return { state: 'declined', code: known, message: declines[known], card }
}
