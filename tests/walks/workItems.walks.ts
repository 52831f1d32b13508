import { expect } from 'vitest'
import { workCountMachine } from '../../machines/staff/shell/workCount.machine'
import { workItemsMachine } from '../../machines/staff/workItems/workItems.machine'
import { selectAnswerFault, selectItemResult } from '../../machines/staff/workItems/workItems.select'
import { besideField } from '../../src/shared/fields/control/FieldFrames'
import { alert, busy, button, calm, heading, no, status, unseen } from './assertion'
import * as kit from './kit'
import { idle, inFlight, walk } from './saying'
import { rep } from './staff.cases'
import {
  answer,
  answeredItem,
  claimItem,
  claimRow,
  itemAnswers,
  itemChanges,
  itemListings,
  itemOpenings,
  takenItem,
  workCounts,
} from './workItems.cases'

/** The walks of the requests and tasks and of their count, and their hand-written specification. */
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
  },
  reads: ({ itemId, item, drafts, changes }) => [itemId, item?.row.version, drafts, changes],
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
    'item.opened': () => 'item.open.reading',
    'item.missing': () => 'item.missing',
    'item.failed': () => 'item.failed',
    'answer.typed': ({ from }) => from,
    'answer.submitted': ({ from, context: { drafts } }) => {
      if (!isOpen(from)) return from
      return drafts[claimRow.id] ? 'item.answering' : 'item.open.rejected'
    },
    'change.requested': ({ from }) => (isOpen(from) ? 'item.changing' : from),
    'item.saved': () => 'item.open.changed',
    'answer.sent': () => 'item.open.answered',
    'save.overtaken': () => 'item.outdated',
    'save.refused': ({ from, event }) =>
      from === 'item.answering' && event.problem.errors ? 'item.open.rejected' : 'item.open.failed',
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
      shows: [heading('Claim C-000101'), button('Send the answer'), calm],
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
        return [button('Send the answer'), fault ? besideField(fault) : calm]
      },
    },
    'item.open.failed': {
      holds: (seen) => {
        kit.wasRejected(seen)
        expect(seen.context.problem).not.toBeNull()
      },
      shows: [button('Send the answer'), no(calm)],
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
      shows: [busy, heading('Claim C-000101')],
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

export const workCountWalk = walk({
  guarantees: 'The work that waits is counted again and again, and a failed count changes nothing.',
  machine: workCountMachine,
  starts: { page: { input: undefined, begins: 'counting' } },
  outputs: { windowReturn: [{ type: 'window.returned' }], countWork: workCounts },
  reads: ({ count }) => count,
  transitions: {
    'after countAgain': () => 'counting',
    'window.returned': () => 'counting',
    // a count that is under way may miss the change that asks for another one
    'count.requested': ({ from }) => (from === 'counting' ? 'counting, again' : 'counting'),
    'work.counted': () => 'resting',
    'work.uncounted': () => 'resting',
    'session.ended': () => 'resting',
  },
  states: {
    counting: { holds: (seen) => expect(inFlight(seen)).toEqual(['countWork']), shows: unseen },
    resting: {
      holds: (seen) => {
        expect(inFlight(seen)).toEqual(['windowReturn'])
        expect([null, 3]).toContain(seen.context.count)
      },
      shows: unseen,
    },
  },
  goals: ['resting'],
})
