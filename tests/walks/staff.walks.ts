import { expect } from 'vitest'
import { noAnswer } from '../../contract/problem'
import { staffMachine } from '../../machines/staff/shell/staff.machine'
import { idle, walk } from './saying'
import { rep, signedOutElsewhere, underwriter } from './staff.cases'

/** The walks of the staff charts, and their hand-written specification. */
const wrongPassword = { status: 401, message: 'This email address and password do not belong together.' }
const filled = { type: 'signIn.submitted', email: ' rep.one@example.com', password: 'sample' } as const
const written = { notes: 'half a sentence' }

export const staffWalk = walk({
  machine: staffMachine,
  starts: { arriving: { input: { address: '/admin' }, begins: 'checking' } },
  cases: {
    'signIn.submitted': [filled, { ...filled, email: 'rep.one' }, { ...filled, password: '' }],
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
    ],
    signOut: [{ type: 'session.closed' }, { type: 'signOut.refused', problem: noAnswer }],
    page: [signedOutElsewhere, { type: 'session.ended', draft: written }],
  },
  reads: ({ user, other, endedFor, drafts }) => [user?.id, other?.id, endedFor, drafts],
  transitions: {
    'address.opened': ({ from }) => from,
    'draft.changed': ({ from }) => from,
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
      if (!from.startsWith('signedOut') || from === 'signedOut.signingIn') return from
      return event.email.includes('@') && event.password ? 'signedOut.signingIn' : 'signedOut.rejected'
    },
    'signIn.refused': () => 'signedOut.refused',
    'signOut.requested': ({ from }) => (from === 'signedIn.working' ? 'signedIn.signingOut' : from),
    'signOut.refused': () => 'signedIn.working',
    'session.closed': () => 'signedOut.editing',
    'session.ended': () => 'rechecking',
  },
  expects: {
    checking: ({ waiting }) => expect([...waiting.keys()]).toEqual(['getSession']),
    rechecking: ({ context, waiting }) => {
      expect([...waiting.keys()]).toEqual(['getSession'])
      expect([context.user, context.endedFor === null]).toEqual([null, false])
    },
    overtaken: (seen) => {
      idle(seen)
      const { user, other, endedFor } = seen.context
      expect(user).toBeNull()
      expect([rep, underwriter]).toContainEqual(other)
      expect(endedFor).not.toBe(other?.id)
    },
    unavailable: ({ context }) => expect(context.problem).toEqual(noAnswer),
    'signedOut.editing': (seen) => {
      idle(seen)
      expect(seen.context.user).toBeNull()
    },
    'signedOut.ended': (seen) => {
      idle(seen)
      expect(seen.context.user).toBeNull()
      expect(seen.context.endedFor).not.toBeNull()
    },
    'signedOut.rejected': ({ context }) => {
      expect(Object.keys(context.faults)).toHaveLength(1)
      expect(context.rejections).toBeGreaterThan(0)
    },
    'signedOut.refused': ({ context }) => {
      expect([context.problem, context.faults]).toEqual([wrongPassword, {}])
      expect(context.rejections).toBeGreaterThan(0)
    },
    'signedOut.signingIn': ({ context, waiting }) => {
      expect(waiting.get('signIn')!.input).toEqual({ email: 'rep.one@example.com', password: 'sample' })
      expect(JSON.stringify(context)).not.toContain('sample')
    },
    'signedIn.working': ({ context, waiting }) => {
      expect([...waiting.keys()]).toEqual(['page'])
      // no user gets another user's draft
      const { user, other } = context
      expect([other, user === null]).toEqual([null, false])
      // only this user's: see tests/screens/shell/drafts.test.tsx
      const { draft } = waiting.get('page')!.input as { draft: unknown }
      expect(waiting.get('page')!.input).toEqual({ user, address: '/admin', draft })
      expect([null, written]).toContainEqual(draft)
    },
    'signedIn.signingOut': ({ waiting }) => expect([...waiting.keys()]).toEqual(['page', 'signOut']),
  },
  goals: ['signedIn.working', 'signedOut.editing'],
})
