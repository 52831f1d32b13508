import { holdsCancellation } from './coverageTypes'
import { wholeDollars } from './formats'
import { type Cents, centsOf, dollarsOf } from './money'

/** The insurer: the first provider is admitted, the second (isHcc) is surplus lines (decisions 18 and 30). */
export type Provider = 'first' | 'second'

/**
 * States where the first provider does not sell cancellation, so that the second one writes the whole quote (decision
 * 18).
 */
export const withoutFirstProvider: readonly string[] = ['AK', 'HI', 'LA']

/**
 * The budget tiers of a wedding in dollars, and the limits of the coverages beside cancellation at the same index
 * (specification section 9, decision 16).
 */
export const weddingTiers = [
  { budget: 7_500, lossDeposit: 1_000, other: 1_000 },
  { budget: 15_000, lossDeposit: 1_500, other: 1_500 },
  { budget: 25_000, lossDeposit: 2_500, other: 2_000 },
  { budget: 35_000, lossDeposit: 3_500, other: 2_500 },
  { budget: 50_000, lossDeposit: 5_000, other: 3_000 },
  { budget: 75_000, lossDeposit: 7_500, other: 4_000 },
  { budget: 100_000, lossDeposit: 10_000, other: 5_500 },
] as const
export type WeddingTier = (typeof weddingTiers)[number]

/** $1,000 to the maximum, in steps of $1,000 (specification section 9). */
const thousandsTo = (most: number): readonly string[] =>
  Array.from({ length: most / 1000 }, (_, i) => wholeDollars((i + 1) * 1000))
export const otherLimits = thousandsTo(10_000)
export const secondDepositLimits = thousandsTo(50_000)

/**
 * The most that we insure online: for an approved event type, and for a wedding or the second provider (decision 48).
 */
export const mostInsured = centsOf(250_000)
export const mostForTiers = centsOf(100_000)
/** Step between the second provider's limits (decision 17). */
export const secondStep = centsOf(2_500)

/** The most that needs no underwriting review, in cents. */
export const mostInsuredOf = ({ provider, event_type }: Insured): Cents =>
  provider === 'second' || event_type === 'Wedding' ? mostForTiers : mostInsured

/** The answers so far; any of them may be a half-typed text. */
export interface Insured {
  readonly event_type?: unknown
  readonly coverage_type?: unknown
  readonly event_gross_revenue?: unknown
  readonly event_total_costs?: unknown
  readonly provider?: unknown
}

/** The amount at stake: the revenue if it is given, else the costs (a wedding has only costs). null if unknown. */
export function amountAtStake({ coverage_type, event_gross_revenue, event_total_costs }: Insured): Cents | null {
  if (!holdsCancellation(coverage_type)) return null
  return positive(event_gross_revenue) ?? positive(event_total_costs)
}

const positive = (dollars: unknown): Cents | null =>
  typeof dollars === 'number' && dollars > 0 && dollars <= 100_000_000 ? Math.round(dollars * 100) : null

/** The lowest budget tier that covers a wedding's costs, for the first provider; null where there is none. */
export function weddingTierOf(insured: Insured): WeddingTier | null {
  const amount = amountAtStake(insured)
  if (amount === null || insured.event_type !== 'Wedding' || insured.provider !== 'first') return null
  return weddingTiers.find(({ budget }) => centsOf(budget) >= amount) ?? null
}

/**
 * The insured amount in cents, or the reason why there is none: `unknown` without answers, `large` beyond the tables
 * (decision 48). The first provider insures exactly the amount of an approved event type, and the budget tier of a
 * wedding; the second provider insures the next $2,500.
 */
export function insuredLimit(insured: Insured): Cents | 'unknown' | 'large' {
  const amount = amountAtStake(insured)
  if (amount === null) return 'unknown'
  if (insured.provider === 'second') return atMost(Math.ceil(amount / secondStep) * secondStep, mostInsuredOf(insured))
  if (insured.event_type !== 'Wedding') return atMost(amount, mostInsuredOf(insured))
  const tier = weddingTierOf(insured)
  return tier ? centsOf(tier.budget) : 'large'
}

/**
 * The limit under an underwriter's premium for an amount beyond the tables (decision 48): the whole amount. $260,000
 */
export function limitBeyond(insured: Insured): string | null {
  const amount = amountAtStake(insured)
  if (amount === null) return null
  const limit = insured.provider === 'second' ? Math.ceil(amount / secondStep) * secondStep : amount
  return wholeDollars(Math.ceil(dollarsOf(limit)))
}

const atMost = (amount: Cents, most: Cents): Cents | 'large' => (amount > most ? 'large' : amount)

/** In the format of a limit option: $25,000. Cents round up to the next dollar. */
export function limitInWords(insured: Insured): string | null {
  const limit = insuredLimit(insured)
  return typeof limit === 'number' ? wholeDollars(Math.ceil(dollarsOf(limit))) : null
}

/** Parses a limit into dollars: keeps only digits and dots (specification section 5). */
export const dollarsIn = (text: string): number => Number(text.replace(/[^\d.]/g, ''))
