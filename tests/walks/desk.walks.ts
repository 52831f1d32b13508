import { expect } from 'vitest'
import { noAnswer } from '../../contract/problem'
import { deskMachine } from '../../machines/staff/desk.machine'
import { idle, inFlight, walk } from './saying'
import { exportings, findings, rep } from './staff.cases'

/** How the desk is walked, and what was said of it by hand. */
const all = '/admin'
const some = '/admin?search=sample&status=referred&columns=insured_name'

export const deskWalk = walk({
  machine: deskMachine,
  starts: { rep: { input: { user: rep, address: all }, begins: 'open' } },
  leads: { 'session.ended': () => 'ended' },
  expects: { open: () => {}, ended: idle },
  goals: ['open', 'ended'],
})

export const deskListWalk = walk({
  machine: deskMachine,
  region: ['open', 'list'],
  starts: {
    all: { input: { user: rep, address: all }, begins: 'loading' },
    some: { input: { user: rep, address: some }, begins: 'loading' },
  },
  cases: { 'address.opened': [all, some].map((address) => ({ type: 'address.opened', address }) as const) },
  outputs: { findContacts: findings },
  reads: ({ query, columns }) => [query.status, columns.length],
  leads: {
    'address.opened': ({ from }) => (from === 'loading' ? 'loading, anew' : 'loading'),
    'contacts.found': () => 'shown',
    'contacts.missed': () => 'failed',
    'desk.retried': ({ from }) => (from === 'failed' ? 'loading' : from),
    'session.ended': () => 'out',
  },
  expects: {
    loading: (seen) => {
      expect(inFlight(seen)).toEqual(['findContacts'])
      expect(seen.waiting.get('findContacts')!.input).toEqual(seen.context.query)
      expect(seen.context.problem).toBeNull()
    },
    shown: (seen) => {
      idle(seen)
      expect(seen.context.found).not.toBeNull()
    },
    failed: ({ context }) => expect(context.problem).toEqual(noAnswer),
  },
  goals: ['shown', 'out'],
})

export const deskFileWalk = walk({
  machine: deskMachine,
  region: ['open', 'file'],
  starts: { some: { input: { user: rep, address: some }, begins: 'resting' } },
  outputs: { exportContacts: exportings },
  leads: {
    'export.requested': () => 'exporting',
    'contacts.saved': () => 'resting',
    'contacts.notSaved': () => 'resting',
    'session.ended': () => 'out',
  },
  expects: {
    resting: idle,
    exporting: (seen) => {
      expect(inFlight(seen)).toEqual(['exportContacts'])
      expect(seen.waiting.get('exportContacts')!.input).toEqual(seen.context.query)
    },
  },
  goals: ['resting', 'out'],
})
