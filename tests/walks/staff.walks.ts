import { expect } from 'vitest'
import { noAnswer } from '../../contract/problem'
import { staffMachine } from '../../machines/staff/shell/staff.machine'
import { alert, busy, button, calm, field, heading, no, status } from './assertion'
import * as kit from './kit'
import { idle, walk } from './saying'
import { rep, signedOutElsewhere, underwriter } from './staff.cases'

/** The walks of the staff charts, and their hand-written specification. */
const wrongPassword = { status: 401, message: 'This email address and password do not belong together.' }
const leaked = { status: 422, message: 'Some answers need another look', errors: { new_password: 'Was leaked' } }
const filled = {
  type: 'signIn.submitted',
  email: ' rep.one@example.com',
  password: 'sample',
  newPassword: null,
  again: null,
} as const
const own = 'a password of one’s own'
const chosen = { ...filled, newPassword: own, again: own }
const written = { notes: 'half a sentence' }

const formOf = (from: string) => (from.startsWith('signedOut.choosing') ? 'signedOut.choosing' : 'signedOut')

export const staffWalk = walk({
  guarantees: 'A staff session starts with a sign-in, and ends with a sign-out or on expiry.',
  machine: staffMachine,
  starts: { arriving: { input: { address: '/admin' }, begins: 'checking' } },
  cases: {
    'signIn.submitted': [
      filled,
      { ...filled, email: 'rep.one' },
      { ...filled, password: '' },
      chosen,
      { ...chosen, again: 'another' },
    ],
    'address.opened': [{ type: 'address.opened', address: '/admin?page=2' }],
    'draft.changed': [
      { type: 'draft.changed', draft: written },
      { type: 'draft.changed', draft: null },
    ],
  },
  outputs: {
    getSession: [
      { type: 'session.opened', user: rep },
      { type: 'session.opened', user: underwriter },
      { type: 'session.absent' },
      { type: 'session.failed', problem: noAnswer },
    ],
    signIn: [
      { type: 'session.opened', user: rep },
      { type: 'session.opened', user: underwriter },
      { type: 'signIn.refused', problem: wrongPassword },
      { type: 'password.needed', problem: leaked },
    ],
    signOut: [{ type: 'session.closed' }, { type: 'signOut.refused', problem: noAnswer }],
    page: [signedOutElsewhere, { type: 'session.ended', draft: written }],
    idle: [{ type: 'session.idle' }, { type: 'session.lost' }],
  },
  reads: ({ user, other, endedFor, drafts }) => [user?.id, other?.id, endedFor, drafts],
  transitions: {
    'address.opened': ({ from }) => from,
    'draft.changed': ({ from }) => from,
    'work.changed': ({ from }) => from,
    'session.opened': ({ from, event, context: { endedFor } }) => {
      if (from !== 'rechecking') return 'signedIn.working'
      return event.user.id === endedFor ? 'signedOut.ended' : 'overtaken'
    },
    'session.absent': ({ from }) => (from === 'rechecking' ? 'signedOut.ended' : 'signedOut.editing'),
    'session.failed': ({ from }) => (from === 'rechecking' ? 'signedOut.ended' : 'unavailable'),
    'session.taken': ({ from }) => (from === 'overtaken' ? 'signedIn.working' : from),
    'session.declined': ({ from }) => (from === 'overtaken' ? 'signedOut.ended' : from),
    'session.retried': ({ from }) => (from === 'unavailable' ? 'checking' : from),
    'signIn.submitted': ({ from, event }) => {
      if (!from.startsWith('signedOut') || from.endsWith('signingIn')) return from
      const isSound = event.email.includes('@') && event.password && event.newPassword === event.again
      return `${formOf(from)}.${isSound ? 'signingIn' : 'rejected'}`
    },
    'signIn.refused': ({ from }) => `${formOf(from)}.refused`,
    'password.needed': ({ from }) =>
      from === 'signedOut.signingIn' ? 'signedOut.choosing.editing' : 'signedOut.choosing.rejected',
    'signOut.requested': ({ from }) => (from === 'signedIn.working' ? 'signedIn.signingOut' : from),
    'signOut.refused': ({ from }) => (from === 'timingOut' ? 'signedOut.idle' : 'signedIn.working'),
    'session.closed': ({ from }) => (from === 'timingOut' ? 'signedOut.idle' : 'signedOut.editing'),
    'session.idle': () => 'timingOut',
    'session.lost': () => 'rechecking',
    'session.ended': () => 'rechecking',
  },
  states: {
    checking: { holds: ({ waiting }) => expect([...waiting.keys()]).toEqual(['getSession']), shows: busy },
    rechecking: {
      holds: ({ context, waiting }) => {
        expect([...waiting.keys()]).toEqual(['getSession'])
        expect([context.user, context.endedFor === null]).toEqual([null, false])
      },
      shows: busy,
    },
    overtaken: {
      holds: (seen) => {
        idle(seen)
        const { user, other, endedFor } = seen.context
        expect(user).toBeNull()
        expect([rep, underwriter]).toContainEqual(other)
        expect(endedFor).not.toBe(other?.id)
      },
      shows: [heading('You are signed in as underwriter.one now'), button('Continue as underwriter.one')],
    },
    unavailable: kit.failedPage,
    'signedOut.editing': {
      holds: (seen) => {
        idle(seen)
        expect(seen.context.user).toBeNull()
      },
      shows: [heading('Sign in'), field('Email'), field('Password'), calm],
    },
    'signedOut.ended': {
      holds: (seen) => {
        idle(seen)
        expect(seen.context.user).toBeNull()
        expect(seen.context.endedFor).not.toBeNull()
      },
      shows: status('You were signed out. Sign in to continue where you left off.'),
    },
    'signedOut.idle': {
      holds: (seen) => {
        idle(seen)
        expect(seen.context.user).toBeNull()
      },
      shows: status('You were signed out because nobody used this page.'),
    },
    'signedOut.rejected': {
      holds: ({ context }) => {
        expect(Object.keys(context.faults)).toHaveLength(1)
        expect(context.rejections).toBeGreaterThan(0)
      },
      shows: alert('needs an email address'),
    },
    'signedOut.refused': {
      holds: ({ context }) => {
        expect([context.problem, context.faults]).toEqual([wrongPassword, {}])
        expect(context.rejections).toBeGreaterThan(0)
      },
      shows: alert('This email address and password do not belong together.'),
    },
    'signedOut.signingIn': {
      holds: ({ context, waiting }) => {
        const { email, password } = waiting.get('signIn')!.input as typeof filled
        expect([email, password]).toEqual(['rep.one@example.com', 'sample'])
        expect(JSON.stringify(context)).not.toContain('sample')
      },
      shows: [busy, no(field('New password'))],
    },
    'signedOut.choosing.editing': {
      holds: (seen) => {
        idle(seen)
        expect(seen.context.user).toBeNull()
      },
      shows: [field('New password'), status('Choose a password of your own'), calm],
    },
    'signedOut.choosing.rejected': {
      holds: ({ context }) => expect(Object.keys(context.faults)).not.toEqual([]),
      shows: [field('New password'), alert(/./)],
    },
    'signedOut.choosing.refused': {
      holds: ({ context }) => expect([context.problem, context.faults]).toEqual([wrongPassword, {}]),
      shows: [field('New password'), alert('This email address and password do not belong together.')],
    },
    'signedOut.choosing.signingIn': {
      holds: ({ context, waiting }) => {
        expect((waiting.get('signIn')!.input as typeof filled).password).toBe('sample')
        expect(JSON.stringify(context)).not.toContain(own)
      },
      shows: [busy, field('New password')],
    },
    'signedIn.working': {
      holds: ({ context, waiting }) => {
        expect([...waiting.keys()]).toEqual(['page', 'workCount', 'idle'])
        // no user gets another user's draft
        const { user, other } = context
        expect([other, user === null]).toEqual([null, false])
        // only this user's: see tests/screens/shell/drafts.test.tsx
        const { draft } = waiting.get('page')!.input as { draft: unknown }
        expect(waiting.get('page')!.input).toEqual({ user, address: '/admin', draft })
        expect([null, written]).toContainEqual(draft)
      },
      shows: [heading('Quotes and policies'), button('Failed jobs')],
    },
    'signedIn.signingOut': {
      holds: ({ waiting }) => expect([...waiting.keys()]).toEqual(['page', 'workCount', 'idle', 'signOut']),
      shows: busy,
    },
    timingOut: {
      // the page is gone, and its draft stays for the user
      holds: ({ waiting }) => expect([...waiting.keys()]).toEqual(['signOut']),
      shows: busy,
    },
  },
  goals: ['signedIn.working', 'signedOut.editing'],
})
