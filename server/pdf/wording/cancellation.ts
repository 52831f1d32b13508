import type { HoldingCancellation } from '../facts/types'
import { conditions, duties, whenAndWhere, words } from './cancellationConditions'
import { agreement, covers } from './cancellationCoverages'
import { exclusions } from './cancellationExclusions'
import { loss } from './cancellationLoss'
import type { Part } from './clause'

/** The cancellation policy's text, in the order of its parts; what was not bought is not in it. Our own wording. */
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

/** The edition of this wording: a change of its meaning is a new one. */
export const cancellationEdition = 'MQ-EC 2, 11/2026'
