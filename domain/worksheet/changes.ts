import { capital, dollars, several } from '../common/formats'
import { addedCoverages, byPremium, cancellationCoverages, raisedLimits } from '../coverages'
import { descriptions } from './descriptions'
import { following } from './following'
import { type LineField, number } from './line'
import { causesIn, cents, type Moved, movedLines, otherEventIn, type Priced } from './moved'

export interface PriceChange {
  /** the changes, one sentence each */
  readonly texts: readonly string[]
  /** dollars; negative if the price fell */
  readonly difference: number
  /** the amounts that moved, as a sentence */
  readonly detail: string
}

/** Line names may come from outside this version. */
const sentencesFor = ({ field, was, is }: Moved): string[] =>
  Object.hasOwn(descriptions, field) ? descriptions[field as keyof typeof descriptions](was, is) : []

/** Describes the change behind moved lines. */
function sentencesOf(cause: Moved, moved: readonly Moved[]): string[] {
  const event = otherEventIn(moved)
  return event === null ? sentencesFor(cause) : [`You changed the event to ${event}${without(moved)}.`]
}

/** Not every event can be insured against cancellation. */
const without = (moved: readonly Moved[]) =>
  moved.some(({ field, is }) => field === 'cancellation_postponement_premium' && !is)
    ? ', without cancellation coverage'
    : ''

/** Why the amount due changed; null if it did not. */
export function changesBetween(before: Priced | null, after: Priced | null): PriceChange | null {
  if (!before || !after) return null
  const difference = cents(after.pricing_detail.amount_due) - cents(before.pricing_detail.amount_due)
  if (difference === 0) return null
  const moved = movedLines(before, after)
  const texts = causesIn(moved).flatMap((cause) => sentencesOf(cause, moved))
  return {
    texts: texts.length > 0 ? texts : followed(moved),
    difference: difference / 100,
    detail: detailOf(moved),
  }
}

/** Explains lines that moved without an answer: a single one gives its own reason. */
const followed = (moved: readonly Moved[]): string[] =>
  moved.length === 1 ? moved.map(following) : ['The fee or the tax changed.']

/** A line whose amount changed, in dollars, with its reasons, one sentence each. */
interface MovedLine {
  readonly field: string
  readonly from: number
  readonly to: number
  readonly because: string[]
}

/** Every line that differs between two prices, including fee and tax. */
export function movedBetween(before: Priced | null, after: Priced | null): MovedLine[] {
  if (!before || !after) return []
  const moved = movedLines(before, after)
  const causes = causesIn(moved)
  return moved.map((one) => {
    const reasons = causes.includes(one) ? sentencesOf(one, moved) : []
    return {
      field: one.field,
      from: one.was?.amount ?? 0,
      to: one.is?.amount ?? 0,
      because: reasons.length > 0 ? reasons : [following(one)],
    }
  })
}

/** Setup day $20.00, policy fee $1.00. */
function detailOf(moved: readonly Moved[]): string {
  const parts = moved.map(({ field, was, is, by }, i) => {
    const more = Math.abs((is ? number(is, 'count') : 0) - (was ? number(was, 'count') : 0))
    const counted = countedNames[field]
    const name = counted && more > 1 ? capital(several(more, counted)) : shortNameOf(field)
    return `${i === 0 ? name : name.charAt(0).toLowerCase() + name.slice(1)} ${dollars(by / 100)}`
  })
  return parts.length > 0 ? `${parts.join(', ')}.` : ''
}

const shortNames: Readonly<Record<LineField, string>> = {
  general_liability_premium: 'General liability',
  liquor_liability_premium: 'Liquor liability',
  ...byPremium(raisedLimits, ({ name }) => name),
  ...byPremium(addedCoverages, ({ label }) => label),
  setup_fee: 'Setup day',
  takedown_fee: 'Teardown day',
  raindate_fee: 'Rain date',
  additional_insured_fee: 'Additional insured',
  waiver_subrogation_fee: 'Waiver of subrogation',
  primary_noncontributory_fee: 'Primary wording',
  cancellation_postponement_premium: 'Cancellation',
  ...byPremium(cancellationCoverages, ({ label }) => label),
  rain_premium: 'Rain',
  tria: 'Terrorism',
  policy_fee: 'Policy fee',
  state_tax: 'State tax',
  coupon_discount: 'Coupon',
}

const shortNameOf = (field: string) => (Object.hasOwn(shortNames, field) ? shortNames[field as LineField] : field)

/** Lines that appear once per added or removed item. */
const countedNames: Readonly<Record<string, string>> = {
  setup_fee: 'setup day',
  takedown_fee: 'teardown day',
  additional_insured_fee: 'additional insured',
}
