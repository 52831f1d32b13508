import { fromEvent, invokeCall } from '../../kit/call'
import { toProblem } from '../../kit/problem'
import { draftOf, type WorkItemsContext, workItemsSetup } from './workItems.setup'

/** Works out the effect of an approval by the facts of now, before the user confirms it. */
const recomputing = workItemsSetup.createStateConfig({
  meta: { busy: 'Fetching...' },
  invoke: invokeCall('openWorkItem', ({ context }) => ({ id: context.item!.row.id })),
  on: {
    'item.opened': [
      { guard: fromEvent('mayApprove'), target: 'confirmingApproval', actions: fromEvent('setItem') },
      { target: 'open.prevented', actions: fromEvent('setItem') },
    ],
    'item.missing': 'missing',
    'item.failed': toProblem('open.failed'),
  },
})

const named = ({ item }: WorkItemsContext) => ({ id: item!.row.id, kind: item!.approval!.kind })

const decided = {
  'approval.decided': {
    target: 'open.decided',
    actions: [fromEvent('setItem'), 'clearMessage', 'announceWork'],
  },
} as const

const approving = workItemsSetup.createStateConfig({
  meta: { busy: 'Approving ...' },
  invoke: invokeCall('decideApproval', ({ context }) => ({
    ...named(context),
    decision: 'approve' as const,
  })),
  on: { ...decided, 'save.refused': toProblem('settling') },
})

const declining = workItemsSetup.createStateConfig({
  meta: { busy: 'Saving...' },
  invoke: invokeCall('decideApproval', ({ context }) => ({
    ...named(context),
    decision: 'decline' as const,
    reason: draftOf(context).message.trim(),
  })),
  on: {
    ...decided,
    'save.refused': [
      { guard: fromEvent('isAboutAnswers'), target: 'open.rejected', actions: fromEvent('setRefused') },
      toProblem('settling'),
    ],
  },
})

const withdrawing = workItemsSetup.createStateConfig({
  meta: { busy: 'Saving...' },
  invoke: invokeCall('withdrawApproval', ({ context }) => ({ id: context.item!.row.id })),
  on: { ...decided, 'save.refused': toProblem('settling') },
})

/** A decision was refused, or its answer lost: the item loads again, so that it is shown as it is beside the reason. */
const settling = workItemsSetup.createStateConfig({
  meta: { busy: 'Fetching...' },
  invoke: invokeCall('openWorkItem', ({ context }) => ({ id: context.item!.row.id })),
  on: {
    'item.opened': { target: 'open.failed', actions: [fromEvent('setItem'), 'announceWork'] },
    'item.missing': 'missing',
    'item.failed': 'open.failed',
  },
})

const asksFirst = (target: 'approving' | 'declining' | 'withdrawing') =>
  ({ tags: 'modal', on: { 'decision.confirmed': target, 'dialog.closed': 'open' } }) as const

/** The decision on an act of a colleague, or the withdrawal of one's own: each asks first. */
export const approval = {
  recomputing,
  confirmingApproval: asksFirst('approving'),
  confirmingDecline: asksFirst('declining'),
  confirmingWithdrawal: asksFirst('withdrawing'),
  approving,
  declining,
  withdrawing,
  settling,
} as const
