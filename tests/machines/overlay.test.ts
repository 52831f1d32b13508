import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { AnyStateMachine, StateNode } from 'xstate'
import { accountMachine } from '../../machines/account/account.machine'
import { accountingMachine } from '../../machines/accounting/accounting.machine'
import { attachmentsMachine } from '../../machines/attachments/attachments.machine'
import { auditMachine } from '../../machines/audit/audit.machine'
import { certificateMachine } from '../../machines/certificate/certificate.machine'
import { documentsMachine } from '../../machines/documents/documents.machine'
import { emailLogsMachine } from '../../machines/emailLogs/emailLogs.machine'
import { failedWorkMachine } from '../../machines/failedWork/failedWork.machine'
import { forgotQuoteMachine } from '../../machines/forgotQuote/forgotQuote.machine'
import { historyMachine } from '../../machines/history/history.machine'
import { listEditorMachine } from '../../machines/listEditor/listEditor.machine'
import { mailboxMachine } from '../../machines/mailbox/mailbox.machine'
import { overviewMachine } from '../../machines/overview/overview.machine'
import { cancelMachine } from '../../machines/policy/cancel.machine'
import { changeMachine } from '../../machines/policy/change.machine'
import { claimMachine } from '../../machines/policy/claim.machine'
import { findMachine } from '../../machines/policy/find.machine'
import { messageMachine } from '../../machines/policy/message.machine'
import { policyMachine } from '../../machines/policy/policy.machine'
import { sendingMachine } from '../../machines/policy/sending.machine'
import { previewMachine } from '../../machines/preview/preview.machine'
import { purchaseMachine } from '../../machines/purchase/purchase.machine'
import { quoteMachine } from '../../machines/quote/quote.machine'
import { rainRequestMachine } from '../../machines/rainRequest/rainRequest.machine'
import { signaturesMachine } from '../../machines/signatures/signatures.machine'
import { deskMachine } from '../../machines/staff/desk.machine'
import { staffMachine } from '../../machines/staff/staff.machine'
import { termsLinkMachine } from '../../machines/termsLink/termsLink.machine'
import { underwritingMachine } from '../../machines/underwriting/underwriting.machine'
import { unsubscribeMachine } from '../../machines/unsubscribe/unsubscribe.machine'
import { usersMachine } from '../../machines/users/users.machine'
import { taskMachine } from '../../machines/workspace/task.machine'
import { workspaceMachine } from '../../machines/workspace/workspace.machine'
import { linesOf } from '../../tools/check/specification/lines'

const specification = readFileSync('docs/specification.md', 'utf8')
const [, words] = linesOf(specification, { section: '2. Screens and routes' })
  .find((line) => line.startsWith('Loading overlay texts: '))!
  .split(': ')
/** each ends with its dots, and the line with one more */
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
  unsubscribeMachine,
  documentsMachine,
  previewMachine,
  forgotQuoteMachine,
  rainRequestMachine,
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
  usersMachine,
  accountMachine,
  auditMachine,
  overviewMachine,
  failedWorkMachine,
  mailboxMachine,
  deskMachine,
  staffMachine,
]
const nodesOf = (node: StateNode): StateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)]
const saidIn = (machines: readonly AnyStateMachine[]) => {
  const said = machines.flatMap(({ root }) =>
    nodesOf(root).flatMap(({ meta }) => (meta as { busy?: string } | undefined)?.busy ?? []),
  )
  return [...new Set(said)].toSorted()
}
const without = (others: readonly string[]) => overlayTexts.filter((text) => !others.includes(text)).toSorted()

test('section 2: whoever waits reads one of the overlay’s texts, and each of them that is the customer’s is read', () => {
  expect(saidIn(ofCustomers)).toEqual(without(staffs))
})

test('section 2: staff who wait read the others, and none of their own making', () => {
  expect(saidIn(ofStaff)).toEqual(without(customers))
})
