import { type CoverageType, holdsCancellation } from '../common/coverageTypes'

type One = Exclude<CoverageType, typeof both>

/**
 * The cover that may be bought now although what is chosen may not (decision 13): of two, where every reason touches the
 * same one of them, the other; in place of cancellation alone, liability. null where there is none. The browser reads this
 * too, so it knows no rule.
 */
export function coverAlone(reasons: readonly { readonly cover: string }[], coverage_type: unknown): One | null {
  const touched = reasons[0]?.cover
  if (!reasons.every(({ cover }) => cover === touched)) return null
  if (touched === 'cancellation' && holdsCancellation(coverage_type)) return 'Liability Insurance'
  return touched === 'liability' && coverage_type === both ? 'Cancellation Insurance' : null
}

const both = 'Liability and Cancellation Insurance' satisfies CoverageType
