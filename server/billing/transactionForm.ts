import type { components } from '../../contract/schema.gen'
import { isCardForToken, looksLikeCardNumber } from '../../domain/common/cardNumber'
import { type CalendarDate, isBefore, isCalendarDate } from '../../domain/common/dates'
import { dollars, listInWords } from '../../domain/common/formats'
import { type Cents, dollarsOf } from '../../domain/common/money'
import type { LedgerItem } from '../platform/db/policyTables'
import { wrongAnswers } from '../platform/problems/problem'

/** Describes an entry's items in one line for the ledger. */
export function describeItems(items: readonly LedgerItem[]): string {
  const words = listInWords([...new Set(items.map(({ description }) => description))])
  return words.length > 200 ? `${words.slice(0, 199)}…` : words
}

export type TransactionForm = components['schemas']['TransactionForm']

/** The transaction form after parsing (specification section 3). Whole cents. */
export interface Form {
  /** lines that add up to the amount; empty where only the amount was given */
  readonly items: readonly LedgerItem[]
  readonly amountCents: Cents
  readonly reference: string | null
  readonly note: string | null
  /** the processor's card token */
  readonly token: string | null
  /** transaction_id of the related entry */
  readonly about: string | null
  /** the day of a transaction in another system */
  readonly dated: CalendarDate | null
}

interface Needs {
  /** charges and credits need items */
  readonly items?: boolean
  /** a payment without a card needs its reference, so that it can be found again */
  readonly reference?: boolean
  /** New York day; set where the form accepts a date */
  readonly today?: CalendarDate
}

const mostCents = 10_000_000_000

/** @throws Problem 422 with every error by field; an item's as `change_item.0.amount` */
export function readForm(form: TransactionForm, needs: Needs = {}): Form {
  const errors: Record<string, string> = {}
  const items = readItems(form, errors)
  const amountCents = readAmount(form, items, errors)
  if (needs.items && items.length === 0) errors['change_item.0.item_description'] ??= 'Enter a description'
  const token = form.payment_token?.trim() || null
  const reference = form.reference?.trim() || null
  if (needs.reference && !token && !reference)
    errors['reference'] = 'Give the number of the check or transfer, or enter a card'
  const dated = readDay(form.date, needs.today, errors)
  findCards(form, errors)
  if (Object.keys(errors).length > 0) throw wrongAnswers(errors)
  const [note, about] = [form.note?.trim() || null, form.transaction_id?.trim() || null]
  return { items, amountCents, reference, note, token, about, dated }
}

type Errors = Record<string, string>

function readItems({ change_item = [] }: TransactionForm, errors: Errors): LedgerItem[] {
  return change_item.flatMap(({ item_description, amount }, i) => {
    const description = item_description?.trim() ?? ''
    if (description === '' && isBlank(amount)) return []
    const amountCents = centsIn(amount)
    if (description === '') errors[`change_item.${i}.item_description`] = 'Enter a description'
    if (amountCents === null) errors[`change_item.${i}.amount`] = needsAmount
    return [{ description, amountCents: amountCents ?? 0 }]
  })
}

function readAmount({ amount }: TransactionForm, items: readonly LedgerItem[], errors: Errors): Cents {
  const sum = items.reduce((total, { amountCents }) => total + amountCents, 0)
  if (isBlank(amount) && items.length > 0) {
    if (sum > mostCents) errors['amount'] = needsAmount
    return sum
  }
  const cents = centsIn(amount)
  if (cents === null) errors['amount'] = needsAmount
  else if (items.length > 0 && Object.keys(errors).length === 0 && cents !== sum)
    errors['amount'] = `The items come to ${dollars(dollarsOf(sum))}`
  return cents ?? 0
}

const needsAmount = 'Needs an amount in dollars and cents, more than 0'

const isBlank = (amount: string | number | null | undefined) =>
  amount === null || amount === undefined || (typeof amount === 'string' && amount.trim() === '')

/** Parses $1,234.50 or a number into cents; null unless it is an amount above zero. */
function centsIn(amount: string | number | null | undefined): Cents | null {
  const text = typeof amount === 'string' ? amount.replace(/[$,\s]/g, '') : null
  if (text !== null && !/^\d{1,12}(\.\d{0,2})?$/.test(text)) return null
  const value = text === null ? Number(amount ?? Number.NaN) : Number(text)
  const cents = Math.round(value * 100)
  return cents > 0 && cents <= mostCents && Math.abs(cents - value * 100) < 1e-4 ? cents : null
}

function readDay(given: string | null | undefined, today: CalendarDate | undefined, errors: Errors) {
  const date = given?.trim() || null
  if (date === null) return null
  if (today === undefined) errors['date'] = 'Only a transaction made elsewhere has its own day'
  else if (!isCalendarDate(date)) errors['date'] = 'Enter a valid date, such as 06/12/2027'
  else if (isBefore(today, date)) errors['date'] = 'This day is in the future'
  return date
}

const noCard = 'A card number does not belong here'

/** No field may contain a possible card number, and no error repeats one (decision 45). */
function findCards({ change_item = [], payment_token, ...fields }: TransactionForm, errors: Errors): void {
  for (const [name, text] of Object.entries(fields))
    if (typeof text === 'string' && looksLikeCardNumber(text)) errors[name] = noCard
  change_item.forEach((item, i) => {
    for (const [name, text] of Object.entries(item))
      if (typeof text === 'string' && looksLikeCardNumber(text)) errors[`change_item.${i}.${name}`] = noCard
  })
  // a token may contain digits; all digits is a card number
  if (isCardForToken(payment_token ?? '')) errors['payment_token'] = noCard
  if (!/^\d{0,4}$/.test(fields.cc_last_digits ?? '')) errors['cc_last_digits'] ??= 'Only the last four digits'
  if (fields.cc_cvv_number) errors['cc_cvv_number'] = 'The security code goes to the payment processor only'
}
