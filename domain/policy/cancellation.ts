import { addDays, type CalendarDate, daysBetween, isBefore } from '../common/dates'
import { dollars } from '../common/formats'
import { type Cents, centsOf, dollarsOf, partOf, thousandthsOf } from '../common/money'

/** The fields of the contract's price that are read here. Dollars. */
interface Paid {
  readonly pricing_detail: Readonly<Record<(typeof read)[number], number>>
  readonly worksheet: readonly PaidLine[]
}
interface PaidLine {
  readonly field: string
  readonly group: string
  readonly amount: number
  readonly basis: Readonly<Record<string, string | number | null>>
}
const read = [
  'premium',
  'ec_premium',
  'rain_premium',
  'amount_due',
  'coupon_discount',
  'producer_commission',
  'due_from_client',
] as const

/** New York days. */
export interface Cancelling {
  /** the day of the purchase */
  readonly purchased: CalendarDate
  /** the first covered day */
  readonly begins: CalendarDate
  readonly today: CalendarDate
}

/** days after which the premium of cancellation coverage is earned (decision 49) */
const daysUntilEarned = 14

export const earnedFrom = (purchased: CalendarDate): CalendarDate => addDays(purchased, daysUntilEarned)
export const isEarned = ({ purchased, today }: Pick<Cancelling, 'purchased' | 'today'>): boolean =>
  daysBetween(purchased, today) >= daysUntilEarned

export const hasBegun = ({ begins, today }: Pick<Cancelling, 'begins' | 'today'>): boolean => !isBefore(today, begins)

/** Shown before the payment, and on request. */
export const cancellingRule =
  'You can cancel until the day before the first covered day. We refund the premium and its tax, and keep the policy fee.'
/** It follows where cancellation coverage is bought. */
export const earningRule =
  'The premium of cancellation coverage is refunded in the first 14 days after the purchase only.'
/** In place of both for rain insurance (decision 84). */
export const rainEarnedRule =
  'The premium of rain insurance is fully earned from the purchase on: the policy cannot be canceled, and nothing is refunded.'

const isRain = ({ worksheet }: Pick<Paid, 'worksheet'>): boolean => worksheet.some(({ group }) => group === 'rain')

/**
 * The part of the price that we retain after a cancellation (decision 49). Before the first covered day: the policy fee
 * less its coupon, the premium of cancellation coverage once it is earned, and the tax on both; a state's flat charge
 * per policy is retained. From the first covered day on, and of rain insurance from the purchase on: the whole price.
 * @returns a price with fewer lines, which add up to its amount due: the policy's price less the refund
 */
export function retainedPrice<P extends Paid>(price: P, when: Cancelling): P {
  if (hasBegun(when) || isRain(price)) return price
  const isRetained = ({ field, group }: PaidLine) =>
    retainedFields.has(field) || (group === 'cancellation' && isEarned(when))
  const lines = price.worksheet.filter(isRetained)
  const worksheet = lines.map((line) => (line.field === 'state_tax' ? taxOf(line, taxable(lines)) : line))
  const { pricing_detail: was } = price
  const due = sum(worksheet)
  const ec = sum(worksheet.filter(({ group }) => group === 'cancellation'))
  const isGone = ([field, amount]: [string, unknown]) => typeof amount === 'number' && field !== 'fee_changed_by_rep'
  const gone = Object.fromEntries(
    Object.entries(was)
      .filter(isGone)
      .map(([field]) => [field, 0]),
  )
  return {
    ...price,
    worksheet,
    pricing_detail: {
      ...was,
      ...gone,
      ...Object.fromEntries(worksheet.map(({ field, amount }) => [field, amount])),
      ec_premium: dollarsOf(ec),
      amount_due: dollarsOf(due),
      coupon_discount: was.coupon_discount,
      producer_commission: dollarsOf(commissionOn(ec, was)),
      due_from_client: dollarsOf(due + centsOf(was.due_from_client) - centsOf(was.amount_due)),
    },
  }
}

const retainedFields: ReadonlySet<string> = new Set(['policy_fee', 'coupon_discount', 'state_tax'])
const sum = (lines: readonly PaidLine[]): Cents => lines.reduce((total, { amount }) => total + centsOf(amount), 0)

/** A coupon does not reduce the taxable amount (decision 27). */
const taxable = (lines: readonly PaidLine[]): Cents =>
  sum(lines.filter(({ field }) => field !== 'state_tax' && field !== 'coupon_discount'))

/** Uses the rate of the line itself; an admitted insurer's line has none. */
function taxOf(line: PaidLine, of: Cents): PaidLine {
  const { percent, flat } = line.basis
  if (typeof percent !== 'number') return line
  const amount = partOf(of, thousandthsOf(percent)) + centsOf(Number(flat ?? 0))
  return { ...line, amount: dollarsOf(amount), basis: { ...line.basis, of: dollarsOf(of) } }
}

/** The producer's commission on the retained premiums, rounded half up. */
function commissionOn(retained: Cents, was: Paid['pricing_detail']): Cents {
  const premiums = centsOf(was.premium) + centsOf(was.ec_premium) + centsOf(was.rain_premium)
  return premiums === 0 ? 0 : Math.round((centsOf(was.producer_commission) * retained) / premiums)
}

/**
 * Reduces the retained price where more is refunded than by the rule. It lowers the lines from the first one on, none below
 * zero, so that they add up to the reduced amount.
 * @param more cents, at most the price
 */
function lessened<P extends Paid>(price: P, more: Cents): P {
  if (more === 0) return price
  let rest = more
  const worksheet = price.worksheet.map((line) => {
    const part = Math.max(0, Math.min(rest, centsOf(line.amount)))
    rest -= part
    return { ...line, amount: dollarsOf(centsOf(line.amount) - part) }
  })
  const { pricing_detail: was } = price
  const of = (isMeant: (line: PaidLine) => boolean) => sum(worksheet.filter(isMeant))
  const [premium, ec, rain] = (['liability', 'cancellation', 'rain'] as const).map((part) =>
    of(({ group }) => group === part),
  ) as [Cents, Cents, Cents]
  const less = (amount: number) => dollarsOf(centsOf(amount) - more)
  return {
    ...price,
    worksheet,
    pricing_detail: {
      ...was,
      ...Object.fromEntries(worksheet.map(({ field }) => [field, dollarsOf(of((line) => line.field === field))])),
      premium: dollarsOf(premium),
      ec_premium: dollarsOf(ec),
      amount_due: less(was.amount_due),
      coupon_discount: was.coupon_discount,
      producer_commission: dollarsOf(commissionOn(premium + ec + rain, was)),
      due_from_client: less(was.due_from_client),
    },
  }
}

/** Cents of a policy's price. */
export interface PolicyMoney {
  /** paid, and neither credited nor refunded */
  readonly paid: Cents
  /** paid and credited, and not refunded yet */
  readonly credit: Cents
  /** charged and not paid, as after a returned check */
  readonly unpaid: Cents
}

/** The refund and the retained price of a cancellation. Cents. */
export interface Returned<P> {
  /** the refund by rule: the cents we hold above the retained price, and no less than the credit that is due */
  readonly refund: Cents
  /** the cents we still hold of the price */
  readonly most: Cents
  /** the retained price after a refund */
  readonly retainedAfter: (back: Cents) => P
}

/**
 * An earlier credit counts as a part of the refund, so that the policy fee is kept in any case. A credit that was not
 * refunded yet is refunded with the cancellation. The retained price never exceeds the cents that we hold.
 */
export function returned<P extends Paid>(
  price: P,
  when: Cancelling,
  { paid, credit }: Pick<PolicyMoney, 'paid' | 'credit'>,
): Returned<P> {
  const retained = retainedPrice(price, when)
  const [due, retainedDue] = [price, retained].map(({ pricing_detail }) => centsOf(pricing_detail.amount_due)) as [
    Cents,
    Cents,
  ]
  const most = Math.min(due, paid + credit)
  return {
    refund: Math.max(0, most - retainedDue, Math.min(most, credit)),
    most,
    retainedAfter: (back) => lessened(retained, retainedDue - (most - back)),
  }
}

/** The refund of a price by rule. Cents, 0 or more. */
export const refundOf = (price: Paid, when: Cancelling): Cents =>
  centsOf(price.pricing_detail.amount_due) - centsOf(retainedPrice(price, when).pricing_detail.amount_due)

/**
 * Describes the refund for a cancellation on a day.
 * @param money by default, the whole price was paid and nothing was credited
 */
export function refundInWords(price: Paid, when: Cancelling, money?: PolicyMoney): string {
  if (isRain(price)) return rainEarnedRule
  if (hasBegun(when)) return `Coverage began on ${when.begins}: nothing is refunded, and it can no longer be canceled.`
  const { amount_due: due, ec_premium: ec } = price.pricing_detail
  if (money && money.paid < centsOf(due)) return restInWords(price, when, money)
  const back = refundOf(price, when)
  const retained = dollars(due - dollarsOf(back))
  return [
    `If you cancel today, ${dollars(dollarsOf(back))} of ${dollars(due)} is refunded: the premium and its tax.`,
    ec > 0 && isEarned(when)
      ? `${retained} is kept: the policy fee, and the premium of cancellation coverage, which is earned ${daysUntilEarned} days after the purchase.`
      : `${retained} is kept: the policy fee.`,
    ...deadlinesInWords(price, when, back),
  ].join(' ')
}

/** The days from which less is refunded. @param back cents of the refund today */
function deadlinesInWords({ pricing_detail: { ec_premium: ec } }: Paid, when: Cancelling, back: Cents): string[] {
  const from = earnedFrom(when.purchased)
  const earned = `From ${from} on the premium of cancellation coverage, ${dollars(ec)}, is kept as well.`
  return [
    ...(ec > 0 && back > 0 && !isEarned(when) && isBefore(from, when.begins) ? [earned] : []),
    `From ${when.begins} on, the first covered day, nothing is refunded.`,
  ]
}

/** The same where a part is not paid, or was credited before. */
function restInWords(price: Paid, when: Cancelling, money: PolicyMoney): string {
  const { refund, most } = returned(price, when, money)
  const due = centsOf(price.pricing_detail.amount_due)
  const inDollars = (cents: Cents) => dollars(dollarsOf(cents))
  const credit = Math.min(most, money.credit)
  const unpaid = Math.min(due - most, money.unpaid)
  const refunded = due - most - unpaid
  return [
    ...(unpaid > 0 ? [`${inDollars(unpaid)} of ${inDollars(due)} is not paid.`] : []),
    ...(refunded > 0 ? [`${inDollars(refunded)} of ${inDollars(due)} was credited before.`] : []),
    ...(credit > 0 ? [`${inDollars(credit)} was credited and is not refunded yet.`] : []),
    `If you cancel today, ${inDollars(refund)} is refunded${credit > 0 ? ', that credit included' : ''}, and ${inDollars(most - refund)} is kept.`,
    ...deadlinesInWords(price, when, refund),
  ].join(' ')
}
