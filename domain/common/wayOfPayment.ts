/** The part of a card that we store: its brand and its last four digits. */
export interface StoredCard {
  readonly card_type: string | null
  readonly cc_last_digits: string | null
}

/** Visa ending in 4242. @param unknown the word for a card of an unknown brand */
export const cardName = ({ card_type, cc_last_digits }: StoredCard, unknown = 'Card'): string =>
  cc_last_digits ? `${card_type ?? unknown} ending in ${cc_last_digits}` : unknown

/**
 * Visa ending in 4242; Check or transfer, Check 2041.
 * @param card undefined where no card was charged
 * @param reference of a check or transfer
 */
export const wayOfPayment = (card: StoredCard | undefined, reference: string | null = null): string =>
  card ? cardName(card) : ['Check or transfer', ...(reference ? [reference] : [])].join(', ')
