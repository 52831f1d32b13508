import type { CoverageType } from '../covers'

type One = Exclude<CoverageType, typeof both>

/**
 * The cover that may be bought now although the two that are chosen may not (decision 13): where every reason touches the
 * same one of them, the other. null where there is none. The browser reads this too, so it knows no rule.
 */
export function coverAlone(reasons: readonly { readonly cover: string }[], coverage_type: unknown): One | null {
  const touched = reasons[0]?.cover
  if (coverage_type !== both || !reasons.every(({ cover }) => cover === touched)) return null
  if (touched === 'cancellation') return 'Liability Insurance'
  return touched === 'liability' ? 'Cancellation Insurance' : null
}

const both = 'Liability and Cancellation Insurance' satisfies CoverageType
