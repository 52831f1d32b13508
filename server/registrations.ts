import { cardPurposes, paymentPurpose, receiptPurpose } from './billing/cardPurposes'
import { rescreen } from './compliance/rescreening'
import { canaryDocument } from './documents/canary'
import { followUp } from './marketing/followUp'
import { sendMail } from './notifications/mailJob'
import { sendText } from './notifications/textJob'
import { purchasePurpose } from './payments/payment'
import { registerPurpose } from './payments/purpose'
import { makeRefund } from './payments/refundJob'
import type { Fill } from './platform/db/fills'
import { removeFiles } from './platform/files/removalJob'
import type { JobHandlers } from './platform/jobs/handler'
import { canaryJob, canaryKind } from './platform/observability/canary'
import { changePurpose } from './policies/changes/paymentPurpose'
import { makeDocuments } from './policies/documentsJob'
import { fillProducerEmail, fillWrittenPremium } from './policies/written'
import { removeErased } from './privacy/removal'
import { policyPurchase } from './purchases/cardPurchase'
import { expireOrder } from './purchases/closeOrder'
import { onExpiration } from './quotes/expiration'
import { fillListing } from './quotes/listing'
import { deliverWebhooks } from './webhooks/deliver'

/**
 * Connects modules that do not import each other. A lower module calls the functions registered with it. Safe to call
 * twice.
 */
export function register(): void {
  registerPurpose(purchasePurpose, policyPurchase)
  registerPurpose('change:', changePurpose)
  registerPurpose(cardPurposes.salesReceipt, receiptPurpose)
  registerPurpose(cardPurposes.receivePayment, paymentPurpose)
  onExpiration(expireOrder)
}

/** The handler of each kind of job. */
export const jobHandlers: JobHandlers = {
  [canaryKind]: canaryJob({ document: canaryDocument }),
  documents: makeDocuments,
  erasure: removeErased,
  files: removeFiles,
  followUp,
  mail: sendMail,
  refund: makeRefund,
  rescreening: rescreen,
  sms: sendText,
  webhook: deliverWebhooks,
}

/** Columns that business rules fill, by name. Renaming an entry fills its columns again in every database. */
export const fills: Readonly<Record<string, Fill>> = {
  'contact listing with phones and cities': fillListing,
  'written premium': fillWrittenPremium,
  'producers of written premium': fillProducerEmail,
}
