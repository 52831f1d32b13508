import { assign, emit, setup } from 'xstate'
import { countdownMachine } from './countdown.machine'

/** Milliseconds without activity until the warning, and then until the session is cleared. */
const idle = 25 * 60_000
const grace = 5 * 60_000
export const minutesIdle = (idle + grace) / 60_000

/** Why the answers were cleared: nobody was there, or somebody asked for it. */
export type ClearingReason = 'idle' | 'asked'

export type SessionEvent =
  /** activity on this page, and on another page of the same browser, which shares its storage */
  | { type: 'activity.seen' }
  | { type: 'activity.heard' }
  | { type: 'session.continued' }
  | { type: 'clearing.asked' }
  | { type: 'clearing.declined' }
  | { type: 'clearing.confirmed' }
  /** another page of this browser has cleared the shared storage */
  | { type: 'clearing.heard' }
  | { type: 'notice.closed' }

const byRequest = { type: 'setReason', params: { reason: 'asked' } } as const
const byIdleness = { type: 'setReason', params: { reason: 'idle' } } as const

/**
 * Clears the answers from this browser after inactivity, so that the next person does not see them. Its dialogs are
 * above every page and belong to no quote.
 */
export const sessionMachine = setup({
  types: {} as {
    events: SessionEvent
    /** the clearing right before this page loaded */
    input: { readonly cleared: ClearingReason | null }
    context: { readonly cleared: ClearingReason | null }
    emitted: { type: 'cleared'; reason: ClearingReason } | { type: 'noticeClosed' }
    children: { countdown: 'countdown' }
    tags: 'modal' | 'background'
  },
  actors: { countdown: countdownMachine },
  guards: { wasCleared: ({ context }) => context.cleared !== null },
  actions: {
    setReason: assign((_, { reason: cleared }: { readonly reason: ClearingReason }) => ({ cleared })),
    announceCleared: emit(({ context }) => ({ type: 'cleared', reason: context.cleared! }) as const),
    announceClosed: emit({ type: 'noticeClosed' } as const),
  },
  delays: { idle, unanswered: idle, grace },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ cleared: input.cleared }),
  initial: 'arriving',
  on: { 'clearing.heard': { target: '.cleared', actions: byRequest } },
  states: {
    arriving: { always: [{ guard: 'wasCleared', target: 'showingNotice' }, { target: 'active' }] },
    // the last user may still be here and miss their answers
    showingNotice: { tags: 'modal', exit: 'announceClosed', on: { 'notice.closed': 'active' } },
    active: {
      after: { idle: 'warning' },
      on: {
        'activity.seen': { target: 'active', reenter: true },
        'activity.heard': { target: 'active', reenter: true },
        'clearing.asked': 'asking',
      },
    },
    asking: {
      tags: 'modal',
      after: { unanswered: 'warning' },
      on: { 'clearing.declined': 'active', 'clearing.confirmed': { target: 'cleared', actions: byRequest } },
    },
    warning: {
      // it waits only for the countdown, which the dialog shows
      tags: ['modal', 'background'],
      invoke: { id: 'countdown', src: 'countdown', input: { seconds: grace / 1000 } },
      after: { grace: { target: 'cleared', actions: byIdleness } },
      on: {
        'session.continued': 'active',
        'activity.heard': 'active',
        'clearing.confirmed': { target: 'cleared', actions: byRequest },
        // another page heard nobody either: a press there would have been heard here first
        'clearing.heard': { target: 'cleared', actions: byIdleness },
      },
    },
    cleared: { type: 'final', entry: 'announceCleared' },
  },
})
