import { mostForTiers, mostInsured } from '../../common/cancellationLimits'
import { wholeDollars } from '../../common/formats'
import { dollarsOf } from '../../common/money'
import { decline, no, type Rule, refer, yes } from '../model/rule'

/** A fact can be reviewed by an underwriter, or avoided by buying only the other coverage. */
const untouched = 'It does not touch liability coverage.'

const amounts = ['event_gross_revenue', 'event_total_costs'] as const

/** Amounts beyond the tables: a rule for each maximum that needs no review (decision 48). */
const amountRules = [mostInsured, mostForTiers].map(dollarsOf).flatMap((most) =>
  amounts.map((field) =>
    refer({
      code: 'amount_large',
      field,
      over: 0,
      where: { beyond: [field], most: [most] },
      text: `Amounts above ${wholeDollars(most)} are reviewed by an underwriter.`,
      remedy: `With ${wholeDollars(most)} or less we can price it at once.`,
      mend: { [field]: most },
    }),
  ),
)

/** Rules that touch only cancellation, so that liability may be bought without it (decision 13). */
export const cancellationRules: readonly Rule[] = [
  decline({
    code: 'short_notice',
    field: 'event_start_date',
    cover: 'cancellation',
    where: { notice: ['short'] },
    text: 'Cancellation coverage has to be bought at least 14 days before the first day.',
    remedy: 'Choose a first day that is 14 days away or more, or liability alone.',
    mend: { coverage_type: 'Liability Insurance' },
  }),
  refer({
    code: 'seasonal',
    field: 'event_outdoor_or_tent',
    ...yes,
    where: { season: ['winter'] },
    text: 'Outdoor events in this state between December 1 and March 15 are reviewed by an underwriter.',
    remedy: 'All of it is indoors, or on days outside this season? Then we can price it at once.',
    mend: { event_outdoor_or_tent: 'False' },
  }),
  ...amountRules,
  refer({
    field: 'move_inside_or_cancel',
    is: ['Cancel'],
    text: 'An outdoor event with no indoor back-up needs an underwriter’s review.',
    remedy: 'You find a place indoors to move to? Change the answer, and we can price it at once.',
    mend: { move_inside_or_cancel: 'Move inside' },
  }),
  refer({
    field: 'sustained_loss_or_damage',
    ...yes,
    text: `An earlier cancellation or loss needs an underwriter’s review. ${untouched}`,
    remedy: null,
  }),
  refer({
    field: 'licenses_visas_permits',
    ...no,
    text: 'Missing licenses, visas or permits need an underwriter’s review. A loss caused by them is not covered.',
    remedy: 'You will have them all in time? Change the answer, and we can price it at once.',
    mend: { licenses_visas_permits: 'True' },
  }),
  refer({
    field: 'sum_gross_revenue_total_costs',
    ...no,
    text: 'Insuring only part of the revenue or costs can reduce a claim payment, so an underwriter will review the amount.',
    remedy: 'You insure all of it? Enter the whole amount and change the answer, and we can price it at once.',
    mend: { sum_gross_revenue_total_costs: 'True' },
  }),
  refer({
    field: 'material_facts_or_info_disclosed',
    ...no,
    text: `Please tell us what is missing; an underwriter will review it. ${untouched}`,
    remedy: null,
  }),
  decline({
    field: 'circumstances_result_in_claim',
    ...yes,
    text: `Cancellation insurance cannot cover something you already know about. ${untouched}`,
    remedy: null,
  }),
]
