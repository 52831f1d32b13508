import { chunkWalk } from './chunk.walks'
import { deskWalk } from './desk.walks'
import { documentsWalk, policyWalk } from './policy.walks'
import { previewWalk } from './preview.walks'
import { countdownWalk, sessionWalk, visitWalk } from './session.walks'
import { forgotQuoteWalk, rainRequestWalk, termsLinkWalk } from './sideRoads.walks'
import { staffWalk, underwritingWalk } from './staff.walks'

/** The charts of the rooms beside the quote's. */
export const roomWalks = {
  chunk: chunkWalk,
  documents: documentsWalk,
  preview: previewWalk,
  policy: policyWalk,
  session: sessionWalk,
  countdown: countdownWalk,
  visit: visitWalk,
  staff: staffWalk,
  desk: deskWalk,
  underwriting: underwritingWalk,
  forgotQuote: forgotQuoteWalk,
  termsLink: termsLinkWalk,
  rainRequest: rainRequestWalk,
} as const
