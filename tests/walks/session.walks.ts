import { expect } from 'vitest'
import type { OutcomeOf } from '../../machines/calls/call'
import type { storeGtagFlags } from '../../machines/calls/contacts'
import { visitMachine } from '../../machines/customer/quote/visit.machine'
import { countdownMachine } from '../../machines/shared/session/countdown.machine'
import { sessionMachine } from '../../machines/shared/session/session.machine'
import { idle, inFlight, walk } from './saying'

/** The walks of a visit's charts beside the quote, and their hand-written specification. */
export const sessionWalk = walk({
  machine: sessionMachine,
  starts: {
    fresh: { input: { wasCleared: false }, begins: 'active' },
    cleared: { input: { wasCleared: true }, begins: 'telling' },
  },
  transitions: {
    'activity.seen': ({ from }) => from,
    'activity.heard': ({ from }) => (from === 'warning' ? 'active' : from),
    'session.continued': ({ from }) => (from === 'warning' ? 'active' : from),
    'clearing.asked': ({ from }) => (from === 'active' ? 'asking' : from),
    'clearing.declined': ({ from }) => (from === 'asking' ? 'active' : from),
    'clearing.confirmed': ({ from }) => (from === 'asking' || from === 'warning' ? 'cleared' : from),
    'clearing.heard': () => 'cleared',
    'told.closed': ({ from }) => (from === 'telling' ? 'active' : from),
    'after idle': () => 'warning',
    'after unanswered': () => 'warning',
    'after grace': () => 'cleared',
  },
  expects: {
    telling: idle,
    active: idle,
    asking: idle,
    warning: ({ waiting }) => expect(waiting.get('countdown')!.input).toEqual({ seconds: 300 }),
    cleared: idle,
  },
  goals: ['active', 'cleared'],
})

export const countdownWalk = walk({
  machine: countdownMachine,
  starts: { three: { input: { seconds: 3 }, begins: 'counting' } },
  reads: ({ seconds }) => seconds,
  transitions: { 'after second': ({ context }) => (context.seconds > 1 ? 'counting' : 'over') },
  expects: {
    counting: ({ context }) => expect(context.seconds).toBeGreaterThan(0),
    over: ({ context }) => expect(context.seconds).toBe(0),
  },
  goals: ['over'],
})

const flags = { utm_source: 'example-newsletter' }
const kept: OutcomeOf<typeof storeGtagFlags>[] = [{ type: 'flags.stored' }, { type: 'flags.lost' }]

export const visitWalk = walk({
  machine: visitMachine,
  starts: { tagged: { input: { flags }, begins: 'waiting' } },
  cases: { 'contact.named': [{ type: 'contact.named', id: 'c1' }] },
  outputs: { storeGtagFlags: kept },
  transitions: {
    'contact.named': () => 'storing',
    'flags.stored': () => 'stored',
    'flags.lost': () => 'lost',
  },
  expects: {
    waiting: idle,
    storing: (seen) => {
      expect(inFlight(seen)).toEqual(['storeGtagFlags'])
      expect(seen.waiting.get('storeGtagFlags')!.input).toEqual({ id: 'c1', flags })
    },
    stored: idle,
    lost: idle,
  },
  goals: ['stored', 'lost'],
})
