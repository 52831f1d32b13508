import type { applicableAnswers } from '../application/applicable'
import { limitBeyond } from '../common/cancellationLimits'
import { coverLength } from '../common/dates'
import type { Cents } from '../common/money'
import { cancellationCoverageNames, cancellationCoverages } from '../coverages'
import { dayLines, insuredLines } from './fees'
import { addedLines, raisedLines } from './liability'
import type { Plan } from './plans/plan'
import { type Line, line } from './price'

type Counted = ReturnType<typeof applicableAnswers>

/**
 * The liability premium that an underwriter set. Each included coverage keeps a line with its limit and costs nothing
 * more. Additional insureds and their endorsements are charged separately, because they are named after the decision
 * (docs/decisions/040).
 */
export function setLiabilityLines(a: Counted, premium: Cents, plan: Plan): Line[] {
  const { event_start_date: first, event_end_date: last } = a
  return [
    line('general_liability_premium', 'liability', premium, 'underwriter.premium', {
      event_type: a.event_type ?? null,
      limits: a.coverage_limits ?? null,
      band: a.attendee_band ?? null,
      days: first && last ? coverLength(first, last) : null,
    }),
    a.liquor_coverage === 'Liquor Liability'
      ? within('liquor_liability_premium', 'liability', 'liquor.liability')
      : line('liquor_liability_premium', 'liability', 0, 'liquor.host'),
    ...raisedLines(a, plan, () => 0).map(asPart),
    ...addedLines(a, null).map(asPart),
    ...dayLines(a, plan).map(asPart),
    ...insuredLines(a, plan),
  ]
}

/** The same for cancellation. */
export const setCancellationLines = (a: Counted, premium: Cents): Line[] => [
  line('cancellation_postponement_premium', 'cancellation', premium, 'underwriter.ecPremium', {
    event_type: a.event_type ?? null,
    limit: a.cancellation_postponement_limit ?? limitBeyond(a),
  }),
  ...cancellationCoverageNames
    .filter((name) => a[name] === 'True')
    .map((name) =>
      within(`${name}_premium`, 'cancellation', cancellationCoverages[name].rule, {
        limit: a[`${name}_limit`] ?? null,
      }),
    ),
]

/** A line that the tables would have priced; items included in every policy stay unchanged. */
const asPart = ({ field, group, rule, basis }: Line): Line =>
  rule.endsWith('.included') ? line(field, group, 0, rule, basis) : within(field, group, rule, basis)

/** `as` names the rule whose words describe the line. */
const within = (field: Line['field'], group: Line['group'], as: Line['rule'], basis: Line['basis'] = {}) =>
  line(field, group, 0, 'underwriter.included', { ...basis, as })
