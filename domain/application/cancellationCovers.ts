import {
  amountAtStake,
  dollarsIn,
  limitInWords,
  otherLimits,
  secondDepositLimits,
  weddingTierOf,
  weddingTiers,
} from '../common/cancellationLimits'
import { cancellation } from '../common/coverageTypes'
import { dollars, wholeDollars } from '../common/formats'
import { type CancellationCoverageName, cancellationCoverages } from '../coverages'
import type { Offer, StepRule } from './fields/field'
import { amount, choice, cover, derived, entries, text } from './fields/kinds'

const group = 'cancellation'
const always = { coverage_type: cancellation }
const forWedding = { coverage_type: cancellation, event_type: ['Wedding'] }

const asOption = (value: string) => ({ value, label: value })
const others = otherLimits.map(asOption)
const deposits = secondDepositLimits.map(asOption)
const none: ReturnType<Offer> = []

/** A wedding's tier sets the limit; other events choose it (decisions 16 and 17). */
const byTier =
  (part: 'lossDeposit' | 'other', chosen: ReturnType<Offer>): Offer =>
  (a) => {
    if (a['provider'] === 'second') return chosen
    if (a['event_type'] !== 'Wedding') return others
    const tier = weddingTierOf(a)
    if (tier) return tierOffers[part][weddingTiers.indexOf(tier)]!
    // beyond the tables, an underwriter prices the limits of the largest budget
    return amountAtStake(a) === null ? none : tierOffers[part].at(-1)!
  }
const offersOf = (part: 'lossDeposit' | 'other') => weddingTiers.map((tier) => [asOption(wholeDollars(tier[part]))])
const tierOffers = { lossDeposit: offersOf('lossDeposit'), other: offersOf('other') }

/** Every limit of a coverage in order, without duplicates. */
const allOf = (part: 'lossDeposit' | 'other', chosen: readonly string[]) =>
  [...new Set([...weddingTiers.map((tier) => wholeDollars(tier[part])), ...otherLimits, ...chosen])].sort(
    (a, b) => dollarsIn(a) - dollarsIn(b),
  )
const depositLimit = choice(allOf('lossDeposit', secondDepositLimits))
const otherLimit = choice(allOf('other', otherLimits))
const limitOf = (name: string) => ({
  group,
  width: 160 as const,
  when: { [name]: ['True'] },
  valid: ['$1,000'] as const,
  asking: { is_hcc: 'True' },
})

type CoverageQuestions = {
  readonly [Name in CancellationCoverageName]: ReturnType<typeof cover>
} & {
  readonly [Name in CancellationCoverageName as `${Name}_limit`]: ReturnType<typeof otherLimit>
}

/** For each coverage: whether it is bought, and its limit. */
const coverageQuestions = Object.fromEntries(
  Object.entries(cancellationCoverages).flatMap(([name, coverage]) => {
    const { label, hint, price, limitLabel, limits, isForWeddings } = coverage
    const [limitQuestion, chosen] = limits === 'lossDeposit' ? [depositLimit, deposits] : [otherLimit, others]
    return [
      [name, cover({ label, hint, price, group, when: isForWeddings ? forWedding : always })],
      [`${name}_limit`, limitQuestion({ label: limitLabel, ...limitOf(name), offer: byTier(limits, chosen) })],
    ]
  }),
) as CoverageQuestions

export const cancellationCovers = {
  cancellation_postponement: derived('Cancellation and postponement', ['True', 'False'], () => 'True' as const, {
    isSent: true,
    when: always,
  }),
  cancellation_postponement_limit: derived<string>('Limit for cancellation', ['$25,000'], limitInWords, {
    isSent: true,
    when: always,
  }),
  cancellation_honoree_1: text({
    label: 'Name of the first spouse or partner',
    hint: 'The policy responds to illness or injury of these people.',
    group,
    row: 'honorees',
    when: forWedding,
    valid: ['Jordan Sample'],
  }),
  cancellation_honoree_2: text({
    label: 'Name of the second spouse or partner',
    group,
    row: 'honorees',
    when: forWedding,
    valid: ['Robin Example'],
  }),
  ...coverageQuestions,
  scheduled_jewelry_items: entries(
    {
      most: 4,
      title: 'scheduled_jewelry_description',
      noun: 'piece',
      empty: 'No piece yet. Name each one that is to be covered.',
      isNumbered: true,
      fields: {
        scheduled_jewelry_description: text({ label: 'What is it?', brief: 'Description', valid: ['Gold ring'] }),
        scheduled_jewelry_limit: amount({ label: 'What is it worth?', brief: 'Worth', valid: [600] }),
      },
    },
    {
      label: 'The pieces',
      group,
      when: { scheduled_jewelry: ['True'] },
      valid: [[{ scheduled_jewelry_description: 'Gold ring', scheduled_jewelry_limit: 600 }]],
    },
  ),
} as const

type Piece = Readonly<Record<string, unknown>>

export const cancellationRules: readonly StepRule<typeof cancellationCovers>[] = [
  {
    at: 'scheduled_jewelry_items',
    breaks: 'withinJewelryLimit',
    needs: ['scheduled_jewelry_limit', 'scheduled_jewelry_items'],
    holds: (a) => worthOf(a['scheduled_jewelry_items']) <= dollarsIn(a['scheduled_jewelry_limit']),
    amounts: (a) => [inDollars(worthOf(a['scheduled_jewelry_items'])), a['scheduled_jewelry_limit']],
    invalid: {
      event_type: 'Wedding',
      coverage_type: 'Cancellation Insurance',
      event_total_costs: 7_500,
      scheduled_jewelry: 'True',
      scheduled_jewelry_items: [
        { scheduled_jewelry_description: 'Gold ring', scheduled_jewelry_limit: 600 },
        { scheduled_jewelry_description: 'Necklace', scheduled_jewelry_limit: 500 },
      ],
    },
  },
]

/** The pieces together may not be worth more than the coverage limit (decision 19). Dollars. */
const worthOf = (pieces: readonly Piece[]) =>
  pieces.reduce((sum, { scheduled_jewelry_limit: worth }) => sum + (typeof worth === 'number' ? worth : 0), 0)

/** $7,000, or $1,850.50. */
const inDollars = (value: number) => (Number.isInteger(value) ? wholeDollars(value) : dollars(value))
