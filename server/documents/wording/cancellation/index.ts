import type { HoldingCancellation } from '../../facts/types'
import type { Part } from '../clause'
import { conditions, duties, whenAndWhere, words } from './conditions'
import { agreement, covers } from './covers'
import { exclusions } from './exclusions'
import { loss } from './loss'

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
