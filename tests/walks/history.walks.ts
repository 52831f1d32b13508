import { expect } from 'vitest'
import { historyMachine } from '../../machines/staff/history/history.machine'
import { heading, status } from './assertion'
import * as kit from './kit'
import { walk } from './saying'
import { rep } from './staff.cases'
import * as cases from './workspace.cases'

/** The walk of a contact’s history, and its hand-written specification. */
const pages = ['/admin/c1/history', '/admin/c1/history?page=2', '/admin/c2/history']

export const historyWalk = walk({
  guarantees: 'The history follows its address.',
  machine: historyMachine,
  starts: { first: { input: { user: rep, address: pages[0]! }, begins: 'loading' } },
  cases: { 'address.opened': pages.map((address) => ({ type: 'address.opened', address }) as const) },
  outputs: { getHistory: cases.readings },
  reads: ({ query, data }) => [query.id, data !== null],
  transitions: {
    'address.opened': ({ from }) => {
      if (from === 'ended') return from
      return from === 'loading' ? 'loading, again' : 'loading'
    },
    'page.loaded': () => 'shown',
    'page.missing': () => 'missing',
    'page.failed': () => 'failed',
    'page.retried': ({ from }) => (from === 'failed' ? 'loading' : from),
    'session.ended': () => 'ended',
  },
  states: {
    loading: {
      holds: ({ waiting, context }) => expect(waiting.get('getHistory')!.input).toEqual(context.query),
      shows: status('Fetching...'),
    },
    shown: {
      holds: ({ context }) => expect(context.data).toEqual(cases.historyPage()),
      shows: [heading('Jordan Sample'), '11/20/2026, 2:45 pm · The customer'],
    },
    missing: kit.missing,
    failed: kit.failedList,
    ended: kit.ended,
  },
  goals: ['shown', 'ended'],
})
