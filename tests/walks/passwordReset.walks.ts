import { expect } from 'vitest'
import { noAnswer } from '../../contract/problem'
import { passwordResetMachine } from '../../machines/staff/passwordReset/passwordReset.machine'
import { alert, busy, button, calm, field, heading } from './assertion'
import { idle, inFlight, walk } from './saying'

/** The walk of the page for a forgotten password, and its hand-written specification. */
const tooMany = { status: 429, message: 'Too many requests. Try again in 1 minute.' }
const leaked = { status: 422, message: 'Some answers need another look', errors: { new_password: 'Was leaked' } }
const own = 'a password of one’s own'
const formOf = (from: string) => from.split('.')[0]!

export const passwordResetWalk = walk({
  guarantees: 'A member of staff who forgot the password chooses another one with a link that was mailed.',
  machine: passwordResetMachine,
  starts: {
    linked: { input: { token: 't1', email: '' }, begins: 'checking' },
    forgotten: { input: { token: '', email: 'rep.two@example.com' }, begins: 'requesting.editing' },
  },
  cases: {
    'address.followed': [
      ...['t1', 't2', ''].map((token) => ({ type: 'address.followed', token, email: '' }) as const),
      { type: 'address.followed', token: '', email: 'rep.three@example.com' },
    ],
    'link.requested': [
      { type: 'link.requested', email: ' rep.one@example.com' },
      { type: 'link.requested', email: 'rep.one' },
    ],
    'password.submitted': [
      { type: 'password.submitted', newPassword: own, again: own },
      { type: 'password.submitted', newPassword: 'short', again: 'short' },
      { type: 'password.submitted', newPassword: own, again: 'another' },
    ],
  },
  outputs: {
    checkResetLink: [{ type: 'link.works' }, { type: 'link.missing' }, { type: 'link.unchecked', problem: noAnswer }],
    requestPasswordReset: [{ type: 'link.sent' }, { type: 'link.refused', problem: tooMany }],
    resetPassword: [
      { type: 'password.replaced' },
      { type: 'link.missing' },
      { type: 'password.refused', problem: leaked },
      { type: 'password.refused', problem: noAnswer },
    ],
  },
  reads: ({ token, email }) => [token, email],
  transitions: {
    'address.followed': ({ from, event, context }) => {
      if (event.token === context.token && (event.email === '' || event.email === context.email)) return from
      if (event.token === '') return 'requesting.editing'
      return from === 'checking' ? 'checking, again' : 'checking'
    },
    'link.requested': ({ from, event }) => {
      if (formOf(from) !== 'requesting' || from.endsWith('sending')) return from
      return event.email.includes('@') ? 'requesting.sending' : 'requesting.rejected'
    },
    'link.sent': () => 'sent',
    'link.refused': () => 'requesting.refused',
    'password.submitted': ({ from, event }) => {
      if (formOf(from) !== 'choosing' || from.endsWith('saving')) return from
      const isSound = event.newPassword.length >= 12 && event.newPassword === event.again
      return isSound ? 'choosing.saving' : 'choosing.rejected'
    },
    'password.replaced': () => 'replaced',
    'link.works': () => 'choosing.editing',
    'link.missing': () => 'ended',
    'link.unchecked': () => 'unchecked',
    'link.retried': ({ from }) => (from === 'unchecked' ? 'checking' : from),
    'password.refused': ({ event }) => (event.problem.errors ? 'choosing.rejected' : 'choosing.refused'),
  },
  states: {
    checking: {
      holds: (seen) => {
        expect(inFlight(seen)).toEqual(['checkResetLink'])
        expect(seen.waiting.get('checkResetLink')!.input).toBe(seen.context.token)
      },
      shows: busy,
    },
    unchecked: {
      holds: ({ context }) => expect(context.problem).toEqual(noAnswer),
      shows: [heading('Your link could not be checked'), button('Try again')],
    },
    'requesting.editing': { holds: idle, shows: [heading('Forgot your password?'), field('Email'), calm] },
    'requesting.rejected': {
      holds: ({ context }) => {
        expect(Object.keys(context.faults)).toEqual(['email'])
        expect(context.rejections).toBeGreaterThan(0)
      },
      shows: [field('Email'), alert('needs an email address')],
    },
    'requesting.refused': {
      holds: ({ context }) => {
        expect([context.problem, context.faults]).toEqual([tooMany, {}])
        expect(context.rejections).toBeGreaterThan(0)
      },
      shows: alert('Too many requests.'),
    },
    'requesting.sending': {
      holds: (seen) => {
        expect(inFlight(seen)).toEqual(['requestPasswordReset'])
        expect(seen.waiting.get('requestPasswordReset')!.input).toBe('rep.one@example.com')
      },
      shows: [busy, heading('Forgot your password?')],
    },
    sent: {
      holds: (seen) => {
        idle(seen)
        expect(seen.context.requestedFor).toBe('rep.one@example.com')
      },
      shows: [heading('Check your email'), button('Sign in')],
    },
    'choosing.editing': { holds: idle, shows: [heading('Choose a new password'), field('New password'), calm] },
    'choosing.rejected': {
      holds: ({ context }) => {
        expect(Object.keys(context.faults)).toHaveLength(1)
        expect(context.rejections).toBeGreaterThan(0)
      },
      shows: [field('New password'), alert(/./)],
    },
    'choosing.refused': {
      holds: ({ context }) => expect([context.problem, context.faults]).toEqual([noAnswer, {}]),
      shows: alert('There is no connection to our server. Your text is still here.'),
    },
    'choosing.saving': {
      holds: (seen) => {
        expect(inFlight(seen)).toEqual(['resetPassword'])
        expect(seen.waiting.get('resetPassword')!.input).toEqual({ token: seen.context.token, newPassword: own })
        expect(JSON.stringify(seen.context)).not.toContain(own)
      },
      shows: [busy, heading('Choose a new password')],
    },
    replaced: { holds: idle, shows: [heading('Your password is changed'), button('Sign in')] },
    ended: { holds: idle, shows: [heading('This link does not work any more'), button('Get a new link')] },
  },
  goals: ['sent', 'replaced'],
})
