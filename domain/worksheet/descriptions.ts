import { dollarsIn } from '../common/cancellationLimits'
import { limitsInWords, listInWords, several, wholeDollars } from '../common/formats'
import { sentence } from '../common/sentence'
import { addedCoverages, byPremium, cancellationCoverages, raisedLimits } from '../coverages'
import { insured, seasonOf } from './cancellation'
import { datesIn, type LineField, namesIn, number, text, type WorkLine } from './line'

type Before = WorkLine | undefined
type Describe = (before: Before, after: Before) => string[]

const isNew = (before: readonly string[], after: readonly string[]) => after.filter((one) => !before.includes(one))

/** Added and removed members of a list of days or names. */
const listed =
  (read: (line: WorkLine) => string[], one: string, what: string, joint = ','): Describe =>
  (was, is) => {
    const before = was ? read(was) : []
    const after = is ? read(is) : []
    const about = (verb: string, which: string[]) => {
      if (which.length === 0) return []
      return [
        sentence(`You ${verb} ${which.length === 1 ? what : several(which.length, one)}${joint} ${listInWords(which)}`),
      ]
    }
    return [...about('added', isNew(before, after)), ...about('removed', isNew(after, before))]
  }

const limitOf = (line: Before) => (line ? text(line, 'limit') : '')

const raisedTo =
  (what: string): Describe =>
  (was, is) => {
    const verb = (is?.amount ?? 0) > (was?.amount ?? 0) ? 'raised' : 'lowered'
    return [`You ${verb} ${what} to ${limitOf(is)}.`]
  }

const cover =
  (what: string): Describe =>
  (was, is) => [was ? (is ? `You changed ${what}.` : `You removed ${what}.`) : `You added ${what}.`]

/** Differences in the inputs of the liability premium. */
const general: Describe = (was, is) => {
  if (!was || !is) return cover('liability coverage')(was, is)
  const differs = (name: string) => text(was, name) !== text(is, name)
  return [
    ...(differs('event_type') ? [`You changed the event to ${text(is, 'event_type')}.`] : []),
    ...(differs('band') ? [`You changed the number attending: now ${text(is, 'band')}.`] : []),
    ...(differs('days') ? [`You changed the length: now ${several(number(is, 'days'), 'day')}.`] : []),
    ...(differs('limits') ? [`You changed the limits to ${limitsInWords(text(is, 'limits'))}.`] : []),
  ]
}

const liquor: Describe = (was, is) => {
  if (is?.rule === 'liquor.liability' && was?.rule !== is.rule)
    return ['Your answers on alcohol need liquor liability.']
  if (was?.rule === 'liquor.liability' && is?.rule !== was.rule) {
    return ['Your answers on alcohol no longer need liquor liability.']
  }
  const band = was && is && text(was, 'band') !== text(is, 'band')
  return band ? [`You changed how many will be drinking: now ${text(is, 'band')}.`] : []
}

const terrorism: Describe = (was, is) =>
  was && is ? [] : [is ? 'You added terrorism coverage.' : 'You declined terrorism coverage.']

/** Differences in the inputs of the cancellation premium. */
const postponement: Describe = (was, is) => {
  if (!was || !is) return cover('cancellation coverage')(was, is)
  const differs = (name: string) => text(was, name) !== text(is, name)
  if (differs('event_type')) return [`You changed the event to ${text(is, 'event_type')}.`]
  return [
    ...describeAmount(was, is),
    ...(differs('place') ? [`You moved the event ${text(is, 'place')}.`] : []),
    ...(differs('season') ? [describeSeason(was, is)] : []),
  ]
}

function describeAmount(was: WorkLine, is: WorkLine): string[] {
  const limit = text(is, 'limit')
  if (text(was, 'step') !== text(is, 'step') || was.rule !== is.rule) {
    return [`Another insurer writes it now, and covers up to ${limit}.`]
  }
  if (text(was, 'insured') !== text(is, 'insured')) return [`We now insure your ${insured(is)}, up to ${limit}.`]
  if (text(was, 'limit') === limit) return []
  const verb = dollarsIn(limit) > dollarsIn(text(was, 'limit')) ? 'raised' : 'lowered'
  const what = is.rule === 'cancellation.rate' ? insured(is) : 'budget'
  return [`You ${verb} the ${what}: now covered up to ${limit}.`]
}

const describeSeason = (was: WorkLine, is: WorkLine) =>
  is.basis['season'] == null ? `The event is no longer in ${seasonOf(was)}.` : `The event is now in ${seasonOf(is)}.`

/** Differences in the inputs of the rain premium. */
const rained: Describe = (was, is) => {
  if (!was || !is) return cover('rain insurance')(was, is)
  const differs = (name: string) => text(was, name) !== text(is, name)
  return [
    ...(differs('of') ? [`You changed the amount to ${wholeDollars(number(is, 'of'))}.`] : []),
    ...(differs('threshold') ? [`You changed the rain to ${text(is, 'threshold')} inches.`] : []),
    ...(differs('date') ? [`You changed the insured day to ${text(is, 'date')}.`] : []),
    ...(differs('state') ? ['You changed the state.'] : []),
  ]
}

/** Added, removed, or another limit. */
const limited =
  (what: string): Describe =>
  (was, is) => {
    if (!is) return cover(what)(was, is)
    return was ? raisedTo(what)(was, is) : [`You added ${what} up to ${limitOf(is)}.`]
  }

/** A coupon that only follows the fee was not changed. */
const coupon: Describe = (was, is) => {
  const isSame = was && is && text(was, 'percent') === text(is, 'percent') && text(was, 'value') === text(is, 'value')
  return isSame ? [] : cover('a coupon')(was, is)
}

/** Describes the change by the line that it moved. Fee and tax only follow. */
export const descriptions: Readonly<Record<Exclude<LineField, 'policy_fee' | 'state_tax'>, Describe>> = {
  general_liability_premium: general,
  liquor_liability_premium: liquor,
  ...byPremium(raisedLimits, ({ inSentence }) => raisedTo(inSentence)),
  ...byPremium(addedCoverages, ({ inChange }) => cover(inChange)),
  setup_fee: listed(datesIn, 'setup day', 'a setup day'),
  takedown_fee: listed(datesIn, 'teardown day', 'a teardown day'),
  raindate_fee: cover('a rain date'),
  additional_insured_fee: listed(namesIn, 'additional insured', 'an additional insured'),
  waiver_subrogation_fee: listed(namesIn, 'waiver', 'a waiver of subrogation', ' for'),
  primary_noncontributory_fee: listed(namesIn, 'primary wording', 'primary wording', ' for'),
  cancellation_postponement_premium: postponement,
  ...byPremium(cancellationCoverages, ({ inChange }) => limited(inChange)),
  rain_premium: rained,
  tria: terrorism,
  coupon_discount: coupon,
}
