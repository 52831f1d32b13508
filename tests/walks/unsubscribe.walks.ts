import { expect } from 'vitest'
import { noAnswer } from '../../contract/problem'
import { unsubscribeMachine } from '../../machines/customer/unsubscribe/unsubscribe.machine'
import { alert, busy, button, calm, heading } from './assertion'
import { idle, inFlight, walk } from './saying'

/** The walk of the unsubscribe page, and its hand-written specification. */
export const unsubscribeWalk = walk({
  guarantees: 'The link of a mailing unsubscribes its recipient, who can subscribe again.',
  machine: unsubscribeMachine,
  starts: {
    linked: { input: { token: 't1' }, begins: 'asking' },
    bare: { input: { token: '' }, begins: 'unknown' },
  },
  cases: { 'address.followed': ['t1', 't2', ''].map((token) => ({ type: 'address.followed', token }) as const) },
  outputs: {
    unsubscribe: [
      { type: 'mailing.left', mailing: 'daily' },
      { type: 'mailing.missing' },
      { type: 'mailing.failed', problem: noAnswer },
    ],
  },
  reads: ({ token }) => token,
  transitions: {
    'address.followed': ({ from, event, context }) => {
      if (event.token === context.token) return from
      return event.token === '' ? 'unknown' : 'asking'
    },
    'leaving.confirmed': ({ from }) => (from === 'asking' || from === 'unreachable' ? 'leaving' : from),
    'mailing.left': () => 'unsubscribed',
    'mailing.missing': () => 'unknown',
    'mailing.failed': () => 'unreachable',
  },
  states: {
    asking: { holds: idle, shows: [heading('Unsubscribe'), button('Unsubscribe'), calm] },
    leaving: {
      holds: (seen) => {
        expect(inFlight(seen)).toEqual(['unsubscribe'])
        expect(seen.waiting.get('unsubscribe')!.input).toBe(seen.context.token)
      },
      shows: busy,
    },
    unsubscribed: {
      holds: ({ context }) => expect([context.mailing, context.problem]).toEqual(['daily', null]),
      shows: heading('You are unsubscribed'),
    },
    unknown: {
      holds: ({ context }) => expect([context.mailing, context.problem]).toEqual([null, null]),
      shows: heading('This link does not work'),
    },
    unreachable: {
      holds: ({ context }) => expect(context.problem).toEqual(noAnswer),
      shows: [alert('You are not unsubscribed yet.'), button('Try again')],
    },
  },
  goals: ['unsubscribed'],
})
