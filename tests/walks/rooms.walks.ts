import { chunkWalk } from './chunk.walks'
import { deskWalk } from './desk.walks'
import { documentsWalk, policyWalk } from './policy.walks'
import { staffWalk, underwritingWalk } from './staff.walks'

/** The charts of the rooms beside the quote's. */
export const roomWalks = {
  chunk: chunkWalk,
  documents: documentsWalk,
  policy: policyWalk,
  staff: staffWalk,
  desk: deskWalk,
  underwriting: underwritingWalk,
} as const
