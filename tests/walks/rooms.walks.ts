import { chunkWalk } from './chunk.walks'
import { documentsWalk, policyWalk } from './policy.walks'
import { deskWalk, staffWalk, underwritingWalk } from './staff.walks'

/** The charts of the rooms beside the quote's. */
export const roomWalks = {
  chunk: chunkWalk,
  documents: documentsWalk,
  policy: policyWalk,
  staff: staffWalk,
  desk: deskWalk,
  underwriting: underwritingWalk,
} as const
