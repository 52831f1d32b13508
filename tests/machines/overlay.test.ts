import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { AnyStateMachine, StateNode } from 'xstate'
import { certificateMachine } from '../../machines/customer/certificate/certificate.machine'
import { followMachine } from '../../machines/customer/certificate/follow.machine'
import { subscriptionMachine } from '../../machines/customer/certificate/subscription.machine'
import { cancelMachine } from '../../machines/customer/policy/cancellation.machine'
import { changeMachine } from '../../machines/customer/policy/change.machine'
import { claimMachine } from '../../machines/customer/policy/claim.machine'
import { sendingMachine } from '../../machines/customer/policy/documentEmail.machine'
import { documentsMachine } from '../../machines/customer/policy/documents.machine'
import { messageMachine } from '../../machines/customer/policy/message.machine'
import { policyMachine } from '../../machines/customer/policy/policy.machine'
import { findMachine } from '../../machines/customer/policy/policyFinder.machine'
import { purchaseMachine } from '../../machines/customer/quote/model/purchase.machine'
import { previewMachine } from '../../machines/customer/quote/preview.machine'
import { quoteMachine } from '../../machines/customer/quote/quote.machine'
import { termsLinkMachine } from '../../machines/customer/quote/termsLink.machine'
import { forgotQuoteMachine } from '../../machines/customer/quoteFinder/quoteFinder.machine'
import { unsubscribeMachine } from '../../machines/customer/unsubscribe/unsubscribe.machine'
import { accountMachine } from '../../machines/staff/account/account.machine'
import { accountingMachine } from '../../machines/staff/accounting/accounting.machine'
import { attachmentsMachine } from '../../machines/staff/attachments/attachments.machine'
import { auditMachine } from '../../machines/staff/audit/audit.machine'
import { contactListMachine } from '../../machines/staff/contactList/contactList.machine'
import { factorsMachine } from '../../machines/staff/factors/factors.machine'
import { historyMachine } from '../../machines/staff/history/history.machine'
import { failedJobsMachine } from '../../machines/staff/jobs/jobs.machine'
import { emailLogsMachine } from '../../machines/staff/mail/contactMail.machine'
import { mailboxMachine } from '../../machines/staff/mail/mailbox.machine'
import { moratoriaMachine } from '../../machines/staff/moratoria/moratoria.machine'
import { organizerInvoicesMachine } from '../../machines/staff/organizerInvoices/organizerInvoices.machine'
import { overviewMachine } from '../../machines/staff/overview/overview.machine'
import { partnersMachine } from '../../machines/staff/partners/partners.machine'
import { passwordResetMachine } from '../../machines/staff/passwordReset/passwordReset.machine'
import { personalDataMachine } from '../../machines/staff/personalData/personalData.machine'
import { rainSettlementMachine } from '../../machines/staff/rainSettlement/rainSettlement.machine'
import { listEditorMachine } from '../../machines/staff/settings/settings.machine'
import { staffMachine } from '../../machines/staff/shell/staff.machine'
import { signaturesMachine } from '../../machines/staff/signatures/signatures.machine'
import { underwritingMachine } from '../../machines/staff/underwriting/underwriting.machine'
import { usersMachine } from '../../machines/staff/users/users.machine'
import { venuesMachine } from '../../machines/staff/venues/venues.machine'
import { taskMachine } from '../../machines/staff/workspace/task.machine'
import { workspaceMachine } from '../../machines/staff/workspace/workspace.machine'
import { linesOf } from '../../tools/check/specification/lines'

const specification = readFileSync('docs/specification.md', 'utf8')
const [, words] = linesOf(specification, { section: '2. Screens and routes' })
  .find((line) => line.startsWith('Loading overlay texts: '))!
  .split(': ')
/** each text ends with its dots, and the sentence with a period */
const overlayTexts = words!.replace(/\.$/, '').split(', ')
const staffs = ['Approving ...', 'Fetching Email Logs ...']
const customers = ['Purchasing ...', 'Applying Coupon Code ...']

const ofCustomers: readonly AnyStateMachine[] = [
  quoteMachine,
  purchaseMachine,
  policyMachine,
  changeMachine,
  cancelMachine,
  claimMachine,
  messageMachine,
  sendingMachine,
  findMachine,
  certificateMachine,
  followMachine,
  subscriptionMachine,
  unsubscribeMachine,
  documentsMachine,
  previewMachine,
  forgotQuoteMachine,
  termsLinkMachine,
]
const ofStaff: readonly AnyStateMachine[] = [
  accountingMachine,
  attachmentsMachine,
  emailLogsMachine,
  signaturesMachine,
  workspaceMachine,
  taskMachine,
  historyMachine,
  underwritingMachine,
  listEditorMachine,
  moratoriaMachine,
  rainSettlementMachine,
  partnersMachine,
  organizerInvoicesMachine,
  usersMachine,
  personalDataMachine,
  venuesMachine,
  passwordResetMachine,
  factorsMachine,
  accountMachine,
  auditMachine,
  overviewMachine,
  failedJobsMachine,
  mailboxMachine,
  contactListMachine,
  staffMachine,
]
const nodesOf = (node: StateNode): StateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)]
const textIn = (machines: readonly AnyStateMachine[]) => {
  const shown = machines.flatMap(({ root }) =>
    nodesOf(root).flatMap(({ meta }) => (meta as { busy?: string } | undefined)?.busy ?? []),
  )
  return [...new Set(shown)].toSorted()
}
const without = (others: readonly string[]) => overlayTexts.filter((text) => !others.includes(text)).toSorted()

test('section 2: every waiting state shows one of the overlay’s texts, and each customer text is shown', () => {
  expect(textIn(ofCustomers)).toEqual(without(staffs))
})

test('section 2: staff states show the other texts, and no text outside the specification', () => {
  expect(textIn(ofStaff)).toEqual(without(customers))
})
