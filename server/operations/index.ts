import type { Handlers, Operation, OperationId } from '../handler'
import type { Services } from '../services'
import { applyCoupon } from './applyCoupon'
import { calculatePolicyFee } from './calculatePolicyFee'
import { calculatePolicyFeeHcc } from './calculatePolicyFeeHcc'
import { compareVersions } from './compareVersions'
import { createContact } from './createContact'
import { createReceivePayment } from './createReceivePayment'
import { currentDate } from './currentDate'
import { emailTermsLink } from './emailTermsLink'
import { findContacts } from './findContacts'
import { findPolicies } from './findPolicies'
import { findPolicy } from './findPolicy'
import { findQuotes } from './findQuotes'
import { getCertificate } from './getCertificate'
import { getFile } from './getFile'
import { getPartner } from './getPartner'
import { getPolicy } from './getPolicy'
import { getSample } from './getSample'
import { getSession } from './getSession'
import { listDocuments } from './listDocuments'
import { listJobs } from './listJobs'
import { listMail } from './listMail'
import { makeAChange } from './makeAChange'
import { markQuoteApproved } from './markQuoteApproved'
import { moveToToday } from './moveToToday'
import { openContact } from './openContact'
import { patchContact } from './patchContact'
import { paymentProcessor } from './paymentProcessor'
import { paymentWebhook } from './paymentWebhook'
import { previewDocument } from './previewDocument'
import { purchase } from './purchase'
import { readMail } from './readMail'
import { recalculate } from './recalculate'
import { requestRainCover } from './requestRainCover'
import { retryJob } from './retryJob'
import { sendDocuments } from './sendDocuments'
import { sendManagePolicy } from './sendManagePolicy'
import { sendPurchaseLink } from './sendPurchaseLink'
import { sendQuoteEmail } from './sendQuoteEmail'
import { sendUsEmail } from './sendUsEmail'
import { signIn } from './signIn'
import { signOut } from './signOut'
import { signTerms } from './signTerms'
import { storeGtagFlags } from './storeGtagFlags'
import { submitAClaim } from './submitAClaim'
import { submitChange } from './submitChange'
import { submitForReview } from './submitForReview'
import { textTermsLink } from './textTermsLink'

/** Every operation of the contract: one that is missing, or answers what the contract does not say, does not compile. */
const operations = {
  applyCoupon,
  calculatePolicyFee,
  calculatePolicyFeeHcc,
  compareVersions,
  createContact,
  createReceivePayment,
  currentDate,
  emailTermsLink,
  findContacts,
  findPolicies,
  findPolicy,
  findQuotes,
  getCertificate,
  getFile,
  getPartner,
  getPolicy,
  getSample,
  getSession,
  listDocuments,
  listJobs,
  listMail,
  makeAChange,
  markQuoteApproved,
  moveToToday,
  openContact,
  patchContact,
  paymentProcessor,
  paymentWebhook,
  previewDocument,
  purchase,
  readMail,
  recalculate,
  requestRainCover,
  retryJob,
  sendDocuments,
  sendManagePolicy,
  sendPurchaseLink,
  sendQuoteEmail,
  sendUsEmail,
  signIn,
  signOut,
  signTerms,
  storeGtagFlags,
  submitAClaim,
  submitChange,
  submitForReview,
  textTermsLink,
} satisfies { readonly [K in OperationId]: Operation<K> }

export function makeHandlers(services: Services): Handlers {
  const made = Object.entries(operations).map(([name, operation]) => [name, operation(services)])
  return Object.fromEntries(made) as Handlers
}
