import { expect } from 'vitest'
import type { SessionRow } from '../../contract/client'
import { noAnswer } from '../../contract/problem'
import type { OutcomeOf } from '../../machines/calls/call'
import type { endOneSession, listSessions } from '../../machines/calls/ownSessions'
import { ownSessionsMachine } from '../../machines/staff/account/ownSessions.machine'
import { alert, busy, button, calm, gone, status } from './assertion'
import * as kit from './kit'
import { idle, inFlight, walk } from './saying'
import { signedOutElsewhere } from './staff.cases'

/** The walk of the user’s own sessions, and its hand-written specification. */
export const thisSession: SessionRow = {
  id: 's1',
  browser: 'Chrome on Windows',
  proof: 'password',
  begun: '2026-11-20T14:00:00.000Z',
  used: '2026-11-20T17:00:00.000Z',
  is_current: true,
}
const otherSession: SessionRow = { ...thisSession, id: 's2', browser: 'Safari on iOS', is_current: false }
const unknownSession: SessionRow = { ...otherSession, id: 's3', browser: null, proof: 'code' }

export const sessionListings: OutcomeOf<typeof listSessions>[] = [
  { type: 'page.loaded', data: { rows: [thisSession, otherSession, unknownSession] } },
  { type: 'page.failed', problem: noAnswer },
  signedOutElsewhere,
]
const endings: OutcomeOf<typeof endOneSession>[] = [
  { type: 'sessions.ended' },
  { type: 'sessions.notEnded', problem: noAnswer },
  signedOutElsewhere,
]
const isListed = (from: string) => ['shown', 'refused', 'changed'].includes(from)

export const ownSessionsWalk = walk({
  guarantees: 'Users see their own sessions, and end them one by one or all but this one.',
  machine: ownSessionsMachine,
  starts: { page: { input: undefined, begins: 'loading' } },
  cases: { 'session.endRequested': [{ type: 'session.endRequested', id: otherSession.id }] },
  outputs: {
    listSessions: sessionListings,
    remaining: [...sessionListings, { type: 'page.loaded', data: { rows: [thisSession] } }],
    endOneSession: endings,
    endOtherSessions: endings,
  },
  reads: ({ data }) => data?.rows.length,
  transitions: {
    'page.loaded': ({ from }) => (from === 'reading' ? 'changed' : 'shown'),
    'page.failed': () => 'failed',
    'page.retried': ({ from }) => (from === 'failed' ? 'loading' : from),
    'session.endRequested': ({ from }) => (isListed(from) ? 'ending.one' : from),
    'others.endRequested': ({ from }) => (isListed(from) ? 'ending.others' : from),
    // a list that is being read again anyway is not read twice
    'others.ended': ({ from }) => {
      if (from === 'loading') return 'loading, again'
      return isListed(from) || from === 'failed' ? 'loading' : from
    },
    'sessions.ended': () => 'reading',
    'sessions.notEnded': () => 'refused',
    'session.ended': () => 'ended',
  },
  states: {
    loading: { holds: (seen) => expect(inFlight(seen)).toEqual(['listSessions']), shows: status('Fetching...') },
    shown: {
      holds: (seen) => {
        idle(seen)
        expect(seen.context.data?.rows.length).toBeGreaterThan(0)
      },
      shows: [button('End all other sessions'), 'This session', calm],
    },
    failed: kit.failedList,
    'ending.one': {
      holds: ({ waiting }) => expect(waiting.get('endOneSession')!.input).toEqual({ id: otherSession.id }),
      shows: busy,
    },
    'ending.others': {
      holds: (seen) => expect(inFlight(seen)).toEqual(['endOtherSessions']),
      shows: busy,
    },
    refused: { holds: idle, shows: [alert('There is no connection to our server.'), button('End all other sessions')] },
    reading: { holds: (seen) => expect(inFlight(seen)).toEqual(['remaining']), shows: busy },
    changed: { holds: idle, shows: status('The session has ended.') },
    ended: { holds: idle, shows: gone },
  },
  goals: ['changed', 'ended'],
})
