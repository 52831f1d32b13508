import { raisedLimits } from '../../../domain/coverages'
import type { LiabilityFacts } from '../facts/types'
import { raisableInOrder } from '../wording/liabilityCoverages'
import type { CoverLimits } from './limits'

/**
 * The limits of a liability policy as its documents print them. Every policy has host liquor liability, except one with
 * liquor liability. A limit that can be raised is printed, raised or not.
 */
export function liabilityLimits(facts: LiabilityFacts): readonly CoverLimits[] {
  const { limits, liquor, raised } = facts
  return [
    {
      title: 'Commercial general liability',
      note: 'Claims that arise from an occurrence during the coverage period. No deductible.',
      limits: [
        ['Each occurrence', limits.occurrence],
        ['General aggregate', limits.aggregate],
        ['Products and completed operations aggregate', limits.aggregate],
        ['Personal and advertising injury', limits.occurrence],
        ...raisableInOrder.map((name) => [raisedLimits[name].inDocuments, raised[name]] as const),
      ],
    },
    liquor === 'host'
      ? {
          title: 'Host liquor liability',
          note: 'Alcohol served, not sold, by a host.',
          limits: [['Within the limits of general liability', 'Included']],
        }
      : {
          title: 'Liquor liability',
          note: 'Alcohol sold, or served as a business.',
          limits: [
            ['Each common cause', limits.occurrence],
            ['Aggregate', limits.aggregate],
          ],
        },
  ]
}
