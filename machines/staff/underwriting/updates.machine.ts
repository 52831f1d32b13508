import { assign, setup } from 'xstate'
import type { Referral } from '../../../contract/client'
import { type OutcomesOf, slot } from '../../calls/call'
import type { windowReturn } from '../../calls/focus'
import type { openReferral } from '../../calls/referrals'
import { fromEvent, invokeCall } from '../../kit/call'
import type { SessionOver } from '../../kit/page'

interface NewsContext {
  readonly id: string
  /** the last poll; null before the first */
  readonly newest: Referral | null
}

const calls = {
  openReferral: slot<typeof openReferral>('openReferral'),
  windowReturn: slot<typeof windowReturn>('windowReturn'),
}

/** Polls an open referral every 30 seconds, and when the user returns to the window. */
export const newsMachine = setup({
  types: {} as {
    context: NewsContext
    events: OutcomesOf<typeof calls> | { type: 'window.returned' }
    input: { id: string }
    output: SessionOver
    tags: 'background'
  },
  actors: calls,
  delays: { lookAgain: 30_000 },
  actions: {
    setReferral: assign((_, event: Extract<OutcomesOf<typeof calls>, { type: 'referral.opened' }>) => ({
      newest: event.referral,
    })),
  },
}).createMachine({
  id: 'news',
  context: ({ input: { id } }) => ({ id, newest: null }),
  initial: 'resting',
  on: { 'session.ended': '.ended' },
  states: {
    resting: {
      tags: 'background',
      after: { lookAgain: 'looking' },
      invoke: invokeCall('windowReturn'),
      on: { 'window.returned': 'looking' },
    },
    // a failed poll is repeated at the next turn
    looking: {
      tags: 'background',
      invoke: invokeCall('openReferral', ({ context }) => ({ id: context.id })),
      on: {
        'referral.opened': { target: 'resting', actions: fromEvent('setReferral') },
        'referral.missing': 'resting',
        'referral.failed': 'resting',
      },
    },
    ended: { type: 'final' },
  },
  output: { type: 'session.ended' },
})
