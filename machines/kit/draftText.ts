import { looksLikeCardNumber, withoutCardNumbers } from '../../domain/common/cardNumber'

/** Values that the program makes. Nobody types them, and one that looks like a card number must not change. */
const made: readonly string[] = ['key', 'letterKey', 'contactId', 'id', 'of', 'transaction_id', 'visit', 'at']

/**
 * A draft as the browser stores it, which is the only way to store one. A card number stays on the screen for the
 * customer to correct, and is never stored: not even text that the server would refuse for it (decision 45).
 */
export const draftText = (draft: object): string =>
  JSON.stringify(draft, (name, value) => (made.includes(name) ? value : withoutCard(value)))

function withoutCard(value: unknown): unknown {
  if (typeof value === 'number') return looksLikeCardNumber(String(value)) ? null : value
  if (typeof value !== 'string' || !looksLikeCardNumber(value)) return value
  const rest = withoutCardNumbers(value)
  return looksLikeCardNumber(rest) ? null : rest
}
