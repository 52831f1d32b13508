import { expect } from 'vitest'
import { closesItself } from '../../domain/staff/workItems'
import { workItemsMachine } from '../../machines/staff/workItems/workItems.machine'
import { selectAnswerFault, selectItemResult } from '../../machines/staff/workItems/workItems.select'
import { besideField } from '../../src/shared/fields/control/FieldFrames'
import { alert, busy, button, calm, dialog, heading, no, status } from './assertion'
import * as kit from './kit'
import { idle, walk } from './saying'
import { rep } from './staff.cases'
import {
  answer,
  answeredItem,
  approvalItem,
  claimItem,
  claimRow,
  itemAnswers,
  itemChanges,
  itemDecisions,
  itemListings,
  itemOpenings,
  itemScreenings,
  itemWithdrawals,
  screeningItem,
  takenItem,
} from './workItems.cases'
import { has, hasOpenMatch, ownButton, titleOf } from './workItems.display'

/** The walk of the requests and tasks, and its hand-written specification. */
const list = '/admin/requests?search=sample&owner=none'
const one = `/admin/requests/${claimRow.id}?search=sample`
const drafted = { [claimRow.id]: { message: answer, key: null } }

const isOpen = (from: string) => from.startsWith('item.open.')
export const workItemsWalk = walk({
  guarantees:
    'Requests and tasks are found, given an owner, answered, closed and reopened; an answer stays until it is sent.',
  machine: workItemsMachine,
  starts: {
    list: { input: { user: rep, address: list }, begins: 'list.loading' },
    item: { input: { user: rep, address: one }, begins: 'item.loading' },
    back: { input: { user: rep, address: one, draft: drafted }, begins: 'item.loading' },
  },
  cases: {
    'address.opened': [list, one].map((address) => ({ type: 'address.opened', address }) as const),
    'change.requested': [
      { type: 'change.requested', changes: { owner: rep.email } },
      { type: 'change.requested', changes: { state: 'closed' } },
    ],
    'answer.typed': [
      { type: 'answer.typed', message: answer },
      { type: 'answer.typed', message: '' },
    ],
    'answer.submitted': [{ type: 'answer.submitted', key: 'k1' }],
  },
  outputs: {
    listWorkItems: itemListings,
    openWorkItem: itemOpenings,
    changeWorkItem: itemChanges,
    answerWorkItem: itemAnswers,
    decideApproval: itemDecisions,
    decideScreening: itemScreenings,
    withdrawApproval: itemWithdrawals,
  },
  reads: ({ itemId, item, drafts, changes }) => [
    itemId,
    item?.row.version,
    item?.row.kind,
    item?.approval?.acts,
    item?.screening?.matches[0]?.state,
    drafts,
    changes,
  ],
  transitions: {
    'address.opened': ({ from, event }) => {
      if (from === 'ended') return from
      const to = event.address === one ? 'item.loading' : 'list.loading'
      return from === to ? `${to}, again` : to
    },
    'page.loaded': () => 'list.shown',
    'page.failed': () => 'list.failed',
    'page.retried': ({ from }) => {
      if (from === 'list.failed') return 'list.loading'
      return from === 'item.failed' ? 'item.loading' : from
    },
    'item.opened': ({ from, event }) => {
      if (from === 'item.settling') return 'item.open.failed'
      if (from !== 'item.recomputing') return 'item.open.reading'
      return event.item.approval?.acts.includes('approve') ? 'item.confirmingApproval' : 'item.open.prevented'
    },
    'item.missing': () => 'item.missing',
    'item.failed': ({ from }) => (from === 'item.loading' ? 'item.failed' : 'item.open.failed'),
    'approval.requested': ({ from, context }) =>
      isOpen(from) && has({ context }, 'approve') ? 'item.recomputing' : from,
    'decline.requested': ({ from, context }) => {
      if (!isOpen(from) || !has({ context }, 'decline')) return from
      return context.drafts[claimRow.id] ? 'item.confirmingDecline' : 'item.open.rejected'
    },
    'withdrawal.requested': ({ from, context }) =>
      isOpen(from) && has({ context }, 'withdraw') ? 'item.confirmingWithdrawal' : from,
    'clearance.requested': ({ from, context }) => {
      if (!isOpen(from) || !hasOpenMatch({ context })) return from
      return context.drafts[claimRow.id] ? 'item.confirmingClearance' : 'item.open.rejected'
    },
    'refusal.requested': ({ from, context }) => {
      if (!isOpen(from) || !hasOpenMatch({ context })) return from
      return context.drafts[claimRow.id] ? 'item.confirmingRefusal' : 'item.open.rejected'
    },
    'screening.decided': () => 'item.open.decided',
    'decision.confirmed': ({ from }) => {
      if (from === 'item.confirmingClearance') return 'item.clearing'
      if (from === 'item.confirmingRefusal') return 'item.refusing'
      if (from === 'item.confirmingApproval') return 'item.approving'
      if (from === 'item.confirmingDecline') return 'item.declining'
      return from === 'item.confirmingWithdrawal' ? 'item.withdrawing' : from
    },
    'dialog.closed': ({ from }) => (from.startsWith('item.confirming') ? 'item.open.reading' : from),
    'approval.decided': () => 'item.open.decided',
    'answer.typed': ({ from }) => from,
    'answer.submitted': ({ from, context: { drafts, item } }) => {
      if (!isOpen(from) || (item && closesItself(item.row.kind))) return from
      return drafts[claimRow.id] ? 'item.answering' : 'item.open.rejected'
    },
    // the decision or the refund has closed it, and nothing is left to do
    'change.requested': ({ from, context: { item } }) => {
      const isOver = item && closesItself(item.row.kind) && item.row.state === 'closed'
      return isOpen(from) && !isOver ? 'item.changing' : from
    },
    'item.saved': () => 'item.open.changed',
    'answer.sent': () => 'item.open.answered',
    'save.overtaken': () => 'item.outdated',
    'save.refused': ({ from, event }) => {
      if (from === 'item.approving' || from === 'item.withdrawing') return 'item.settling'
      if (from !== 'item.changing' && event.problem.errors) return 'item.open.rejected'
      return /declining|clearing|refusing/.test(from) ? 'item.settling' : 'item.open.failed'
    },
    'item.reread': ({ from }) => (from === 'item.outdated' ? 'item.loading' : from),
    'session.ended': () => 'ended',
  },
  states: {
    'list.loading': {
      holds: ({ waiting, context }) => {
        expect(waiting.get('listWorkItems')!.input).toEqual({
          show: 'open',
          search: 'sample',
          kind: null,
          owner: 'none',
          sort: null,
          direction: 'asc',
          page: 1,
        })
        expect(context.item).toBeNull()
      },
      shows: [heading('Requests and tasks'), status('Fetching...')],
    },
    'list.shown': { holds: ({ context }) => expect(context.data?.rows).toHaveLength(2), shows: status('2 found.') },
    'list.failed': kit.failedList,
    'item.loading': {
      holds: ({ waiting }) => expect(waiting.get('openWorkItem')!.input).toEqual({ id: claimRow.id }),
      shows: busy,
    },
    'item.open.reading': {
      holds: (seen) => {
        idle(seen)
        expect(seen.context.item).not.toBeNull()
      },
      shows: (snapshot) => [titleOf(snapshot), ownButton(snapshot), calm],
    },
    'item.open.changed': {
      holds: (seen) => {
        idle(seen)
        expect(seen.context.item).toEqual(takenItem)
      },
      shows: (snapshot) => status(selectItemResult(snapshot) ?? 'You own this request now.'),
    },
    'item.open.answered': {
      holds: (seen) => {
        idle(seen)
        expect(seen.context.item).toEqual(answeredItem)
      },
      shows: [status('The answer was sent to jordan@example.com.'), heading('Answer')],
    },
    'item.open.rejected': {
      holds: kit.wasRejected,
      // a corrected answer has no fault
      shows: (snapshot) => {
        const fault = selectAnswerFault(snapshot)
        return [ownButton(snapshot), fault ? besideField(fault) : calm]
      },
    },
    'item.open.failed': {
      holds: (seen) => {
        kit.wasRejected(seen)
        expect(seen.context.problem).not.toBeNull()
      },
      shows: (snapshot) => [ownButton(snapshot), no(calm)],
    },
    'item.open.prevented': {
      holds: kit.wasRejected,
      shows: alert('It was not approved. Look at it again.'),
    },
    'item.open.decided': {
      holds: (seen) => {
        idle(seen)
        const { approval, screening } = seen.context.item!
        expect(['approved', 'declined', 'withdrawn', 'cleared', 'confirmed']).toContain(
          approval?.state ?? screening?.matches[0]?.state,
        )
      },
      shows: (snapshot) => status(selectItemResult(snapshot) ?? 'You approved this, and it is done.'),
    },
    'item.recomputing': {
      holds: ({ waiting }) => expect(waiting.get('openWorkItem')!.input).toEqual({ id: claimRow.id }),
      shows: [busy, heading('Refund of $20.00')],
    },
    'item.confirmingApproval': {
      holds: (seen) => {
        idle(seen)
        expect(seen.context.item).toEqual(approvalItem)
      },
      shows: dialog('Approve this?'),
    },
    'item.confirmingDecline': { holds: idle, shows: dialog('Decline this?') },
    'item.confirmingWithdrawal': { holds: idle, shows: dialog('Withdraw this?') },
    'item.confirmingClearance': { holds: idle, shows: dialog('Clear these names?') },
    'item.confirmingRefusal': { holds: idle, shows: dialog('Refuse the policy?') },
    'item.clearing': {
      holds: ({ waiting }) =>
        expect(waiting.get('decideScreening')!.input).toEqual({
          id: screeningItem.row.id,
          decision: 'clear',
          reason: answer,
        }),
      shows: busy,
    },
    'item.refusing': {
      holds: ({ waiting }) =>
        expect(waiting.get('decideScreening')!.input).toEqual({
          id: screeningItem.row.id,
          decision: 'confirm',
          reason: answer,
        }),
      shows: busy,
    },
    'item.approving': {
      holds: ({ waiting }) =>
        expect(waiting.get('decideApproval')!.input).toEqual({ id: claimRow.id, kind: 'refund', decision: 'approve' }),
      shows: busy,
    },
    'item.declining': {
      holds: ({ waiting }) =>
        expect(waiting.get('decideApproval')!.input).toEqual({
          id: claimRow.id,
          kind: 'refund',
          decision: 'decline',
          reason: answer,
        }),
      shows: busy,
    },
    'item.withdrawing': {
      holds: ({ waiting }) => expect(waiting.get('withdrawApproval')!.input).toEqual({ id: claimRow.id }),
      shows: busy,
    },
    'item.settling': {
      holds: ({ waiting, context }) => {
        expect(waiting.get('openWorkItem')!.input).toEqual({ id: claimRow.id })
        expect(context.problem).not.toBeNull()
      },
      shows: busy,
    },
    'item.answering': {
      holds: ({ waiting, context: { item } }) =>
        expect(waiting.get('answerWorkItem')!.input).toEqual({
          id: claimRow.id,
          version: item!.row.version,
          message: answer,
          key: 'k1',
        }),
      shows: [busy, heading('Claim C-000101')],
    },
    'item.changing': {
      holds: ({ waiting, context: { item, changes } }) => {
        expect([claimItem.row.version, takenItem.row.version, 3]).toContain(item!.row.version)
        expect(waiting.get('changeWorkItem')!.input).toEqual({ id: claimRow.id, version: item!.row.version, changes })
      },
      shows: (snapshot) => [busy, titleOf(snapshot)],
    },
    'item.outdated': {
      holds: idle,
      shows: [alert('Somebody else has changed this meanwhile'), button('Show it as it is now')],
    },
    'item.missing': {
      holds: ({ context }) => expect(context.item).toBeNull(),
      shows: heading('There is no such request or task'),
    },
    'item.failed': kit.failedPage,
    ended: kit.ended,
  },
  goals: ['list.shown', 'item.open.reading', 'ended'],
})
