import { emit, setup } from 'xstate'
import { countdownMachine } from './countdown.machine'

/** Milliseconds without a word from anybody, and how long the warning then stands. */
const idle = 25 * 60_000
const grace = 5 * 60_000

export type SessionEvent =
  /** somebody is at this page; and at another one of the same browser, which shares what is kept with this one */
  | { type: 'activity.seen' }
  | { type: 'activity.heard' }
  | { type: 'session.continued' }
  | { type: 'clearing.asked' }
  | { type: 'clearing.declined' }
  | { type: 'clearing.confirmed' }
  /** another page of this browser has cleared what they share */
  | { type: 'clearing.heard' }
  | { type: 'told.closed' }

/**
 * How long what was answered stays in this browser: nobody is to find it who comes after. Its dialogs stand above every
 * screen, and none of them is the quote's.
 */
export const sessionMachine = setup({
  types: {} as {
    events: SessionEvent
    /** whether this page is the one that follows a clearing */
    input: { readonly wasCleared: boolean }
    context: { readonly wasCleared: boolean }
    emitted: { type: 'cleared' } | { type: 'told' }
    children: { countdown: 'countdown' }
    tags: 'modal' | 'background'
  },
  actors: { countdown: countdownMachine },
  guards: { wasCleared: ({ context }) => context.wasCleared },
  actions: { announceCleared: emit({ type: 'cleared' } as const), announceClosed: emit({ type: 'told' } as const) },
  delays: { idle, unanswered: idle, grace },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ wasCleared: input.wasCleared }),
  initial: 'arriving',
  on: { 'clearing.heard': '.cleared' },
  states: {
    arriving: { always: [{ guard: 'wasCleared', target: 'telling' }, { target: 'active' }] },
    // the last visitor may still sit here, and would miss what was typed
    telling: { tags: 'modal', exit: 'announceClosed', on: { 'told.closed': 'active' } },
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
      // its only wait is the countdown, which the dialog shows
      tags: ['modal', 'background'],
      invoke: { id: 'countdown', src: 'countdown', input: { seconds: grace / 1000 } },
      after: { grace: 'cleared' },
      on: { 'session.continued': 'active', 'activity.heard': 'active', 'clearing.confirmed': 'cleared' },
    },
    cleared: { type: 'final', entry: 'announceCleared' },
  },
})
