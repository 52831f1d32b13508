import type { Approval, HistoryRow, WorkItem, WorkItemPage, WorkItemRow } from '../../contract/client'
import { noAnswer, type Problem } from '../../contract/problem'
import type { OutcomeOf } from '../../machines/calls/call'
import type {
  answerWorkItem,
  changeWorkItem,
  countWork,
  decideApproval,
  decideScreening,
  listWorkItems,
  openWorkItem,
  withdrawApproval,
} from '../../machines/calls/workItems'
import { rep, row, signedOutElsewhere, underwriter } from './staff.cases'

export const claimRow: WorkItemRow = {
  id: 'Y2xhaW0taXRlbS1pZC1pZA',
  kind: 'claim',
  subject: 'Claim C-000101',
  name: 'Jordan Sample',
  email: 'jordan@example.com',
  contact_id: row.id,
  contact_number: 'MQE-0048153',
  insured_name: 'Jordan and Kim Sample',
  state: 'open',
  owner: null,
  due: null,
  is_overdue: false,
  created: '2026-11-20T19:45:00.000Z',
  version: 1,
}

export const rainRow: WorkItemRow = {
  ...claimRow,
  id: 'cmFpbi1pdGVtLWlkLWlkLQ',
  kind: 'rainRequest',
  subject: 'Rain insurance for 06/12/2027',
  contact_id: null,
  contact_number: null,
  insured_name: null,
}

export const taskRow: WorkItemRow = {
  ...claimRow,
  id: 'dGFzay1pdGVtLWlkLWlkLQ',
  kind: 'task',
  subject: 'Ask about the tent.',
  name: null,
  email: null,
  owner: rep.email,
  due: '11/18/2026',
  is_overdue: true,
}

const act: HistoryRow = {
  number: 31,
  at: '2026-11-20T20:00:00.000Z',
  actor: rep.email,
  entity: 'work_item',
  entity_id: claimRow.id,
  contact_id: row.id,
  action: 'workItem.assigned',
  words: 'Owner of a request or task changed',
  changes: [{ field: 'owner', label: 'Owner', from: null, to: rep.email }],
}

export const claimItem: WorkItem = {
  row: claimRow,
  facts: [
    { label: 'Claim number', text: 'C-000101' },
    { label: 'Phone', text: '512-555-0142' },
  ],
  text: 'A guest slipped on the wet floor.',
  files: [{ id: `claim-${claimRow.id}-0`, name: 'floor.jpg', bytes: 34_567 }],
  answers: [],
  history: [],
  owners: [
    { name: rep.name, email: rep.email },
    { name: underwriter.name, email: underwriter.email },
  ],
}

export const takenItem: WorkItem = {
  ...claimItem,
  row: { ...claimRow, owner: rep.email, version: 2 },
  history: [act],
}
export const answer = 'We have your photograph. An adjuster calls you.'
export const answeredItem: WorkItem = {
  ...takenItem,
  row: { ...takenItem.row, state: 'answered', version: 3 },
  answers: [{ number: 4, at: act.at, name: rep.name, recipient: 'jordan@example.com', message: answer }],
}
export const closedItem: WorkItem = { ...answeredItem, row: { ...answeredItem.row, state: 'closed', version: 4 } }
export const taskItem: WorkItem = { ...claimItem, row: taskRow, facts: [], text: taskRow.subject, files: [] }

/** A colleague's refund above the standard one. */
const approval: Approval = {
  kind: 'refund',
  state: 'open',
  requester: { name: underwriter.name, email: underwriter.email },
  reasons: ['$20.00 more than the standard refund. Every amount above it needs a second person.'],
  outcome: [
    { label: 'Refund', text: '$20.00', requested: null },
    { label: 'To', text: 'Visa ending in 4242', requested: null },
    { label: 'Standard refund', text: '$0.00', requested: null },
    { label: 'Above it', text: '$20.00', requested: null },
    { label: 'Reason', text: 'The photographer was late.', requested: null },
  ],
  obstacle: null,
  expires: '2026-12-04T19:45:00.000Z',
  approver: null,
  decided: null,
  reason: null,
  acts: ['approve', 'decline'],
}
export const approvalItem: WorkItem & { readonly approval: Approval } = {
  ...claimItem,
  row: {
    ...claimRow,
    kind: 'approval',
    subject: 'Refund of $20.00',
    name: underwriter.name,
    email: underwriter.email,
  },
  facts: [],
  text: null,
  files: [],
  approval,
}
const withApproval = (changed: Partial<Approval>, version = approvalItem.row.version): WorkItem => ({
  ...approvalItem,
  row: { ...approvalItem.row, version, state: (changed.state ?? 'open') === 'open' ? 'open' : 'closed' },
  approval: { ...approval, ...changed },
})
/** Its facts have changed since the request. */
export const changedApproval = withApproval({
  outcome: [{ label: 'Standard refund', text: '$5.00', requested: '$0.00' }],
  obstacle: 'Something has changed since the request, so nothing was done',
  acts: ['decline'],
})
/** The user's own request. */
export const ownApproval = withApproval({ requester: { name: rep.name, email: rep.email }, acts: ['withdraw'] })
const decided = { decided: '2026-11-20T20:00:00.000Z', acts: [] }
const approver = { name: rep.name, email: rep.email }
export const approvedItem = withApproval({ ...decided, state: 'approved', approver }, 2)
export const declinedItem = withApproval(
  { ...decided, state: 'declined', approver, reason: 'Within the agreed time.' },
  2,
)
export const withdrawnItem = withApproval({ ...decided, state: 'withdrawn' }, 2)

type Matches = NonNullable<WorkItem['screening']>['matches']
const matches: Matches = [
  {
    name: 'Jordan Sample',
    role: 'insured',
    entry: {
      id: '90001',
      name: 'SAMPLE, Jordan Example',
      kind: 'individual',
      program: 'SAMPLE',
      remarks: 'An invented entry.',
      aliasOf: null,
    },
    score: 1,
    state: 'open',
    decided: null,
    decided_by: null,
    reason: null,
  },
]
/** Names that are like an entry of the sanctions list. */
export const screeningItem: WorkItem = {
  ...claimItem,
  row: { ...claimRow, kind: 'screening', subject: 'Names to review before the policy', email: null },
  facts: [],
  text: null,
  files: [],
  screening: { matches },
}
const screened = (state: 'cleared' | 'confirmed'): WorkItem => ({
  ...screeningItem,
  row: { ...screeningItem.row, state: 'closed', version: 2 },
  screening: {
    matches: matches.map((match) => ({
      ...match,
      state,
      decided: '2026-11-20T20:00:00.000Z',
      decided_by: underwriter.email,
      reason: 'Another person.',
    })),
  },
})
export const clearedItem = screened('cleared')
export const refusedItem = screened('confirmed')

/** A refund that waits for a check from us. */
export const refundItem: WorkItem = {
  ...claimItem,
  row: { ...claimRow, kind: 'refund', subject: 'Refund of $130.00 due', email: null },
  facts: [
    { label: 'Amount', text: '$130.00' },
    { label: 'Why', text: 'Canceled by the customer' },
  ],
  text: null,
  files: [],
}

export const workItemPage = (rows: readonly WorkItemRow[], total = rows.length): WorkItemPage => ({
  rows: [...rows],
  total,
  page: 1,
  size: 50,
  pending: { requests: 2, tasks: 1 },
})

export const outdatedItem: Problem = { status: 412, message: 'Somebody else has changed this meanwhile.' }
const notPossible: Problem = { status: 409, message: 'That is not possible: this request is closed' }
const hasCard: Problem = {
  status: 422,
  message: 'Some answers need another look',
  errors: { message: '“Your answer” must not hold a card number' },
}

export const itemListings: OutcomeOf<typeof listWorkItems>[] = [
  { type: 'page.loaded', data: workItemPage([claimRow, rainRow]) },
  { type: 'page.failed', problem: noAnswer },
  signedOutElsewhere,
]
export const itemOpenings: OutcomeOf<typeof openWorkItem>[] = [
  { type: 'item.opened', item: claimItem },
  { type: 'item.opened', item: approvalItem },
  { type: 'item.opened', item: changedApproval },
  { type: 'item.opened', item: ownApproval },
  { type: 'item.opened', item: screeningItem },
  { type: 'item.opened', item: refundItem },
  { type: 'item.missing', problem: { status: 404, message: 'There is no such request' } },
  { type: 'item.failed', problem: noAnswer },
  signedOutElsewhere,
]
export const itemChanges: OutcomeOf<typeof changeWorkItem>[] = [
  { type: 'item.saved', item: takenItem },
  { type: 'save.overtaken', newest: takenItem.row, problem: outdatedItem },
  { type: 'save.refused', problem: notPossible },
  signedOutElsewhere,
]
export const itemAnswers: OutcomeOf<typeof answerWorkItem>[] = [
  { type: 'answer.sent', item: answeredItem },
  { type: 'save.overtaken', newest: takenItem.row, problem: outdatedItem },
  { type: 'save.refused', problem: hasCard },
  { type: 'save.refused', problem: noAnswer },
  signedOutElsewhere,
]
export const itemDecisions: OutcomeOf<typeof decideApproval>[] = [
  { type: 'approval.decided', item: approvedItem },
  { type: 'approval.decided', item: declinedItem },
  { type: 'save.refused', problem: hasCard },
  { type: 'save.refused', problem: noAnswer },
  signedOutElsewhere,
]
export const itemScreenings: OutcomeOf<typeof decideScreening>[] = [
  { type: 'screening.decided', item: clearedItem },
  { type: 'screening.decided', item: refusedItem },
  { type: 'save.refused', problem: hasCard },
  { type: 'save.refused', problem: noAnswer },
  signedOutElsewhere,
]
export const itemWithdrawals: OutcomeOf<typeof withdrawApproval>[] = [
  { type: 'approval.decided', item: withdrawnItem },
  { type: 'save.refused', problem: notPossible },
  signedOutElsewhere,
]
export const workCounts: OutcomeOf<typeof countWork>[] = [
  { type: 'work.counted', count: 3 },
  { type: 'work.uncounted', problem: noAnswer },
  signedOutElsewhere,
]
