import { expect } from 'vitest'
import { noAnswer } from '../../contract/problem'
import { staffMachine } from '../../machines/staff/shell/staff.machine'
import { alert, busy, button, calm, either, field, heading, no, passing, status } from './assertion'
import * as kit from './kit'
import { idle, walk } from './saying'
import {
  both,
  chosen,
  filled,
  formOf,
  isSending,
  leaked,
  mustEnroll,
  own,
  proven,
  proving,
  refusedAt,
  tooMany,
  written,
  wrongCode,
  wrongPassword,
} from './signIn.cases'
import { rep, signedOutElsewhere, underwriter } from './staff.cases'

/** The walks of the staff charts, and their hand-written specification. */
export const staffWalk = walk({
  guarantees: 'A staff session starts with a sign-in, and ends with a sign-out or on expiry.',
  machine: staffMachine,
  starts: {
    arriving: { input: { address: '/admin' }, begins: 'checking' },
    returning: { input: { address: '/admin', wasSignedIn: true }, begins: 'checking' },
    refused: { input: { address: refusedAt, company: { name: 'Sample Company', isOnly: false } }, begins: 'checking' },
  },
  cases: {
    'signIn.submitted': [
      filled,
      { ...filled, email: 'rep.one' },
      { ...filled, password: '' },
      chosen,
      { ...chosen, again: 'another' },
      proven,
      { ...proven, code: ' ' },
      { ...chosen, code: '123456' },
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
      { type: 'session.opened', user: mustEnroll },
      { type: 'session.absent' },
      { type: 'session.failed', problem: noAnswer },
    ],
    signIn: [
      { type: 'session.opened', user: rep },
      { type: 'session.opened', user: underwriter },
      { type: 'signIn.refused', problem: wrongPassword },
      { type: 'signIn.refused', problem: tooMany },
      { type: 'password.needed', problem: leaked },
      { type: 'code.needed', problem: wrongCode },
      { type: 'session.opened', user: mustEnroll },
    ],
    signInWithPasskey: [
      { type: 'session.opened', user: rep },
      { type: 'signIn.refused', problem: wrongPassword },
    ],
    factors: [{ type: 'factor.enrolled' }, signedOutElsewhere],
    signOut: [{ type: 'session.closed' }, { type: 'signOut.refused', problem: noAnswer }],
    page: [signedOutElsewhere, { type: 'session.ended', draft: written }],
    idle: [{ type: 'session.idle' }, { type: 'session.lost' }],
  },
  reads: ({ user, other, endedFor, drafts, address, wasSignedIn }) => [
    wasSignedIn,
    user?.id,
    user?.must_enroll,
    other?.id,
    endedFor,
    drafts,
    address === refusedAt,
  ],
  transitions: {
    'address.opened': ({ from }) => (from === 'signedOut.companyRefused' ? 'signedOut.editing' : from),
    'draft.changed': ({ from }) => from,
    'work.changed': ({ from }) => from,
    'session.opened': ({ from, event, context: { endedFor } }) => {
      if (from !== 'rechecking') return event.user.must_enroll ? 'enrolling.working' : 'signedIn.working'
      return event.user.id === endedFor ? 'signedOut.ended' : 'overtaken'
    },
    'session.absent': ({ from, context }) => {
      if (from === 'rechecking') return 'signedOut.ended'
      if (context.address === refusedAt) return 'signedOut.companyRefused'
      return context.wasSignedIn ? 'signedOut.ended' : 'signedOut.editing'
    },
    'session.failed': ({ from }) => (from === 'rechecking' ? 'signedOut.ended' : 'unavailable'),
    'session.taken': ({ from }) => (from === 'overtaken' ? 'signedIn.working' : from),
    'session.declined': ({ from }) => (from === 'overtaken' ? 'signedOut.ended' : from),
    'session.retried': ({ from }) => (from === 'unavailable' ? 'checking' : from),
    'signIn.submitted': ({ from, event }) => {
      if (!from.startsWith('signedOut') || isSending(from)) return from
      const isSound =
        event.email.includes('@') && event.password && event.newPassword === event.again && event.code !== ' '
      return `${formOf(from)}.${isSound ? 'signingIn' : 'rejected'}`
    },
    'signIn.refused': ({ from, event }) =>
      from === 'signedOut.signingIn' && event.problem.status === 401 ? 'signedOut.rejected' : `${formOf(from)}.refused`,
    'password.needed': ({ from }) => {
      if (formOf(from).endsWith('proving')) return `${formOf(from)}.refused`
      return from === 'signedOut.signingIn' ? 'signedOut.choosing.editing' : 'signedOut.choosing.rejected'
    },
    'code.needed': ({ from }) => {
      const form = formOf(from)
      if (form === 'signedOut.proving' || form === 'signedOut.choosing.proving') return `${form}.rejected`
      return `${form}.proving.editing`
    },
    'passkey.requested': ({ from }) =>
      from.startsWith('signedOut') && !isSending(from) ? 'signedOut.unlocking' : from,
    'signIn.restarted': ({ from }) => (from.includes('.proving.') && !isSending(from) ? 'signedOut.restarted' : from),
    'factor.enrolled': () => 'checking',
    'signOut.requested': ({ from }) => {
      if (from === 'enrolling.working') return 'enrolling.signingOut'
      return from === 'signedIn.working' ? 'signedIn.signingOut' : from
    },
    'signOut.refused': ({ from }) => {
      if (from === 'enrolling.signingOut') return 'enrolling.working'
      return from === 'timingOut' ? 'signedOut.idle' : 'signedIn.working'
    },
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
        expect(seen.context.endedFor !== null || seen.context.wasSignedIn).toBe(true)
      },
      shows: status('Your session has ended. Sign in, and you return to this page.'),
    },
    'signedOut.idle': {
      holds: (seen) => {
        idle(seen)
        expect(seen.context.user).toBeNull()
      },
      shows: status('You were signed out because nobody used this page.'),
    },
    'signedOut.companyRefused': {
      holds: (seen) => {
        idle(seen)
        expect([seen.context.user, seen.context.address]).toEqual([null, refusedAt])
      },
      shows: [alert('Your company has not confirmed your email address.'), button('Continue with Sample Company')],
    },
    'signedOut.restarted': {
      holds: (seen) => {
        idle(seen)
        expect(seen.context.faults).toEqual({})
      },
      shows: [heading('Sign in'), no(field('Code')), calm],
    },
    'signedOut.unlocking': {
      holds: ({ waiting }) => expect([...waiting.keys()]).toEqual(['signInWithPasskey']),
      shows: status('Processing...'),
    },
    'signedOut.proving.editing': proving.editing,
    'signedOut.proving.rejected': proving.rejected,
    'signedOut.proving.refused': proving.refused,
    'signedOut.proving.signingIn': proving.signingIn,
    'signedOut.choosing.proving.editing': both(proving.editing),
    'signedOut.choosing.proving.rejected': both(proving.rejected),
    'signedOut.choosing.proving.refused': both(proving.refused),
    'signedOut.choosing.proving.signingIn': both(proving.signingIn),
    entering: { holds: idle, shows: passing },
    'enrolling.working': {
      holds: ({ context, waiting }) => {
        expect([...waiting.keys()]).toEqual(['factors'])
        expect(context.user?.must_enroll).toBe(true)
      },
      shows: [heading('Set up a second factor'), button('Sign out')],
    },
    'enrolling.signingOut': {
      holds: ({ waiting }) => expect([...waiting.keys()]).toEqual(['factors', 'signOut']),
      shows: busy,
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
        // a passkey that signs nobody in, or too many guesses: no field is to blame
        expect([tooMany, wrongPassword]).toContainEqual(context.problem)
        expect(context.faults).toEqual({})
        expect(context.rejections).toBeGreaterThan(0)
      },
      shows: either(alert(tooMany.message), alert(wrongPassword.message)),
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
        const { address } = waiting.get('page')!.input as { address: string }
        expect(waiting.get('page')!.input).toEqual({ user, address, draft })
        expect(['/admin', '/admin?page=2', refusedAt]).toContain(address)
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
