import type { Handlers, Operation, OperationId } from '../handler'
import type { Services } from '../services'
import { addExcludedDailyEmailCustomers } from './addExcludedDailyEmailCustomers'
import { addExcludedEmailCustomers } from './addExcludedEmailCustomers'
import { addExcludedProspectingCustomers } from './addExcludedProspectingCustomers'
import { addPolicyFeeAdjustments } from './addPolicyFeeAdjustments'
import { addPropspect } from './addPropspect'
import { addProspect } from './addProspect'
import { addUser } from './addUser'
import { applyCoupon } from './applyCoupon'
import { calculatePolicyFee } from './calculatePolicyFee'
import { calculatePolicyFeeHcc } from './calculatePolicyFeeHcc'
import { cancelPolicy } from './cancelPolicy'
import { changePassword } from './changePassword'
import { compareVersions } from './compareVersions'
import { countEvents } from './countEvents'
import { createContact } from './createContact'
import { createCreditMemo } from './createCreditMemo'
import { createInvoice } from './createInvoice'
import { createReceivePayment } from './createReceivePayment'
import { createSalesReceipt } from './createSalesReceipt'
import { createSignature } from './createSignature'
import { currentDate } from './currentDate'
import { deleteDocuments } from './deleteDocuments'
import { deleteExcludedDailyEmailCustomer } from './deleteExcludedDailyEmailCustomer'
import { deleteExcludedProspectingCustomer } from './deleteExcludedProspectingCustomer'
import { deletePolicyFeeAdjustment } from './deletePolicyFeeAdjustment'
import { deleteSignature } from './deleteSignature'
import { emailDocuments } from './emailDocuments'
import { emailTermsLink } from './emailTermsLink'
import { enterAccountingTransaction } from './enterAccountingTransaction'
import { exportContacts } from './exportContacts'
import { exportProspects } from './exportProspects'
import { findContacts } from './findContacts'
import { findPolicies } from './findPolicies'
import { findPolicy } from './findPolicy'
import { findQuotes } from './findQuotes'
import { forwardEmail } from './forwardEmail'
import { generateCoiSel } from './generateCoiSel'
import { getAttachment } from './getAttachment'
import { getCertificate } from './getCertificate'
import { getDescriptionOfOperations } from './getDescriptionOfOperations'
import { getFile } from './getFile'
import { getHistory } from './getHistory'
import { getOverview } from './getOverview'
import { getPartner } from './getPartner'
import { getPolicy } from './getPolicy'
import { getSample } from './getSample'
import { getSession } from './getSession'
import { getSignatureImage } from './getSignatureImage'
import { getStatement } from './getStatement'
import { issueRefund } from './issueRefund'
import { listAccountingTransactions } from './listAccountingTransactions'
import { listAttachments } from './listAttachments'
import { listAudit } from './listAudit'
import { listDocuments } from './listDocuments'
import { listEmailLogs } from './listEmailLogs'
import { listExcludedDailyEmailCustomers } from './listExcludedDailyEmailCustomers'
import { listExcludedProspectingCustomers } from './listExcludedProspectingCustomers'
import { listJobs } from './listJobs'
import { listMail } from './listMail'
import { listMessages } from './listMessages'
import { listPolicyFeeAdjustments } from './listPolicyFeeAdjustments'
import { listSignatures } from './listSignatures'
import { listUsers } from './listUsers'
import { makeAChange } from './makeAChange'
import { markQuoteApproved } from './markQuoteApproved'
import { moveToToday } from './moveToToday'
import { openContact } from './openContact'
import { openReferral } from './openReferral'
import { patchContact } from './patchContact'
import { paymentProcessor } from './paymentProcessor'
import { paymentWebhook } from './paymentWebhook'
import { previewCancelPolicy } from './previewCancelPolicy'
import { previewDocument } from './previewDocument'
import { purchase } from './purchase'
import { readMail } from './readMail'
import { readReference } from './readReference'
import { recalculate } from './recalculate'
import { requestRainCover } from './requestRainCover'
import { retryJob } from './retryJob'
import { sayPresence } from './sayPresence'
import { sendCreditMemo } from './sendCreditMemo'
import { sendDocuments } from './sendDocuments'
import { sendInvoice } from './sendInvoice'
import { sendIssueRefund } from './sendIssueRefund'
import { sendManagePolicy } from './sendManagePolicy'
import { sendPurchaseLink } from './sendPurchaseLink'
import { sendQuoteEmail } from './sendQuoteEmail'
import { sendReceivePayment } from './sendReceivePayment'
import { sendSalesReceipt } from './sendSalesReceipt'
import { sendUsEmail } from './sendUsEmail'
import { signIn } from './signIn'
import { signOut } from './signOut'
import { signTerms } from './signTerms'
import { storeGtagFlags } from './storeGtagFlags'
import { submitAClaim } from './submitAClaim'
import { submitChange } from './submitChange'
import { submitForReview } from './submitForReview'
import { textTermsLink } from './textTermsLink'
import { unsubscribe } from './unsubscribe'
import { updateExcludedDailyEmailCustomer } from './updateExcludedDailyEmailCustomer'
import { updateExcludedProspectingCustomer } from './updateExcludedProspectingCustomer'
import { updatePolicyFeeAdjustment } from './updatePolicyFeeAdjustment'
import { updateRecord } from './updateRecord'
import { updateSignature } from './updateSignature'
import { updateUser } from './updateUser'
import { uploadDocuments } from './uploadDocuments'
import { voidAccountingTransaction } from './voidAccountingTransaction'
import { workReferral } from './workReferral'
import { writeMessage } from './writeMessage'

/** Every operation of the contract: one that is missing, or answers what the contract does not say, does not compile. */
const operations = {
  addExcludedDailyEmailCustomers,
  addExcludedEmailCustomers,
  addExcludedProspectingCustomers,
  addPolicyFeeAdjustments,
  addPropspect,
  addProspect,
  addUser,
  applyCoupon,
  calculatePolicyFee,
  calculatePolicyFeeHcc,
  cancelPolicy,
  changePassword,
  compareVersions,
  countEvents,
  createContact,
  createCreditMemo,
  createInvoice,
  createReceivePayment,
  createSalesReceipt,
  createSignature,
  currentDate,
  deleteDocuments,
  deleteExcludedDailyEmailCustomer,
  deleteExcludedProspectingCustomer,
  deletePolicyFeeAdjustment,
  deleteSignature,
  emailDocuments,
  emailTermsLink,
  enterAccountingTransaction,
  exportContacts,
  exportProspects,
  findContacts,
  findPolicies,
  findPolicy,
  findQuotes,
  forwardEmail,
  generateCoiSel,
  getAttachment,
  getCertificate,
  getDescriptionOfOperations,
  getFile,
  getHistory,
  getOverview,
  getPartner,
  getPolicy,
  getSample,
  getSession,
  getSignatureImage,
  getStatement,
  issueRefund,
  listAccountingTransactions,
  listAttachments,
  listAudit,
  listDocuments,
  listEmailLogs,
  listExcludedDailyEmailCustomers,
  listExcludedProspectingCustomers,
  listJobs,
  listMail,
  listMessages,
  listPolicyFeeAdjustments,
  listSignatures,
  listUsers,
  makeAChange,
  markQuoteApproved,
  moveToToday,
  openContact,
  openReferral,
  patchContact,
  paymentProcessor,
  paymentWebhook,
  previewCancelPolicy,
  previewDocument,
  purchase,
  readMail,
  readReference,
  recalculate,
  requestRainCover,
  retryJob,
  sayPresence,
  sendCreditMemo,
  sendDocuments,
  sendInvoice,
  sendIssueRefund,
  sendManagePolicy,
  sendPurchaseLink,
  sendQuoteEmail,
  sendReceivePayment,
  sendSalesReceipt,
  sendUsEmail,
  signIn,
  signOut,
  signTerms,
  storeGtagFlags,
  submitAClaim,
  submitChange,
  submitForReview,
  textTermsLink,
  updateExcludedDailyEmailCustomer,
  updateExcludedProspectingCustomer,
  updatePolicyFeeAdjustment,
  unsubscribe,
  updateRecord,
  updateSignature,
  updateUser,
  uploadDocuments,
  voidAccountingTransaction,
  workReferral,
  writeMessage,
} satisfies { readonly [K in OperationId]: Operation<K> }

export function makeHandlers(services: Services): Handlers {
  const made = Object.entries(operations).map(([name, operation]) => [name, operation(services)])
  return Object.fromEntries(made) as Handlers
}
