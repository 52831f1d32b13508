import { assign, raise, setup } from 'xstate'
import type { Referral } from '../../contract/client'
import { slot } from '../calls/call'
import type { SessionOver } from '../calls/staff'
import type { OpeningFact, openReferral } from '../calls/underwriting'
import type { windowReturn } from '../calls/windowReturn'

interface NewsContext {
  readonly id: string
  /** as it was read last in here; null before that */
  readonly newest: Referral | null
}

/** What becomes of a referral while it lies open: it is read again every half a minute, and when one comes back to the window. */
export const newsMachine = setup({
  types: {} as {
    context: NewsContext
    events: OpeningFact | { type: 'window.returned' }
    input: { id: string }
    output: SessionOver
    tags: 'background'
  },
  actors: {
    openReferral: slot<typeof openReferral>('openReferral'),
    windowReturn: slot<typeof windowReturn>('windowReturn'),
  },
  delays: { lookAgain: 30_000 },
  actions: {
    announce: raise((_, fact: OpeningFact | { type: 'window.returned' }) => fact),
    keep: assign(({ event }) => (event.type === 'referral.opened' ? { newest: event.referral } : {})),
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
      invoke: {
        id: 'windowReturn',
        src: 'windowReturn',
        onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
      },
      on: { 'window.returned': 'looking' },
    },
    // what could not be read is looked for the next time
    looking: {
      tags: 'background',
      invoke: {
        id: 'openReferral',
        src: 'openReferral',
        input: ({ context }) => ({ id: context.id }),
        onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
      },
      on: {
        'referral.opened': { target: 'resting', actions: 'keep' },
        'referral.unknown': 'resting',
        'referral.missed': 'resting',
      },
    },
    ended: { type: 'final' },
  },
  output: { type: 'session.ended' },
})
