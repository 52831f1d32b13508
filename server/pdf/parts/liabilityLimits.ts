import type { LiabilityFacts } from '../facts/types'
import type { CoverLimits } from './limits'

export function liabilityLimits(facts: LiabilityFacts): readonly CoverLimits[] {
  const { limits, liquor, medicalPayments, rentedPremises } = facts
  return [
    {
      title: 'Commercial general liability',
      note: 'Claims that arise from an occurrence during the coverage period. No deductible.',
      limits: [
        ['Each occurrence', limits.occurrence],
        ['General aggregate', limits.aggregate],
        ['Products and completed operations aggregate', limits.aggregate],
        ['Personal and advertising injury', limits.occurrence],
        ['Damage to rented premises, each occurrence', rentedPremises],
        ['Medical payments, any one person', medicalPayments],
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
