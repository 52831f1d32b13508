import { expect } from 'vitest'
import type { OutcomeOf } from '../../machines/calls/call'
import type { storeGtagFlags } from '../../machines/calls/contacts'
import { visitMachine } from '../../machines/customer/quote/visit.machine'
import { countdownMachine } from '../../machines/shared/session/countdown.machine'
import { sessionMachine } from '../../machines/shared/session/session.machine'
import { button, dialog, no, noDialog, noScreen } from './assertion'
import { idle, inFlight, walk } from './saying'

/** The walks of a visit's charts beside the quote, and their hand-written specification. */
export const sessionWalk = walk({
  guarantees: 'An idle user is warned and can stay or be cleared; a user who clears the session is asked first.',
  machine: sessionMachine,
  starts: {
    fresh: { input: { cleared: null }, begins: 'active' },
    cleared: { input: { cleared: 'idle' }, begins: 'showingNotice' },
  },
  transitions: {
    'activity.seen': ({ from }) => from,
    'activity.heard': ({ from }) => (from === 'warning' ? 'active' : from),
    'session.continued': ({ from }) => (from === 'warning' ? 'active' : from),
    'clearing.asked': ({ from }) => (from === 'active' ? 'asking' : from),
    'clearing.declined': ({ from }) => (from === 'asking' ? 'active' : from),
    'clearing.confirmed': ({ from }) => (from === 'asking' || from === 'warning' ? 'cleared' : from),
    'clearing.heard': () => 'cleared',
    'notice.closed': ({ from }) => (from === 'showingNotice' ? 'active' : from),
    'after idle': () => 'warning',
    'after unanswered': () => 'warning',
    'after grace': () => 'cleared',
  },
  states: {
    showingNotice: { holds: idle, shows: dialog('Your answers were cleared from this browser') },
    active: { holds: idle, shows: noDialog },
    asking: { holds: idle, shows: [dialog('Clear your answers from this browser?'), button('Keep them')] },
    warning: {
      holds: ({ waiting }) => expect(waiting.get('countdown')!.input).toEqual({ seconds: 300 }),
      shows: [dialog('Are you still there?'), button('Stay')],
    },
    cleared: { holds: idle, shows: noDialog },
  },
  goals: ['active', 'cleared'],
})

export const countdownWalk = walk({
  guarantees: 'The countdown ends at zero.',
  machine: countdownMachine,
  starts: { three: { input: { seconds: 3 }, begins: 'counting' } },
  reads: ({ seconds }) => seconds,
  transitions: { 'after second': ({ context }) => (context.seconds > 1 ? 'counting' : 'over') },
  states: {
    counting: { holds: ({ context }) => expect(context.seconds).toBeGreaterThan(0), shows: no('In 0:00') },
    over: { holds: ({ context }) => expect(context.seconds).toBe(0), shows: 'In 0:00' },
  },
  goals: ['over'],
})

const flags = { utm_source: 'example-newsletter' }
const outcomes: OutcomeOf<typeof storeGtagFlags>[] = [{ type: 'flags.stored' }, { type: 'flags.lost' }]

export const visitWalk = walk({
  guarantees: 'The source of a visit is stored with its quote, or lost without a message.',
  machine: visitMachine,
  starts: { tagged: { input: { flags }, begins: 'waiting' } },
  cases: { 'contact.named': [{ type: 'contact.named', id: 'c1' }] },
  outputs: { storeGtagFlags: outcomes },
  transitions: {
    'contact.named': () => 'storing',
    'flags.stored': () => 'stored',
    'flags.lost': () => 'lost',
  },
  states: {
    waiting: { holds: idle, shows: noScreen },
    storing: {
      holds: (seen) => {
        expect(inFlight(seen)).toEqual(['storeGtagFlags'])
        expect(seen.waiting.get('storeGtagFlags')!.input).toEqual({ id: 'c1', flags })
      },
      shows: noScreen,
    },
    stored: { holds: idle, shows: noScreen },
    lost: { holds: idle, shows: noScreen },
  },
  goals: ['stored', 'lost'],
})
