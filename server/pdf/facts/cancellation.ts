import type { Price } from '../../../contract/client'
import type { Answers } from '../../../domain/application'
import { filledEntries, textOf } from '../../../domain/application/entries'
import { limitBeyond } from '../../../domain/common/cancellationLimits'
import { addDays, todayIn } from '../../../domain/common/dates'
import { dollars } from '../../../domain/common/formats'
import { cancellationCoverageNames } from '../../../domain/coverages'
import { linesOf } from './bill'
import { cancellationPeriodOf, rainDateInWords } from './period'
import type { CancellationFacts } from './types'

type Counted = Partial<Answers>

interface Sold {
  readonly counted: Counted
  readonly price: Price
  readonly bought: Date
  readonly certificate: Pick<CancellationFacts, 'certificateCode' | 'certificateUrl'>
}

/** days after which this coverage's premium is earned (decision 49) */
const daysToEarn = 14

export function cancellationOf({ counted, price, bought, certificate }: Sold): CancellationFacts {
  return {
    ...certificate,
    period: cancellationPeriodOf(counted, bought),
    otherDays: rainDateInWords(counted),
    honorees: [counted.cancellation_honoree_1, counted.cancellation_honoree_2].filter((name) => !!name) as string[],
    isWedding: counted.event_type === 'Wedding',
    insures: counted.event_gross_revenue ? 'revenue' : 'costs',
    stake: stakeOf(counted),
    setting: settingOf(counted),
    limit: counted.cancellation_postponement_limit ?? limitBeyond(counted) ?? '',
    others: othersOf(counted),
    pieces: filledEntries(counted.scheduled_jewelry_items).map((piece) => ({
      name: textOf(piece['scheduled_jewelry_description']),
      worth: dollars(Number(piece['scheduled_jewelry_limit'] ?? 0)),
    })),
    lines: linesOf(price, 'cancellation'),
    premium: dollars(price.pricing_detail.ec_premium),
    earned: addDays(todayIn(bought), daysToEarn),
  }
}

/** How the limit follows from the declared amount (decisions 16 and 48). */
function stakeOf(counted: Counted): CancellationFacts['stake'] {
  const isWedding = counted.event_type === 'Wedding'
  const revenue = counted.event_gross_revenue
  return {
    amount: dollars(revenue || (counted.event_total_costs ?? 0)),
    what: revenue
      ? 'the expected gross revenue of the event'
      : isWedding
        ? 'the whole budget of the wedding'
        : 'the whole cost of the event',
    rule: ruleOf(counted.provider === 'second' ? 'steps' : isWedding ? 'tiers' : 'amount'),
  }
}

const rules = {
  steps: 'The limit is this amount, raised to the next $2,500.',
  tiers: 'The limit is the lowest of our limits for weddings that holds it.',
  amount: 'The limit is this amount.',
}
const ruleOf = (rule: keyof typeof rules) => rules[rule]

function settingOf({ event_outdoor_or_tent: outdoors, move_inside_or_cancel: move }: Counted) {
  if (outdoors !== 'True') return 'indoors'
  return move === 'Move inside' ? 'movesInside' : 'outdoors'
}

function othersOf(counted: Counted): CancellationFacts['others'] {
  const bought = cancellationCoverageNames.map((name) => [name, counted[`${name}_limit`]] as const)
  return Object.fromEntries(bought.filter(([, limit]) => !!limit))
}
