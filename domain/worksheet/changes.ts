import { capital, dollars, limitsInWords, listInWords, several } from '../formats'
import { datesIn, namesIn, number, text, type WorkLine } from './line'

/** A price as the contract has it, as far as it is read here. Dollars. */
interface Priced {
  readonly pricing_detail: { readonly amount_due: number }
  readonly worksheet: readonly WorkLine[]
}

export interface PriceChange {
  /** what was done, each in a sentence */
  readonly texts: readonly string[]
  /** dollars; less than 0 where the price fell */
  readonly difference: number
  /** which amounts moved, in a sentence */
  readonly detail: string
}

type Before = WorkLine | undefined
type Told = (before: Before, after: Before) => string[]

/** Why the amount due is not what it was the last time; null where it is. */
export function changesBetween(before: Priced | null, after: Priced | null): PriceChange | null {
  if (!before || !after) return null
  const difference = cents(after.pricing_detail.amount_due) - cents(before.pricing_detail.amount_due)
  if (difference === 0) return null
  const moved = movedLines(before, after)
  const texts = causes(moved).flatMap(({ field, was, is }) => told[field]?.(was, is) ?? [])
  return {
    texts: texts.length > 0 ? texts : ['The fee or the tax changed.'],
    difference: difference / 100,
    detail: detailOf(moved),
  }
}

const cents = (value: number) => Math.round(value * 100)

interface Moved {
  readonly field: string
  readonly was: Before
  readonly is: Before
  readonly by: number
}

/** The lines whose amount is another, in the order the price shows them. */
function movedLines(before: Priced, after: Priced): Moved[] {
  const was = new Map(before.worksheet.map((line) => [line.field, line]))
  const is = new Map(after.worksheet.map((line) => [line.field, line]))
  return [...new Set([...is.keys(), ...was.keys()])]
    .map((field) => ({ field, was: was.get(field), is: is.get(field), by: amountIn(is, field) - amountIn(was, field) }))
    .filter(({ by }) => by !== 0)
}

/** With another event everything else follows from it. */
const causes = (moved: readonly Moved[]) => {
  const other = moved.find(({ was, is }) => was && is && text(was, 'event_type') !== text(is, 'event_type'))
  return other ? [other] : moved
}

const amountIn = (lines: ReadonlyMap<string, WorkLine>, field: string) => cents(lines.get(field)?.amount ?? 0)

/** Setup day $20.00, policy fee $1.00. */
function detailOf(moved: readonly Moved[]): string {
  const parts = moved.map(({ field, was, is, by }, i) => {
    const more = Math.abs((is ? number(is, 'count') : 0) - (was ? number(was, 'count') : 0))
    const counted = countedNames[field]
    const name = counted && more > 1 ? capital(several(more, counted)) : (shortNames[field] ?? field)
    return `${i === 0 ? name : name.charAt(0).toLowerCase() + name.slice(1)} ${dollars(by / 100)}`
  })
  return parts.length > 0 ? `${parts.join(', ')}.` : ''
}

const shortNames: Readonly<Record<string, string>> = {
  general_liability_premium: 'General liability',
  liquor_liability_premium: 'Liquor liability',
  medical_payments_premium: 'Medical payments',
  damage_rented_premises_premium: 'Rented premises',
  rehearsal_dinner_premium: 'Rehearsal dinner',
  setup_fee: 'Setup day',
  takedown_fee: 'Takedown day',
  raindate_fee: 'Rain date',
  additional_insured_fee: 'Additional insured',
  waiver_subrogation_fee: 'Waiver of subrogation',
  primary_noncontributory_fee: 'Primary wording',
  tria: 'Terrorism',
  policy_fee: 'Policy fee',
  state_tax: 'State tax',
  coupon_discount: 'Coupon',
}

/** What stands there once for each that was added or removed. */
const countedNames: Readonly<Record<string, string>> = {
  setup_fee: 'setup day',
  takedown_fee: 'takedown day',
  additional_insured_fee: 'additional insured',
}

const isNew = (before: readonly string[], after: readonly string[]) => after.filter((one) => !before.includes(one))

/** Added and removed members of a list of days or names. */
const listed =
  (read: (line: WorkLine) => string[], one: string, what: string, joint = ','): Told =>
  (was, is) => {
    const before = was ? read(was) : []
    const after = is ? read(is) : []
    const say = (verb: string, which: string[]) => {
      if (which.length === 0) return []
      return [`You ${verb} ${which.length === 1 ? what : several(which.length, one)}${joint} ${listInWords(which)}.`]
    }
    return [...say('added', isNew(before, after)), ...say('removed', isNew(after, before))]
  }

const limitOf = (line: Before) => (line ? text(line, 'limit') : '')

const raisedTo =
  (what: string): Told =>
  (was, is) => {
    const verb = (is?.amount ?? 0) > (was?.amount ?? 0) ? 'raised' : 'lowered'
    return [`You ${verb} ${what} to ${limitOf(is)}.`]
  }

const cover =
  (what: string): Told =>
  (was, is) => [was ? (is ? `You changed ${what}.` : `You removed ${what}.`) : `You added ${what}.`]

/** What of the basis of the liability premium is another. */
const general: Told = (was, is) => {
  if (!was || !is) return []
  const differs = (name: string) => text(was, name) !== text(is, name)
  return [
    ...(differs('event_type') ? [`You changed the event to ${text(is, 'event_type')}.`] : []),
    ...(differs('band') ? [`You changed the number attending: now ${text(is, 'band')}.`] : []),
    ...(differs('days') ? [`You changed the length: now ${several(number(is, 'days'), 'day')}.`] : []),
    ...(differs('limits') ? [`You changed the limits to ${limitsInWords(text(is, 'limits'))}.`] : []),
  ]
}

const liquor: Told = (was, is) => {
  if (is?.rule === 'liquor.liability' && was?.rule !== is.rule)
    return ['Your answers on alcohol need liquor liability.']
  if (was?.rule === 'liquor.liability' && is?.rule !== was.rule) {
    return ['Your answers on alcohol no longer need liquor liability.']
  }
  const band = was && is && text(was, 'band') !== text(is, 'band')
  return band ? [`You changed how many will be drinking: now ${text(is, 'band')}.`] : []
}

const terrorism: Told = (was, is) =>
  was && is ? [] : [is ? 'You added terrorism cover.' : 'You refused terrorism cover.']

/** What was done, by the amount it moved. The fee and the tax only follow. */
const told: Readonly<Record<string, Told>> = {
  general_liability_premium: general,
  liquor_liability_premium: liquor,
  medical_payments_premium: raisedTo('medical payments'),
  damage_rented_premises_premium: raisedTo('rented premises'),
  rehearsal_dinner_premium: cover('the rehearsal dinner'),
  setup_fee: listed(datesIn, 'setup day', 'a setup day'),
  takedown_fee: listed(datesIn, 'takedown day', 'a takedown day'),
  raindate_fee: cover('a rain date'),
  additional_insured_fee: listed(namesIn, 'additional insured', 'an additional insured'),
  waiver_subrogation_fee: listed(namesIn, 'waiver', 'a waiver of subrogation', ' for'),
  primary_noncontributory_fee: listed(namesIn, 'primary wording', 'primary wording', ' for'),
  tria: terrorism,
  coupon_discount: cover('a coupon'),
}
