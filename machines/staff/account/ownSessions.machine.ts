import { assertEvent, setup } from 'xstate'
import type { SessionRow } from '../../../contract/client'
import type { Problem } from '../../../contract/problem'
import { type OutcomesOf, slot } from '../../calls/call'
import type { endOneSession, endOtherSessions, listSessions } from '../../calls/ownSessions'
import { fromEvent, invokeCall } from '../../kit/call'
import { loading, pageActions, pageStates, type SessionOver } from '../../kit/page'
import { toProblem } from '../../kit/problem'

const calls = {
  listSessions: slot<typeof listSessions>('listSessions'),
  endOneSession: slot<typeof endOneSession>('endOneSession'),
  endOtherSessions: slot<typeof endOtherSessions>('endOtherSessions'),
}

interface OwnSessionsContext {
  /** loaded last */
  readonly data: { readonly rows: readonly SessionRow[] } | null
  readonly problem: Problem | null
}

type OwnSessionsEvent =
  | OutcomesOf<typeof calls>
  | { type: 'page.retried' }
  | { type: 'session.endRequested'; id: string }
  | { type: 'others.endRequested' }
  /** a new password or a new second factor has ended the other sessions */
  | { type: 'others.ended' }

const ending = {
  'session.endRequested': '#ownSessions.ending.one',
  'others.endRequested': '#ownSessions.ending.others',
  'others.ended': '#ownSessions.loading',
} as const

/** The user's own sessions on the account page: seen, and ended one by one or all but this one. */
export const ownSessionsMachine = setup({
  types: {} as {
    context: OwnSessionsContext
    events: OwnSessionsEvent
    output: SessionOver
    meta: { busy?: string }
    tags: 'background'
  },
  actors: calls,
  actions: pageActions,
}).createMachine({
  id: 'ownSessions',
  context: { data: null, problem: null },
  initial: 'loading',
  on: { 'session.ended': '.ended' },
  states: {
    loading: loading(invokeCall('listSessions'), {
      'others.ended': { target: 'loading', reenter: true },
    }),
    shown: { on: ending },
    failed: { ...pageStates.failed, on: { ...pageStates.failed.on, 'others.ended': 'loading' } },
    ending: {
      initial: 'one',
      on: { 'sessions.ended': 'reading', 'sessions.notEnded': toProblem('refused') },
      states: {
        one: { meta: { busy: 'Processing...' }, invoke: invokeCall('endOneSession', ({ event }) => sessionIn(event)) },
        others: { meta: { busy: 'Processing...' }, invoke: invokeCall('endOtherSessions') },
      },
    },
    refused: { exit: 'clearProblem', on: ending },
    // the sessions that are left
    reading: {
      meta: { busy: 'Processing...' },
      invoke: invokeCall('listSessions', () => undefined, 'remaining'),
      on: { 'page.loaded': { target: 'changed', actions: fromEvent('setData') }, 'page.failed': toProblem('failed') },
    },
    // the same list, which says that sessions were ended
    changed: { on: ending },
    ended: pageStates.ended,
  },
  output: { type: 'session.ended' },
})

function sessionIn(event: OwnSessionsEvent) {
  assertEvent(event, 'session.endRequested')
  return { id: event.id }
}
