import { dollars } from '../common/formats'
import { type CancellationCoverageRule, cancellationCoverages } from '../coverages'
import { type LineWords, number, text, type WorkLine } from './line'

/** Up to $25,000, the lowest of our limits that covers your budget. Held indoors: $150.00. */
export function weddingCancellation(line: WorkLine): LineWords {
  const why =
    line.rule === 'cancellation.wedding'
      ? 'the lowest of our limits that covers your budget'
      : 'your budget, rounded up to the next $2,500'
  const price = `Held ${text(line, 'place')}: ${dollars(number(line, 'base'))}${factors(line)}`
  return { label: label(line), reason: `Up to ${text(line, 'limit')}, ${why}. ${price}${rounding(line, 1)}.` }
}

/** Up to $120,000, your expected revenue. Held indoors: $0.95 for each $100. */
export function approvedCancellation(line: WorkLine): LineWords {
  const step = line.basis['step'] == null ? '' : `, rounded up to the next $2,500`
  const price = `Held ${text(line, 'place')}: ${dollars(number(line, 'per_hundred'))} for each $100${factors(line)}`
  const least =
    line.basis['least'] == null
      ? ''
      : `. No cancellation of this kind costs less than ${dollars(number(line, 'least'))}`
  return {
    label: label(line),
    reason: `Up to ${text(line, 'limit')}, your ${insured(line)}${step}. ${price}${rounding(line, number(line, 'of') / 100)}${least}.`,
  }
}

/** Gifts, $2,000: Up to $2,000. It costs 0.8% of that. By the rule of each coverage. */
export const coverageWords = Object.fromEntries(
  Object.values(cancellationCoverages).map(({ rule, label }) => [
    rule,
    (line: WorkLine): LineWords => ({
      label: `${label}, ${text(line, 'limit')}`,
      reason: `Up to ${text(line, 'limit')}. It costs ${number(line, 'percent')}% of that.`,
    }),
  ]),
) as Readonly<Record<CancellationCoverageRule, (line: WorkLine) => LineWords>>

const label = (line: WorkLine) => `Cancellation, ${text(line, 'limit')}`

/** The insured part of the event, as named in a sentence. */
export const insured = (line: WorkLine): string => (text(line, 'insured') === 'costs' ? 'costs' : 'expected revenue')

const seasons: Readonly<Record<string, string>> = {
  winter: 'the northern winter',
  hurricanes: 'the months of hurricanes',
}

/** An older price may have the factor without its season. */
export const seasonOf = (line: WorkLine): string => seasons[text(line, 'season')] ?? 'the season'

/** The factors that are not 1, in order of application. */
function factors(line: WorkLine): string {
  const [setting, season] = factorsOf(line)
  const parts = [
    ...(setting === 1 ? [] : [`times ${setting} for that`]),
    ...(season === 1 ? [] : [`times ${season} for ${seasonOf(line)}`]),
  ]
  return parts.map((part) => `, ${part}`).join('')
}

const factorsOf = (line: WorkLine): [number, number] => [
  number(line, 'place_factor') || 1,
  number(line, 'season_factor') || 1,
]

/**
 * Mentions rounding where it made a difference (decision 27). An amount raised to the minimum premium was not rounded.
 */
function rounding(line: WorkLine, times: number): string {
  if (line.basis['least'] != null) return ''
  const [setting, season] = factorsOf(line)
  const exact = (number(line, 'base') || number(line, 'per_hundred')) * times * setting * season
  return Math.abs(exact - Math.round(exact)) < 1e-6 ? '' : ', rounded to whole dollars'
}
