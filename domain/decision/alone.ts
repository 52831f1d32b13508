import { type CoverageType, holdsCancellation } from '../common/coverageTypes'

type One = Exclude<CoverageType, typeof both | 'Rain Insurance'>

/**
 * The coverage that can be bought although the chosen one cannot (decision 13): if every reason touches only one of two
 * coverages, the other; in place of cancellation alone, liability. null where there is none. The browser uses this too,
 * so it depends on no rules.
 */
export function coverAlone(reasons: readonly { readonly cover: string }[], coverage_type: unknown): One | null {
  const touched = reasons[0]?.cover
  if (!reasons.every(({ cover }) => cover === touched)) return null
  if (touched === 'cancellation' && holdsCancellation(coverage_type)) return 'Liability Insurance'
  return touched === 'liability' && coverage_type === both ? 'Cancellation Insurance' : null
}

const both = 'Liability and Cancellation Insurance' satisfies CoverageType
