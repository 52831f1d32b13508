import { coerce, create, type Infer, number, object, StructError, size, string, trimmed } from 'superstruct'
import { passesLuhn } from '../../../domain/common/cardNumber'
import type { DeclineCode } from '../../platform/services/gateway'

const digits = trimmed(coerce(string(), number(), String))

/** The card data that a browser exchanges for a token. It exists only during that call. */
const CardDetails = object({
  number: size(digits, 1, 40),
  exp_month: size(digits, 1, 2),
  exp_year: size(digits, 2, 4),
  cvc: size(digits, 1, 10),
  name: size(string(), 1, 200),
  zip: size(string(), 1, 20),
})
type CardDetails = Infer<typeof CardDetails>

/** All that we store of a card. `refusal` is the bank's response when it is charged. */
export interface KnownCard {
  readonly brand: string
  readonly last4: string
  readonly refusal: DeclineCode | null
  /** whether its bank refuses every refund */
  readonly keepsCharges?: boolean
  /** how its bank's page for the cardholder (3-D Secure) behaves; left out where the bank asks nothing */
  readonly bankPage?: BankPage
}

/** `fails`: it confirms nobody. `silent`: it offers no answer. */
export type BankPage = 'answers' | 'fails' | 'silent'

export type Checked =
  | { readonly ok: true; readonly card: KnownCard }
  | { readonly ok: false; readonly status: 400 | 402; readonly message: string; readonly field?: string }

/** Public test card numbers that the bank declines; every other valid number is approved. */
const refusedCards: Readonly<Record<string, DeclineCode>> = {
  '4000000000000002': 'card_declined',
  '4000000000009995': 'insufficient_funds',
  '4000000000000069': 'expired_card',
  '4000000000000127': 'incorrect_cvc',
  '4000008400001629': 'card_declined',
}

/** Public test cards whose banks want to hear from the cardholder (3-D Secure) before they charge. */
const authenticatedCards: Readonly<Record<string, BankPage>> = {
  '4000002760003184': 'answers',
  // approved by the cardholder, and then declined
  '4000008400001629': 'answers',
  '4000008400001280': 'fails',
  '4000000000003220': 'silent',
}

/** Public test card whose refunds fail. */
const keepingCard = '4000000000005126'

const brands: Readonly<Record<string, string>> = { 3: 'Amex', 4: 'Visa', 5: 'MasterCard', 6: 'Discover' }

/** Validates number and expiration date. No message repeats any of the input. */
export function checkCard(sent: unknown, now: Date): Checked {
  let details: CardDetails
  try {
    details = create(sent, CardDetails)
  } catch (error) {
    const field = error instanceof StructError && typeof error.key === 'string' ? error.key : null
    return { ok: false, status: 400, message: 'The card is not complete.', ...(field && { field }) }
  }
  const number = details.number.replace(/[ -]/g, '')
  if (!/^\d{13,19}$/.test(number) || !passesLuhn(number)) return refused('number', 'Check the card number.')
  if (!isInDate(details, now)) return refused('exp_month', 'Check the expiry date.')
  if (!/^\d{3,4}$/.test(details.cvc)) return refused('cvc', 'Check the security code: it has 3 or 4 digits.')
  return {
    ok: true,
    card: {
      brand: brands[number.charAt(0)] ?? 'Card',
      last4: number.slice(-4),
      refusal: refusedCards[number] ?? null,
      ...(number === keepingCard && { keepsCharges: true }),
      ...(authenticatedCards[number] && { bankPage: authenticatedCards[number] }),
    },
  }
}

const refused = (field: string, message: string): Checked => ({ ok: false, status: 402, field, message })

/** A card is valid through the last day of its month. A two-digit year belongs to this century. */
function isInDate({ exp_month, exp_year }: CardDetails, now: Date): boolean {
  if (!/^\d{1,2}$/.test(exp_month) || !/^(\d\d|\d{4})$/.test(exp_year)) return false
  const month = Number(exp_month)
  const year = exp_year.length === 2 ? 2000 + Number(exp_year) : Number(exp_year)
  const isMonth = month >= 1 && month <= 12
  return isMonth && year * 12 + month >= now.getUTCFullYear() * 12 + now.getUTCMonth() + 1
}
