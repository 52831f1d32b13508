import { expect, test } from 'vitest'
import { noAnswer } from '../../contract/problem'
import { deskMachine } from '../../machines/staff/desk.machine'
import { deskAddressOf, deskPlaceIn } from '../../machines/staff/desk.place'
import { staffMachine } from '../../machines/staff/staff.machine'
import { findings, rep, showings, signedOutElsewhere } from './staff.cases'
import { survey } from './walk'

const idle = ({ waiting }: { waiting: ReadonlyMap<string, unknown> }) => expect([...waiting.keys()]).toEqual([])
const wrongPassword = { status: 401, message: 'This email address and password do not belong together.' }
const filled = { type: 'signIn.submitted', email: ' rep.one@example.com', password: 'sample' } as const

test('the back office is entered by signing in, and left by signing out or when the session ends', async () => {
  const report = await survey({
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
  expect(report.gaps).toEqual([])
})

const list = '/admin?search=sample&status=referred'
const one = '/admin/c1?status=referred'

test('the desk goes where the address goes, and ends with the session', async () => {
  const report = await survey({
    machine: deskMachine,
    starts: {
      list: { input: { user: rep, address: list }, begins: 'list.loading' },
      contact: { input: { user: rep, address: one }, begins: 'contact.loading' },
    },
    cases: { 'address.opened': [list, one].map((address) => ({ type: 'address.opened', address }) as const) },
    outputs: { findContacts: findings, openContact: showings },
    reads: ({ contactId }) => contactId,
    leads: {
      'address.opened': ({ from, event }) => {
        if (from === 'ended') return from
        const to = event.address === one ? 'contact.loading' : 'list.loading'
        return from === to ? `${to}, anew` : to
      },
      'contacts.found': () => 'list.ready',
      'contacts.missed': () => 'list.failed',
      'contact.shown': () => 'contact.shown',
      'contact.unknown': () => 'contact.missing',
      'contact.missed': () => 'contact.failed',
      'desk.retried': ({ from }) => {
        if (from === 'list.failed') return 'list.loading'
        return from === 'contact.failed' ? 'contact.loading' : from
      },
      'session.ended': () => 'ended',
    },
    expects: {
      'list.loading': ({ waiting, context }) => {
        expect(waiting.get('findContacts')!.input).toEqual(context.query)
        expect(context.opened).toBeNull()
      },
      'list.ready': ({ context }) => expect(context.found).not.toBeNull(),
      'list.failed': ({ context }) => expect(context.problem).toEqual(noAnswer),
      'contact.loading': ({ waiting, context }) => {
        expect(waiting.get('openContact')!.input).toEqual({ id: 'c1' })
        expect(context.opened).toBeNull()
      },
      'contact.shown': ({ context }) => expect(context.opened).not.toBeNull(),
      'contact.missing': ({ context }) => expect(context.opened).toBeNull(),
      'contact.failed': ({ context }) => expect(context.problem).toEqual(noAnswer),
      ended: idle,
    },
    goals: ['list.ready', 'contact.shown', 'ended'],
  })
  expect(report.gaps).toEqual([])
})

const nowhere = { search: '', status: null, page: 1 }

test.each([
  ['/admin', { query: nowhere, contactId: null }],
  [
    '/admin?search=+Sample++&status=awaitingPayment&page=3',
    { query: { search: 'Sample', status: 'awaitingPayment', page: 3 }, contactId: null },
  ],
  ['/admin?status=everything&page=0', { query: nowhere, contactId: null }],
  ['/admin?page=1.5', { query: nowhere, contactId: null }],
  ['/admin?page=many', { query: nowhere, contactId: null }],
  ['/admin/c1?page=2', { query: { ...nowhere, page: 2 }, contactId: 'c1' }],
])('%s is a place at the desk', (address, place) => {
  expect(deskPlaceIn(address)).toEqual(place)
})

test.each(['/admin', '/admin?search=Sample+%26+Co.&status=quoted&page=2', '/admin/c1?search=Sample'])(
  'the address %s comes back from its place',
  (address) => {
    const { query, contactId } = deskPlaceIn(address)
    expect(deskAddressOf(query, contactId)).toBe(address)
  },
)
