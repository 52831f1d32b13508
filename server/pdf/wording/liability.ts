import type { HoldingLiability } from '../facts/types'
import type { Part } from './clause'
import { conditions, duties, territory, terrorismNotice, words } from './liabilityConditions'
import { additional, agreement, covers, insureds, limits } from './liabilityCoverages'
import { exclusions } from './liabilityExclusions'

/** The policy's text, in the order of its parts; what was not bought is not in it. Our own wording. */
export const wordingOf = (facts: HoldingLiability): readonly Part[] => [
  agreement,
  covers(facts),
  insureds,
  additional,
  limits(facts),
  exclusions(facts),
  territory(facts),
  duties(facts),
  conditions,
  terrorismNotice(facts),
  words(facts),
]

/** The edition of this wording: a change of its meaning is a new one. */
export const edition = 'MQ-GL 2, 11/2026'
