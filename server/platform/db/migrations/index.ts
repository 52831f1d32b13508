import type { Migration } from 'kysely'
import * as begin from './001-begin'
import * as quoteEmails from './002-quote-emails'
import * as versionsAndCoupons from './003-versions-and-coupons'
import * as wholeWizard from './004-whole-wizard'
import * as lifeOfAPolicy from './005-life-of-a-policy'
import * as staffSide from './006-staff-side'
import * as foldedSearch from './007-folded-search'
import * as rowsAndMailings from './008-rows-and-mailings'
import * as countedEvents from './009-counted-events'
import * as askedMail from './010-asked-mail'
import * as fills from './011-fills'
import * as paymentDeclined from './012-payment-declined'
import * as writtenPremium from './013-written-premium'
import * as cardSearch from './014-card-search'
import * as datedNotes from './015-dated-notes'
import * as certificateHolders from './016-certificate-holders'
import * as workItems from './017-work-items'
import * as pageSpeed from './018-page-speed'
import * as nearerLists from './019-nearer-lists'
import * as accountants from './020-accountants'
import * as givenPasswords from './021-given-passwords'
import * as sharedByNodes from './022-shared-by-nodes'
import * as seenSessions from './023-seen-sessions'
import * as canary from './024-canary'
import * as secondFactors from './025-second-factors'
import * as passwordResets from './026-password-resets'
import * as venues from './027-venues'
import * as companyIdentities from './028-company-identities'
import * as approvalRequests from './029-approval-requests'
import * as certificateSubscriptions from './030-certificate-subscriptions'
import * as moratoria from './031-moratoria'
import * as screening from './032-screening'
import * as electronicConsents from './033-electronic-consents'
import * as authenticatedPayments from './034-authenticated-payments'
import * as tracedJobs from './035-traced-jobs'
import * as organizerEvents from './036-organizer-events'
import * as exhibitorCertificates from './037-exhibitor-certificates'
import * as partnerKeys from './038-partner-keys'
import * as webhooks from './039-webhooks'
import * as producerPages from './040-producer-pages'
import * as rainSettlements from './042-rain-settlements'
import * as organizerInvoices from './045-organizer-invoices'
import * as exhibitorBusinesses from './047-exhibitor-businesses'
import * as partnerEvents from './048-partner-events'
import * as auditByMonth from './049-audit-by-month'
import * as mailedEntries from './050-mailed-entries'
import * as refundItems from './051-refund-items'
import * as canaryTries from './054-canary-tries'

/** Ordered by name; a migration that has shipped is never changed. */
export const migrations: Record<string, Migration> = {
  '001-begin': begin,
  '002-quote-emails': quoteEmails,
  '003-versions-and-coupons': versionsAndCoupons,
  '004-whole-wizard': wholeWizard,
  '005-life-of-a-policy': lifeOfAPolicy,
  '006-staff-side': staffSide,
  '007-folded-search': foldedSearch,
  '008-rows-and-mailings': rowsAndMailings,
  '009-counted-events': countedEvents,
  '010-asked-mail': askedMail,
  '011-fills': fills,
  '012-payment-declined': paymentDeclined,
  '013-written-premium': writtenPremium,
  '014-card-search': cardSearch,
  '015-dated-notes': datedNotes,
  '016-certificate-holders': certificateHolders,
  '017-work-items': workItems,
  '018-page-speed': pageSpeed,
  '019-nearer-lists': nearerLists,
  '020-accountants': accountants,
  '021-given-passwords': givenPasswords,
  '022-shared-by-nodes': sharedByNodes,
  '023-seen-sessions': seenSessions,
  '024-canary': canary,
  '025-second-factors': secondFactors,
  '026-password-resets': passwordResets,
  '027-venues': venues,
  '028-company-identities': companyIdentities,
  '029-approval-requests': approvalRequests,
  '030-certificate-subscriptions': certificateSubscriptions,
  '031-moratoria': moratoria,
  '032-screening': screening,
  '033-electronic-consents': electronicConsents,
  '034-authenticated-payments': authenticatedPayments,
  '035-traced-jobs': tracedJobs,
  '036-organizer-events': organizerEvents,
  '037-exhibitor-certificates': exhibitorCertificates,
  '038-partner-keys': partnerKeys,
  '039-webhooks': webhooks,
  '040-producer-pages': producerPages,
  '042-rain-settlements': rainSettlements,
  '045-organizer-invoices': organizerInvoices,
  '047-exhibitor-businesses': exhibitorBusinesses,
  '048-partner-events': partnerEvents,
  '049-audit-by-month': auditByMonth,
  '050-mailed-entries': mailedEntries,
  '051-refund-items': refundItems,
  '054-canary-tries': canaryTries,
}
