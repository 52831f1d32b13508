import type { Contact, HistoryRow, OpenedContact } from '../../contract/client'
import { noAnswer, type Problem, problemTypes } from '../../contract/problem'
import type { TaskKind } from '../../domain/staff/contactForms'
import type { OutcomeOf } from '../../machines/calls/call'
import type { getHistory, HistoryPage } from '../../machines/calls/contacts'
import type { getPolicy } from '../../machines/calls/policies'
import type { sayPresence } from '../../machines/calls/staff'
import type { updateRecord } from '../../machines/calls/workspace'
import { openedPolicy } from './policy.cases'
import { opened, row, signedOutElsewhere } from './staff.cases'
import { moratorium } from './suspension.cases'

const contact = opened.contact as Contact
export const withFields = (fields: Partial<Contact['customFields']>, version = contact.version): OpenedContact => ({
  ...opened,
  contact: { ...contact, version, customFields: { ...contact.customFields, ...fields } },
})

/** The record as staff edit it. */
export const stored = withFields({
  notes: 'Called twice.',
  contract_number: 'C-77',
  broker_partnership_quote: 'True',
  fee_changed_by_rep: null,
})
export const newer = withFields({ notes: 'Called thrice.' }, 9)
export const underMoratorium: OpenedContact = { ...opened, contact: { ...contact, suspension: moratorium } }
export const bought = withFields({
  quote_status: 'purchased',
  policy_number: openedPolicy.policy.id,
  sel_coverage: 'True',
  referral_decline_reasons: [],
})

export const outdated: Problem = { status: 412, message: 'Somebody else has changed this quote meanwhile.' }
export const suspended: Problem = {
  status: 409,
  type: problemTypes.suspended,
  message:
    'A named storm threatens the area. New coverage for this area is on hold through 12/04/2026. The quote was not approved. Approve it once the hold ends.',
  suspension: moratorium,
}
export const errors = (named: Record<string, string>): Problem => ({
  status: 422,
  message: 'Look again',
  errors: named,
})

export const returns = { refund: 287, most: 301.35, kept: 14.35, payee: null }
export const words = {
  description_of_operations: 'Wedding, 150 people',
  certificate_holder: 'Sample Meadow Barn\nAustin, TX',
}

export const taskFacts: OutcomeOf<typeof updateRecord>[] = [
  { type: 'task.done' },
  { type: 'task.refused', problem: noAnswer },
  { type: 'task.refused', problem: errors({ reason: 'Say why' }) },
  { type: 'task.outdated', problem: outdated },
  { type: 'task.suspended', problem: suspended },
  signedOutElsewhere,
]

export const policyFacts: OutcomeOf<typeof getPolicy>[] = [
  { type: 'policy.opened', opened: openedPolicy },
  { type: 'policy.closed', problem: { status: 404, message: 'There is no such policy' } },
  { type: 'policy.failed', problem: noAnswer },
]

export const attendance = {
  others: [{ name: 'rep.two', email: 'rep.two@example.com', since: '2026-11-20T19:45:00.000Z' }],
  version: 3,
  changed_by: 'rep.two@example.com',
}
export const presences: OutcomeOf<typeof sayPresence>[] = [
  { type: 'presence.answered', attendance },
  { type: 'presence.failed', problem: noAnswer },
  signedOutElsewhere,
]

const done: HistoryRow = {
  number: 31,
  at: '2026-11-20T19:45:00.000Z',
  actor: 'rep.one@example.com',
  entity: 'contact',
  entity_id: contact.id,
  contact_id: contact.id,
  action: 'record.changed',
  words: 'Record changed',
  changes: [{ field: 'notes', label: 'Notes', from: 'Called once.', to: 'Called twice.' }],
}
const begun: HistoryRow = {
  ...done,
  number: 30,
  actor: 'customer',
  action: 'quote.begun',
  words: 'Quote started',
  changes: [],
}
export const historyPage = (rows: readonly HistoryRow[] = [done, begun]): HistoryPage => ({
  contact: row,
  rows,
  total: rows.length,
  page: 1,
  size: 50,
})
export const readings: OutcomeOf<typeof getHistory>[] = [
  { type: 'page.loaded', data: historyPage() },
  { type: 'page.missing', problem: { status: 404, message: 'There is no such quote' } },
  { type: 'page.failed', problem: noAnswer },
  signedOutElsewhere,
]

/** The state that makes the call of each kind of task. */
export const positions = {
  approve: 'approving',
  decline: 'judging',
  reopen: 'judging',
  cancel: 'cancelling',
  certificate: 'generating',
  purchaseLink: 'sendingPurchaseLink',
  policyLink: 'sendingPolicyLink',
  prospect: 'prospecting',
  handOver: 'handingOver',
  resendOrder: 'ordering',
  extendOrder: 'ordering',
  withdrawOrder: 'ordering',
  record: 'recording',
  note: 'recording',
  fee: 'feeing',
} as const satisfies Record<TaskKind, string>
