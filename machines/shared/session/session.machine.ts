import { emit, setup } from 'xstate'
import { countdownMachine } from './countdown.machine'

/** Milliseconds without activity until the warning, and then until the session is cleared. */
const idle = 25 * 60_000
const grace = 5 * 60_000

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

/**
 * Clears the answers from this browser after inactivity, so that the next person does not see them. Its dialogs are
 * above every page and belong to no quote.
 */
export const sessionMachine = setup({
  types: {} as {
    events: SessionEvent
    /** whether this page loaded right after a clearing */
    input: { readonly wasCleared: boolean }
    context: { readonly wasCleared: boolean }
    emitted: { type: 'cleared' } | { type: 'noticeClosed' }
    children: { countdown: 'countdown' }
    tags: 'modal' | 'background'
  },
  actors: { countdown: countdownMachine },
  guards: { wasCleared: ({ context }) => context.wasCleared },
  actions: {
    announceCleared: emit({ type: 'cleared' } as const),
    announceClosed: emit({ type: 'noticeClosed' } as const),
  },
  delays: { idle, unanswered: idle, grace },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ wasCleared: input.wasCleared }),
  initial: 'arriving',
  on: { 'clearing.heard': '.cleared' },
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
      on: { 'clearing.declined': 'active', 'clearing.confirmed': 'cleared' },
    },
    warning: {
      // it waits only for the countdown, which the dialog shows
      tags: ['modal', 'background'],
      invoke: { id: 'countdown', src: 'countdown', input: { seconds: grace / 1000 } },
      after: { grace: 'cleared' },
      on: { 'session.continued': 'active', 'activity.heard': 'active', 'clearing.confirmed': 'cleared' },
    },
    cleared: { type: 'final', entry: 'announceCleared' },
  },
})
