import type { RainFacts } from '../facts/types'
import type { CoverLimits } from './limits'

/** The only row of the limits table of rain insurance. */
export const rainLimits = ({ threshold, amount }: RainFacts): readonly CoverLimits[] => [
  {
    title: 'Rain',
    note: 'Paid in full once so much has fallen, whatever the event lost. No deductible.',
    limits: [[`${threshold} or more within the covered hours`, amount]],
  },
]
