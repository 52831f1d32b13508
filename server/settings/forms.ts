import { looksLikeCardNumber } from '../../domain/common/cardNumber'
import { isEmail } from '../../domain/common/email'
import type { Cents, Thousandths } from '../../domain/common/money'
import { normalEmail } from '../platform/mail/addresses'
import { wrongAnswers } from '../platform/problems/problem'

export interface CustomerForm {
  readonly email?: string | null
  readonly note?: string | null
}

export interface FeeForm extends CustomerForm {
  /** up to three decimals */
  readonly percent?: number | null
  /** dollars */
  readonly amount?: number | null
}

export interface CustomerValues {
  /** lower case */
  readonly email: string
  readonly note: string
}

export interface FeeValues extends CustomerValues {
  readonly percent_thousandths: Thousandths | null
  readonly amount_cents: Cents | null
}

type Faults = Record<string, string>
/** The values of a form, and its errors by field. */
export type FormReading<Values> = readonly [values: Values, faults: Faults]

export function readCustomer({ email, note }: CustomerForm): FormReading<CustomerValues> {
  const values = { email: normalEmail(email ?? ''), note: (note ?? '').trim() }
  const faults: Faults = {}
  if (!values.email) faults['email'] = 'Needs an email address'
  else if (!isEmail(values.email)) faults['email'] = 'This is not an email address'
  for (const name of ['email', 'note'] as const) {
    if (looksLikeCardNumber(values[name])) faults[name] = 'A card number does not belong here'
  }
  return [values, faults]
}

const mostPercent = 100
const mostDollars = 100_000

/** A percentage of the fee or an amount (decision 46). */
export function readFee(form: FeeForm): FormReading<FeeValues> {
  const [customer, faults] = readCustomer(form)
  const percent = form.percent ?? null
  const amount = form.amount ?? null
  if (percent === null && amount === null) faults['percent'] = 'Needs a percentage or an amount'
  else if (percent !== null && amount !== null) faults['amount'] = 'Leave out the percentage or the amount'
  else if (percent === 0 || amount === 0) faults[percent === 0 ? 'percent' : 'amount'] = 'Changes nothing'
  else if (percent !== null && !isWithin(percent, mostPercent, 1000)) {
    faults['percent'] = 'Needs a number from -100 to 100, with at most three decimals'
  } else if (amount !== null && !isWithin(amount, mostDollars, 100)) {
    faults['amount'] = 'Needs dollars and cents, at most 100,000'
  }
  const whole = (value: number | null, parts: number) => (value === null ? null : Math.round(value * parts))
  return [{ ...customer, percent_thousandths: whole(percent, 1000), amount_cents: whole(amount, 100) }, faults]
}

const isWithin = (value: number, most: number, parts: number) =>
  Math.abs(value) <= most && Math.abs(value * parts - Math.round(value * parts)) < 1e-6

/**
 * Reads all rows of a body.
 * @param taken addresses that are in the list already
 * @throws Problem 422 that names each invalid row, as `rows.0.email`
 */
export function readRows<Form, Values extends CustomerValues>(
  forms: readonly Form[],
  read: (form: Form) => FormReading<Values>,
  taken: ReadonlySet<string>,
): Values[] {
  const errors: Faults = {}
  const seen = new Set<string>()
  const rows = forms.map((form, i) => {
    const [values, faults] = read(form)
    for (const [field, message] of Object.entries(faults)) errors[`rows.${i}.${field}`] = message
    if (!faults['email']) {
      if (taken.has(values.email)) errors[`rows.${i}.email`] = inTheList
      else if (seen.has(values.email)) errors[`rows.${i}.email`] = 'Is entered twice'
    }
    seen.add(values.email)
    return values
  })
  if (Object.keys(errors).length > 0) throw wrongAnswers(errors)
  return rows
}

/** Reads a row that replaces another. @throws Problem 422 by field */
export function readRow<Form, Values extends CustomerValues>(
  form: Form,
  read: (form: Form) => FormReading<Values>,
  isTaken: boolean,
): Values {
  const [values, faults] = read(form)
  if (isTaken && !faults['email']) faults['email'] = inTheList
  if (Object.keys(faults).length > 0) throw wrongAnswers(faults)
  return values
}

const inTheList = 'Is in the list already'
