import { expect } from 'vitest'
import type { staffMachine } from '../../machines/staff/shell/staff.machine'
import { type Assertion, alert, busy, calm, field } from './assertion'
import { idle } from './saying'
import type { Seen } from './spec'
import { rep } from './staff.cases'

/** The forms of the sign-in: their inputs, the server's answers, and the specification of the one that asks for a code. */
export const wrongPassword = { status: 401, message: 'This email address and password do not belong together.' }
export const leaked = { status: 422, message: 'Some answers need another look', errors: { new_password: 'Was leaked' } }
export const filled = {
  type: 'signIn.submitted',
  email: ' rep.one@example.com',
  password: 'sample',
  newPassword: null,
  again: null,
  code: null,
} as const
export const wrongCode = {
  status: 422,
  message: 'Some answers need another look',
  errors: { code: 'This code is not right' },
}
export const tooMany = { status: 429, message: 'Too many wrong codes.' }
export const proven = { ...filled, code: '123456' }
export const mustEnroll = { ...rep, must_enroll: true }
export const own = 'a password of one’s own'
export const chosen = { ...filled, newPassword: own, again: own }
export const written = { notes: 'half a sentence' }

/** The company's sign-in led back here without a session. */
export const refusedAt = '/admin?sign_in=unverified'

/** The form of a state: with the fields of a new password, of a code, of both, or of neither. */
export const formOf = (from: string) => {
  const isChoosing = from.startsWith('signedOut.choosing')
  if (from.includes('.proving.')) return isChoosing ? 'signedOut.choosing.proving' : 'signedOut.proving'
  return isChoosing ? 'signedOut.choosing' : 'signedOut'
}
export const isSending = (from: string) => from.endsWith('signingIn') || from === 'signedOut.unlocking'

type SeenStaff = Seen<typeof staffMachine>

/** The form that asks for a code. */
export const proving = {
  editing: {
    holds: (seen: SeenStaff) => {
      idle(seen)
      expect(seen.context.user).toBeNull()
    },
    shows: [field('Code'), calm],
  },
  rejected: {
    holds: ({ context }: SeenStaff) => expect(Object.keys(context.faults)).not.toEqual([]),
    shows: [field('Code'), alert(/./)],
  },
  refused: {
    holds: ({ context }: SeenStaff) => expect([context.problem === null, context.faults]).toEqual([false, {}]),
    shows: [field('Code'), alert(/./)],
  },
  signingIn: {
    holds: ({ context, waiting }: SeenStaff) => {
      expect((waiting.get('signIn')!.input as typeof filled).password).toBe('sample')
      expect(JSON.stringify(context)).not.toContain('123456')
    },
    shows: [busy, field('Code')],
  },
}
/** The same with the new password. */
export const both = <Spec extends { shows: Assertion }>(spec: Spec) => ({
  ...spec,
  shows: [field('New password'), spec.shows] as Assertion,
})
