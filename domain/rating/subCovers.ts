import type { SubCover } from './plans/plan'
import type { RuleCode } from './sources'

/** By which rule each cover beside cancellation is priced. */
export const subCoverRules: Readonly<Record<SubCover, RuleCode>> = {
  loss_deposit: 'lossDeposit',
  photograph_video: 'photographVideo',
  event_gift: 'gifts',
  damage_wedding_attire: 'attire',
  scheduled_jewelry: 'jewelry',
}
