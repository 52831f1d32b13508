import type { CancellationFacts, OtherCover, Party } from '../facts/types'
import type { CoverLimits } from './limits'

/** In the order in which the policy describes them. */
const others: Readonly<Record<OtherCover, readonly [title: string, what: string]>> = {
  deposit: ['Loss of deposit', 'Paid ahead to a location or a supplier that fails'],
  pictures: ['Photographs and video', 'Taken again if the photographer fails or they are lost'],
  gifts: ['Gifts', 'Lost, stolen or damaged at the event'],
  attire: ['Wedding attire', 'Lost, stolen or damaged, or not delivered'],
  jewelry: ['Scheduled jewelry', 'Lost, stolen or damaged: all pieces'],
}

/** What is insured with its limit; jewelry piece by piece. */
export function cancellationLimits(facts: CancellationFacts): readonly CoverLimits[] {
  const { limit, insures } = facts
  const lost = insures === 'revenue' ? 'Lost revenue and extra costs' : 'Lost costs and extra costs'
  return [
    { title: 'Cancellation and postponement', limits: [[`${lost}, no deductible`, limit]] },
    ...(Object.keys(others) as OtherCover[]).flatMap((cover) => otherLimits(cover, facts)),
  ]
}

function otherLimits(cover: OtherCover, { others: bought, pieces }: CancellationFacts): readonly CoverLimits[] {
  const limit = bought[cover]
  if (!limit) return []
  const [title, what] = others[cover]
  const each = cover === 'jewelry' ? pieces.map(({ name, worth }) => [name, worth] as const) : []
  return [{ title, limits: [[what, limit], ...each] }]
}

const words: Readonly<Record<CancellationFacts['setting'], Party>> = {
  indoors: { name: 'Indoors', lines: [] },
  movesInside: { name: 'Outdoors or in a tent', lines: ['It can move indoors'] },
  outdoors: { name: 'Outdoors or in a tent', lines: ['It cannot move indoors'] },
}

/** Where the weather finds the event. */
export const settingInWords = ({ setting }: CancellationFacts): Party => words[setting]
