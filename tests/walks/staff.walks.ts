import { expect } from 'vitest'
import { noAnswer } from '../../contract/problem'
import { staffMachine } from '../../machines/staff/staff.machine'
import { underwritingMachine } from '../../machines/underwriting/underwriting.machine'
import { idle, walk } from './saying'
import { findings, rep, row, showings, signedOutElsewhere, underwriter } from './staff.cases'

/** How the back office's charts are walked, and what was said of them by hand. */
const wrongPassword = { status: 401, message: 'This email address and password do not belong together.' }
const filled = { type: 'signIn.submitted', email: ' rep.one@example.com', password: 'sample' } as const

export const staffWalk = walk({
  machine: staffMachine,
  starts: { arriving: { input: { address: '/admin' }, begins: 'checking' } },
  cases: {
    'signIn.submitted': [filled, { ...filled, email: ' ' }, { ...filled, password: '' }],
    'address.opened': [{ type: 'address.opened', address: '/admin?page=2' }],
  },
  outputs: {
    getSession: [
      { type: 'session.opened', user: rep },
      { type: 'session.absent' },
      { type: 'session.unknown', problem: noAnswer },
    ],
    signIn: [
      { type: 'session.opened', user: rep },
      { type: 'signIn.refused', problem: wrongPassword },
    ],
    signOut: [{ type: 'session.closed' }, { type: 'signOut.refused', problem: noAnswer }],
    room: [signedOutElsewhere],
  },
  leads: {
    'address.opened': ({ from }) => from,
    'session.opened': () => 'signedIn.working',
    'session.absent': () => 'signedOut.editing',
    'session.unknown': () => 'unavailable',
    'session.retried': ({ from }) => (from === 'unavailable' ? 'checking' : from),
    'signIn.submitted': ({ from, event }) => {
      if (!from.startsWith('signedOut') || from === 'signedOut.signingIn') return from
      return event.email.trim() && event.password ? 'signedOut.signingIn' : 'signedOut.rejected'
    },
    'signIn.refused': () => 'signedOut.rejected',
    'signOut.requested': ({ from }) => (from === 'signedIn.working' ? 'signedIn.signingOut' : from),
    'signOut.refused': () => 'signedIn.working',
    'session.closed': () => 'signedOut.editing',
    'session.ended': () => 'signedOut.ended',
  },
  expects: {
    checking: ({ waiting }) => expect([...waiting.keys()]).toEqual(['getSession']),
    unavailable: ({ context }) => expect(context.problem).toEqual(noAnswer),
    'signedOut.editing': (seen) => {
      idle(seen)
      expect(seen.context.user).toBeNull()
    },
    'signedOut.ended': (seen) => {
      idle(seen)
      expect(seen.context.user).toBeNull()
    },
    'signedOut.rejected': ({ context }) => {
      expect(context.problem).not.toBeNull()
      expect(context.rejections).toBeGreaterThan(0)
    },
    'signedOut.signingIn': ({ context, waiting }) => {
      expect(waiting.get('signIn')!.input).toEqual({ email: 'rep.one@example.com', password: 'sample' })
      expect(JSON.stringify(context)).not.toContain('sample')
    },
    'signedIn.working': ({ context, waiting }) => {
      expect([...waiting.keys()]).toEqual(['room'])
      expect(context.user).toEqual(rep)
    },
    'signedIn.signingOut': ({ waiting }) => expect([...waiting.keys()]).toEqual(['room', 'signOut']),
  },
  goals: ['signedIn.working', 'signedOut.editing'],
})

const ofBench = '/usw/c1'

export const underwritingWalk = walk({
  machine: underwritingMachine,
  starts: {
    underwriter: { input: { user: underwriter, address: '/usw' }, begins: 'bench.queueing' },
    admin: { input: { user: { ...underwriter, role: 'admin' }, address: ofBench }, begins: 'bench.queueing' },
    rep: { input: { user: rep, address: '/usw' }, begins: 'turnedAway' },
  },
  cases: { 'address.opened': ['/usw', ofBench].map((address) => ({ type: 'address.opened', address }) as const) },
  outputs: { findContacts: findings, openContact: showings },
  reads: ({ queue, contactId }) => [queue?.rows.length, contactId],
  leads: {
    'address.opened': ({ from, event, context }) => {
      if (from === 'turnedAway' || from === 'ended') return from
      const to = event.address === ofBench && context.queue ? 'bench.contact.loading' : 'bench.queueing'
      return from === to ? `${to}, anew` : to
    },
    'contacts.found': ({ event, context }) =>
      event.found.rows.length > 0 || context.contactId ? 'bench.contact.loading' : 'bench.empty',
    'contacts.missed': () => 'bench.failed',
    'contact.shown': () => 'bench.contact.shown',
    'contact.unknown': () => 'bench.contact.missing',
    'contact.missed': () => 'bench.contact.failed',
    'underwriting.retried': ({ from }) => {
      if (from === 'bench.failed') return 'bench.queueing'
      return from === 'bench.contact.failed' ? 'bench.contact.loading' : from
    },
    'session.ended': () => 'ended',
  },
  expects: {
    turnedAway: idle,
    'bench.queueing': ({ waiting }) =>
      expect(waiting.get('findContacts')!.input).toEqual({ search: '', status: 'referred', page: 1 }),
    'bench.empty': ({ context }) => expect(context.queue?.rows).toEqual([]),
    'bench.failed': ({ context }) => expect(context.problem).toEqual(noAnswer),
    'bench.contact.loading': ({ waiting, context }) => {
      expect(waiting.get('openContact')!.input).toEqual({ id: context.contactId ?? row.id })
      expect(context.opened).toBeNull()
    },
    'bench.contact.shown': ({ context }) => expect(context.opened).not.toBeNull(),
    'bench.contact.missing': ({ context }) => expect(context.opened).toBeNull(),
    'bench.contact.failed': ({ context }) => expect(context.problem).toEqual(noAnswer),
    ended: idle,
  },
  goals: ['bench.contact.shown', 'bench.empty', 'turnedAway', 'ended'],
})
