import type { Field } from '../application/fields/field'
import { isCardNumber } from '../common/cardNumber'
import type { CalendarDate } from '../common/dates'
import { emailListFault } from '../common/email'
import { digitsOf } from '../common/formats'
import { isOrderable, type PaymentType } from './paymentTypes'

/** The entries of the card form while it is open. They go only to the payment processor and are never stored. */
export interface CardEntry {
  readonly cardholder_name: string
  readonly card_number: string
  readonly exp_month: string
  readonly exp_year: string
  readonly cvc: string
  readonly billing_zip: string
}

/** The fields that a processor renders in its own frames; its `exp_month` includes the year. */
export const hostedFields = ['card_number', 'exp_month', 'cvc'] as const
export type HostedField = (typeof hostedFields)[number]

/** The state that such a frame reports, never the content. `short`: left before it was complete. */
export type FieldState = 'empty' | 'partial' | 'short' | 'wrong' | 'expired' | 'complete'
export type Hosted = Readonly<Record<HostedField, FieldState>>

/** Our card fields or the processor's; `absent` while they are not loaded. */
export type CardFields = 'ours' | 'absent' | Hosted

/** The payment form: the method, the card, and the recipients of an invoice or instructions. */
export interface PaymentEntry extends CardEntry {
  readonly payment_type: PaymentType
  readonly fields: CardFields
  /** check_emails or invoice_emails on the wire, separated by semicolons */
  readonly emails: string
}

/**
 * The entries of the payment form that are no card data, as far as the buyer has changed them. A chart holds them while
 * its page is open, so that they are there again when the form opens anew. null: the form fills the entry in by itself.
 */
export interface PaymentDraft {
  readonly payment_type?: PaymentType
  readonly cardholder_name?: string | null
  readonly billing_zip?: string | null
}

/** The draft of the entries that differ; null where none of them does. */
export function paymentDraft<Entry extends CardEntry & { readonly payment_type?: PaymentType }>(
  before: Entry,
  after: Entry,
): PaymentDraft | null {
  const names = (['payment_type', 'cardholder_name', 'billing_zip'] as const).filter(
    (name) => before[name] !== after[name],
  )
  if (names.length === 0) return null
  return Object.fromEntries(
    names.map((name) => [name, name === 'cardholder_name' && isPartOfCard(after[name]) ? null : after[name]]),
  )
}

/** The digits of a card may be typed or filled into the box of the name. Names have few digits, as in “Studio 54”. */
const isPartOfCard = (name: string) => (name.match(/\p{Nd}/gu)?.length ?? 0) > 4

export const blankCard: CardEntry = {
  cardholder_name: '',
  card_number: '',
  exp_month: '',
  exp_year: '',
  cvc: '',
  billing_zip: '',
}

export type CardBrand = 'Visa' | 'MasterCard' | 'Amex' | 'Discover'

const brands: Readonly<Record<string, CardBrand>> = { '4': 'Visa', '5': 'MasterCard', '3': 'Amex', '6': 'Discover' }

/** By the first digit (specification section 5); the processor's answer overrides it (decision 26). */
export const brandOf = (number: string): CardBrand | null => brands[digitsOf(number).charAt(0)] ?? null

/** The month and the year in a text like 09/30. */
export function expiryIn(text: string): Pick<CardEntry, 'exp_month' | 'exp_year'> {
  const [exp_month = '', exp_year = ''] = text.split('/')
  return { exp_month, exp_year }
}
export const expiryText = ({ exp_month, exp_year }: Pick<CardEntry, 'exp_month' | 'exp_year'>): string =>
  exp_year === '' ? exp_month : `${exp_month}/${exp_year}`

/** Expands a two-digit year: 30 becomes 2030. Anything else stays unchanged. */
export const fullYear = (text: string): string => text.trim().replace(/^\d\d$/, '20$&')

/** In groups of four; Amex in 4, 6 and 5. */
export function cardMask(text: string): string {
  const digits = digitsOf(text).slice(0, 19)
  const groups = brandOf(digits) === 'Amex' ? [4, 6, 5, 4] : [4, 4, 4, 4, 3]
  let at = 0
  return groups
    .map((length) => {
      at += length
      return digits.slice(at - length, at)
    })
    .filter(Boolean)
    .join(' ')
}

type CardField = Pick<Field, 'label' | 'hint' | 'autocomplete' | 'width'>

/** In page order. One input takes the month and the year, which are two fields on the wire. */
export const cardFields: Readonly<Record<Exclude<keyof CardEntry, 'exp_year'>, CardField>> = {
  cardholder_name: { label: 'Name on the card', autocomplete: 'cc-name', width: 416 },
  card_number: { label: 'Card number', autocomplete: 'cc-number', width: 256 },
  exp_month: { label: 'Expires', hint: 'MM/YY', autocomplete: 'cc-exp', width: 96 },
  cvc: {
    label: 'Security code',
    hint: 'Last 3 digits on the back; on Amex, 4 on the front.',
    autocomplete: 'cc-csc',
    width: 96,
  },
  billing_zip: { label: 'Billing ZIP code', autocomplete: 'billing postal-code', width: 128 },
}

export interface CardFault {
  readonly name: keyof CardEntry
  readonly message: string
}

export interface PaymentFault {
  readonly name: keyof PaymentEntry
  readonly message: string
}

/** The errors of a payment on a New York day: of the card, or of the recipients (decision 9). */
export function paymentFaults(entry: PaymentEntry, today: CalendarDate): readonly PaymentFault[] {
  if (entry.payment_type === 'credit card') return cardFaults(entry, today, entry.fields)
  if (isOrderable(entry.payment_type, entry.emails)) return []
  return [{ name: 'emails', message: emailListFault }]
}

/** The errors of a card's entries on a New York day, in page order. Empty: the card can be sent. */
export function cardFaults(card: CardEntry, today: CalendarDate, fields: CardFields = 'ours'): readonly CardFault[] {
  const drawn = fields === 'ours' ? ownFaults(card, today) : hostedFaults(fields)
  return [
    ...(card.cardholder_name.trim() === '' ? [fault('cardholder_name', 'Enter the name on the card')] : []),
    ...drawn,
    ...(/^\d{5}(-\d{4})?$/.test(card.billing_zip.trim())
      ? []
      : [fault('billing_zip', 'Enter the 5 digits of the billing ZIP code')]),
  ]
}

const fault = (name: keyof CardEntry, message: string): CardFault => ({ name, message })

function ownFaults(card: CardEntry, today: CalendarDate): readonly CardFault[] {
  const number = digitsOf(card.card_number)
  const code = brandOf(number) === 'Amex' ? 4 : 3
  const isMonth = /^(0?[1-9]|1[0-2])$/.test(card.exp_month.trim())
  const isYear = /^\d{4}$/.test(fullYear(card.exp_year))
  const checks: readonly (readonly [keyof CardEntry, boolean, string])[] = [
    ['card_number', number !== '', noNumber],
    ['card_number', number === '' || isCardNumber(number), wrongNumber],
    // one input takes both
    ['exp_month', isMonth && isYear, noExpiry],
    ['exp_month', !isMonth || !isYear || !isExpired(card, today), expired],
    ['cvc', new RegExp(`^\\d{${code}}$`).test(card.cvc.trim()), `Enter the ${code} digits of the security code`],
  ]
  return checks.filter(([, holds]) => !holds).map(([name, , message]) => fault(name, message))
}

const noNumber = 'Enter the card number'
const wrongNumber = 'Check the card number: it is not valid'
const expired = 'This card has expired: use another'
const noExpiry = 'Enter the month and the year the card expires, like 09/30'
const noCode = 'Enter the whole security code'

const noDigits = 'Enter all digits of the card number'

const stateFaults: Readonly<Record<HostedField, Readonly<Record<Exclude<FieldState, 'complete'>, string>>>> = {
  card_number: { empty: noNumber, partial: noDigits, short: noDigits, wrong: wrongNumber, expired },
  exp_month: { empty: noExpiry, partial: noExpiry, short: noExpiry, wrong: noExpiry, expired },
  cvc: { empty: noCode, partial: noCode, short: noCode, wrong: noCode, expired },
}

function hostedFaults(fields: Exclude<CardFields, 'ours'>): readonly CardFault[] {
  if (fields === 'absent') return [fault('card_number', 'The card fields are not loaded yet: try again')]
  return hostedFields.flatMap((name) => {
    const state = fields[name]
    return state === 'complete' ? [] : [fault(name, stateFaults[name][state])]
  })
}

/** A card is valid to the end of its month. */
function isExpired({ exp_month, exp_year }: CardEntry, today: CalendarDate): boolean {
  const [month, , year] = today.split('/').map(Number) as [number, number, number]
  return Number(fullYear(exp_year)) * 12 + Number(exp_month) < year * 12 + month
}
