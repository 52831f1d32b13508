import type { HoldingCancellation } from '../facts/types'
import { conditions, duties, whenAndWhere, words } from './cancellationConditions'
import { agreement, covers } from './cancellationCoverages'
import { exclusions } from './cancellationExclusions'
import { loss } from './cancellationLoss'
import type { Part } from './clause'

/** The wording of the cancellation policy, in order, for the coverages that were bought. We wrote it ourselves. */
export const cancellationWordingOf = (facts: HoldingCancellation): readonly Part[] => [
  agreement,
  covers(facts),
  loss(facts),
  exclusions(facts),
  whenAndWhere(facts),
  duties(facts),
  conditions(facts),
  words(facts),
]

/** The edition of this wording; any change of meaning needs a new one. */
export const cancellationEdition = 'MQ-EC 2, 11/2026'
