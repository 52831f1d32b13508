import { accountWalk } from './account.walks'
import { accountingWalk } from './accounting.walks'
import { attachmentsWalk } from './attachments.walks'
import { auditWalk } from './audit.walks'
import { cardFieldsWalk } from './cardFields.walks'
import { certificateWalk, followWalk, subscriptionWalk } from './certificate.walks'
import { chunkWalk } from './chunk.walks'
import { contactFileWalk, contactListPageWalk, contactListWalk, prospectWalk } from './contactList.walks'
import { documentsWalk } from './documents.walks'
import { emailLogsWalk } from './emailLogs.walks'
import { exhibitorBoardWalk } from './exhibitorBoard.walks'
import { exhibitorInvitationWalk } from './exhibitorInvitation.walks'
import { exhibitorWalk, registrationWalk } from './exhibitors.walks'
import { factorsWalk } from './factors.walks'
import { historyWalk } from './history.walks'
import { idleWalk } from './idle.walks'
import { inspectorConnectionWalk, inspectorViewWalk, inspectorWalk, recordingWalk } from './inspector.walks'
import { linkedVenueWalk } from './linkedVenue.walks'
import { linkRequestWalk } from './linkRequest.walks'
import { messagesWalk } from './messages.walks'
import { moratoriaWalk } from './moratoria.walks'
import { failedJobsWalk, mailboxWalk } from './office.walks'
import { certificateReviewWalk, exhibitorImportWalk } from './organizerDialogs.walks'
import { organizerInvoicesWalk } from './organizerInvoices.walks'
import { organizerPaymentsWalk } from './organizerPayments.walks'
import { organizerEventCitiesWalk, organizerEventWalk } from './organizers.walks'
import { forgotQuoteWalk, termsLinkWalk } from './otherCustomerCharts.walks'
import { overviewWalk } from './overview.walks'
import { ownSessionsWalk } from './ownSessions.walks'
import { partnersWalk } from './partners.walks'
import { passwordResetWalk } from './passwordReset.walks'
import { personalDataWalk } from './personalData.walks'
import { cancelWalk } from './policy.cancel.walks'
import { changeWalk } from './policy.change.walks'
import { claimWalk, findWalk, messageWalk, sendingWalk } from './policy.forms.walks'
import { policyWalk } from './policy.walks'
import { attendanceWalk } from './presence.walks'
import { previewWalk } from './preview.walks'
import { producerBoardWalk, producerCommissionWalk } from './producers.walks'
import { rainSettlementWalk } from './rainSettlement.walks'
import { countdownWalk, sessionWalk, visitWalk } from './session.walks'
import { listEditorWalk } from './settings.walks'
import { sharingWalk } from './sharing.walks'
import { signaturesWalk } from './signatures.walks'
import { staffWalk } from './staff.walks'
import { newsWalk, underwritingWalk } from './underwriting.walks'
import { unsubscribeWalk } from './unsubscribe.walks'
import { usersWalk } from './users.walks'
import { venueWalk } from './venue.walks'
import { venueBoardWalk } from './venueBoard.walks'
import { venueImportWalk, venueInvitationWalk, venueVerificationWalk } from './venueDialogs.walks'
import { venueMergeWalk } from './venueMerge.walks'
import { venueSheetCitiesWalk, venueSheetWalk } from './venueSheet.walks'
import { venuesWalk } from './venues.walks'
import { workCountWalk } from './workCount.walks'
import { workItemsWalk } from './workItems.walks'
import { taskWalk } from './workspace.task.walks'
import { contactDocumentsWalk, copyWalk, versionWalk, workspaceWalk, workWalk } from './workspace.walks'

/** The charts of the pages beside the quote's. */
export const pageWalks = {
  cardFields: cardFieldsWalk,
  sharing: sharingWalk,
  chunk: chunkWalk,
  documents: documentsWalk,
  preview: previewWalk,
  venue: venueWalk,
  linkedVenue: linkedVenueWalk,
  venueSheet: venueSheetWalk,
  'venueSheet cities': venueSheetCitiesWalk,
  venueBoard: venueBoardWalk,
  venues: venuesWalk,
  venueImport: venueImportWalk,
  venueVerification: venueVerificationWalk,
  venueMerge: venueMergeWalk,
  venueInvitation: venueInvitationWalk,
  linkRequest: linkRequestWalk,
  organizerEvent: organizerEventWalk,
  'organizerEvent cities': organizerEventCitiesWalk,
  exhibitorBoard: exhibitorBoardWalk,
  exhibitorInvitation: exhibitorInvitationWalk,
  organizerPayments: organizerPaymentsWalk,
  exhibitorImport: exhibitorImportWalk,
  certificateReview: certificateReviewWalk,
  exhibitor: exhibitorWalk,
  registration: registrationWalk,
  producerBoard: producerBoardWalk,
  producerCommission: producerCommissionWalk,
  policy: policyWalk,
  'policy change': changeWalk,
  'policy cancel': cancelWalk,
  'policy claim': claimWalk,
  'policy message': messageWalk,
  'policy sending': sendingWalk,
  'policy find': findWalk,
  certificate: certificateWalk,
  'certificate follow': followWalk,
  'certificate updates': subscriptionWalk,
  unsubscribe: unsubscribeWalk,
  session: sessionWalk,
  countdown: countdownWalk,
  visit: visitWalk,
  staff: staffWalk,
  passwordReset: passwordResetWalk,
  idle: idleWalk,
  contactList: contactListWalk,
  'contactList page': contactListPageWalk,
  'contactList export': contactFileWalk,
  'contactList prospect': prospectWalk,
  underwriting: underwritingWalk,
  news: newsWalk,
  messages: messagesWalk,
  mailbox: mailboxWalk,
  failedJobs: failedJobsWalk,
  workItems: workItemsWalk,
  workCount: workCountWalk,
  overview: overviewWalk,
  accounting: accountingWalk,
  workspace: workspaceWalk,
  'workspace copy': copyWalk,
  'workspace version': versionWalk,
  'workspace documents': contactDocumentsWalk,
  'workspace work': workWalk,
  'workspace task': taskWalk,
  attendance: attendanceWalk,
  history: historyWalk,
  listEditor: listEditorWalk,
  moratoria: moratoriaWalk,
  rainSettlement: rainSettlementWalk,
  partners: partnersWalk,
  organizerInvoices: organizerInvoicesWalk,
  users: usersWalk,
  personalData: personalDataWalk,
  audit: auditWalk,
  account: accountWalk,
  ownSessions: ownSessionsWalk,
  factors: factorsWalk,
  attachments: attachmentsWalk,
  emailLogs: emailLogsWalk,
  signatures: signaturesWalk,
  inspector: inspectorWalk,
  'inspector connection': inspectorConnectionWalk,
  'inspector view': inspectorViewWalk,
  'inspector recording': recordingWalk,
  forgotQuote: forgotQuoteWalk,
  termsLink: termsLinkWalk,
} as const
