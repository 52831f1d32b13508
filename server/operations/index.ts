import type { Handlers, Operation, OperationId } from '../handler'
import type { Services } from '../services'
import { applyCoupon } from './applyCoupon'
import { calculatePolicyFee } from './calculatePolicyFee'
import { calculatePolicyFeeHcc } from './calculatePolicyFeeHcc'
import { compareVersions } from './compareVersions'
import { createContact } from './createContact'
import { currentDate } from './currentDate'
import { emailTermsLink } from './emailTermsLink'
import { findContacts } from './findContacts'
import { findQuotes } from './findQuotes'
import { getFile } from './getFile'
import { getPartner } from './getPartner'
import { getPolicy } from './getPolicy'
import { getSession } from './getSession'
import { listDocuments } from './listDocuments'
import { markQuoteApproved } from './markQuoteApproved'
import { moveToToday } from './moveToToday'
import { openContact } from './openContact'
import { patchContact } from './patchContact'
import { paymentProcessor } from './paymentProcessor'
import { previewDocument } from './previewDocument'
import { purchase } from './purchase'
import { recalculate } from './recalculate'
import { requestRainCover } from './requestRainCover'
import { sendPurchaseLink } from './sendPurchaseLink'
import { sendQuoteEmail } from './sendQuoteEmail'
import { signIn } from './signIn'
import { signOut } from './signOut'
import { signTerms } from './signTerms'
import { storeGtagFlags } from './storeGtagFlags'
import { submitForReview } from './submitForReview'
import { textTermsLink } from './textTermsLink'

/** Every operation of the contract: one that is missing, or answers what the contract does not say, does not compile. */
const operations = {
  applyCoupon,
  calculatePolicyFee,
  calculatePolicyFeeHcc,
  compareVersions,
  createContact,
  currentDate,
  emailTermsLink,
  findContacts,
  findQuotes,
  getFile,
  getPartner,
  getPolicy,
  getSession,
  listDocuments,
  markQuoteApproved,
  moveToToday,
  openContact,
  patchContact,
  paymentProcessor,
  previewDocument,
  purchase,
  recalculate,
  requestRainCover,
  sendPurchaseLink,
  sendQuoteEmail,
  signIn,
  signOut,
  signTerms,
  storeGtagFlags,
  submitForReview,
  textTermsLink,
} satisfies { readonly [K in OperationId]: Operation<K> }

export function makeHandlers(services: Services): Handlers {
  const made = Object.entries(operations).map(([name, operation]) => [name, operation(services)])
  return Object.fromEntries(made) as Handlers
}
