import type { HoldingLiability } from '../facts/types'
import type { Part } from './clause'
import { conditions, duties, territory, terrorismNotice, words } from './liabilityConditions'
import { additional, agreement, covers, insureds, limits } from './liabilityCoverages'
import { exclusions } from './liabilityExclusions'

/** The wording of the liability policy, in order, for the coverages that were bought. We wrote it ourselves. */
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

/** The edition of this wording; any change of meaning needs a new one. */
export const edition = 'MQ-GL 2, 11/2026'
