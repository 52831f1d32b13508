import { cardFieldsWalk } from './cardFields.walks'
import { certificateWalk } from './certificate.walks'
import { chunkWalk } from './chunk.walks'
import { deskWalk } from './desk.walks'
import { failedWorkWalk, mailboxWalk } from './office.walks'
import { cancelWalk, changeWalk } from './policy.change.walks'
import { claimWalk, findWalk, messageWalk, sendingWalk } from './policy.forms.walks'
import { documentsWalk, policyWalk } from './policy.walks'
import { previewWalk } from './preview.walks'
import { countdownWalk, sessionWalk, visitWalk } from './session.walks'
import { sharingWalk } from './sharing.walks'
import { forgotQuoteWalk, rainRequestWalk, termsLinkWalk } from './sideRoads.walks'
import { staffWalk, underwritingWalk } from './staff.walks'

/** The charts of the rooms beside the quote's. */
export const roomWalks = {
  cardFields: cardFieldsWalk,
  sharing: sharingWalk,
  chunk: chunkWalk,
  documents: documentsWalk,
  preview: previewWalk,
  policy: policyWalk,
  'policy change': changeWalk,
  'policy cancel': cancelWalk,
  'policy claim': claimWalk,
  'policy message': messageWalk,
  'policy sending': sendingWalk,
  'policy find': findWalk,
  certificate: certificateWalk,
  session: sessionWalk,
  countdown: countdownWalk,
  visit: visitWalk,
  staff: staffWalk,
  desk: deskWalk,
  underwriting: underwritingWalk,
  mailbox: mailboxWalk,
  failedWork: failedWorkWalk,
  forgotQuote: forgotQuoteWalk,
  termsLink: termsLinkWalk,
  rainRequest: rainRequestWalk,
} as const
