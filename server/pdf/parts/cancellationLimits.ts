import {
  type CancellationCoverageName,
  cancellationCoverageNames,
  cancellationCoverages,
} from '../../../domain/coverages'
import type { CancellationFacts, Party } from '../facts/types'
import type { CoverLimits } from './limits'

/** Coverages with their limits; jewelry item by item. */
export function cancellationLimits(facts: CancellationFacts): readonly CoverLimits[] {
  const { limit, insures } = facts
  const lost = insures === 'revenue' ? 'Lost revenue and extra costs' : 'Lost costs and extra costs'
  return [
    { title: 'Cancellation and postponement', limits: [[`${lost}, no deductible`, limit]] },
    ...cancellationCoverageNames.flatMap((name) => coverageLimits(name, facts)),
  ]
}

function coverageLimits(name: CancellationCoverageName, { others, pieces }: CancellationFacts): readonly CoverLimits[] {
  const limit = others[name]
  if (!limit) return []
  const { label, inDocuments } = cancellationCoverages[name]
  const each = name === 'scheduled_jewelry' ? pieces.map(({ name: piece, worth }) => [piece, worth] as const) : []
  return [{ title: label, limits: [[inDocuments, limit], ...each] }]
}

const words: Readonly<Record<CancellationFacts['setting'], Party>> = {
  indoors: { name: 'Indoors', lines: [] },
  movesInside: { name: 'Outdoors or in a tent', lines: ['It can move indoors'] },
  outdoors: { name: 'Outdoors or in a tent', lines: ['It cannot move indoors'] },
}

/** How exposed the event is to weather. */
export const settingInWords = ({ setting }: CancellationFacts): Party => words[setting]
