import { expect } from 'vitest'
import { attendanceMachine } from '../../machines/staff/workspace/presence.machine'
import { heading, status } from './assertion'
import * as kit from './kit'
import { idle, walk } from './saying'
import * as cases from './workspace.cases'

/** The walk of a user’s presence at a quote, and its hand-written specification. */
const answers = heading('Check and agree')

export const attendanceWalk = walk({
  guarantees: 'The user’s presence is reported every 30 seconds.',
  machine: attendanceMachine,
  starts: {
    there: { input: { id: 'c1' }, begins: 'saying' },
    begun: { input: { id: null }, begins: 'unnamed' },
    'around a quote': { input: { id: 'c1', isWaitedFor: true }, begins: 'saying' },
  },
  cases: { 'contact.named': ['c1', 'c2'].map((id) => ({ type: 'contact.named', id }) as const) },
  outputs: { sayPresence: cases.presences },
  reads: ({ id, isWaitedFor }) => [id, isWaitedFor],
  transitions: {
    'contact.named': ({ from, event, context }) => {
      if (from === 'ended' || event.id === context.id) return from
      return from === 'saying' ? 'saying, again' : 'saying'
    },
    'presence.answered': () => 'waiting',
    'presence.failed': ({ from }) => (from.startsWith('away') ? 'away.resting' : 'waiting'),
    'after repeatPresence': () => 'saying',
    'after askAgain': () => 'away.asking',
    'session.ended': ({ context }) => (context.isWaitedFor ? 'away.resting' : 'ended'),
  },
  states: {
    unnamed: {
      holds: (seen) => {
        idle(seen)
        expect(seen.context.id).toBeNull()
      },
      shows: answers,
    },
    saying: {
      holds: ({ waiting, context: { id } }) => expect(waiting.get('sayPresence')!.input).toEqual({ id }),
      shows: answers,
    },
    waiting: {
      holds: ({ context, waiting }) => {
        idle({ waiting })
        expect([null, cases.attendance]).toContainEqual(context.attendance)
      },
      shows: status('rep.two is at work on this too.'),
    },
    'away.resting': { holds: idle, shows: answers },
    'away.asking': {
      holds: ({ waiting, context: { id } }) => expect(waiting.get('sayPresence')!.input).toEqual({ id }),
      shows: answers,
    },
    ended: kit.ended,
  },
  goals: ['waiting', 'ended'],
})
