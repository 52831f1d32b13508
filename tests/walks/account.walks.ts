import { expect } from 'vitest'
import { noAnswer } from '../../contract/problem'
import { accountMachine } from '../../machines/staff/account/account.machine'
import { alert, busy, calm, heading, status } from './assertion'
import * as kit from './kit'
import { idle, inFlight, walk } from './saying'
import { rep } from './staff.cases'
import { passwordFacts } from './users.cases'

/** The walk of the user’s own account, and its hand-written specification. */
const right = {
  type: 'password.submitted',
  password: 'the old secret',
  newPassword: 'another secret',
  again: 'another secret',
} as const

export const accountWalk = walk({
  guarantees: 'Users change their own password.',
  machine: accountMachine,
  starts: { rep: { input: { user: rep, address: '/admin/account' }, begins: 'editing' } },
  cases: {
    'address.opened': [{ type: 'address.opened', address: '/admin/account' }],
    'password.submitted': [
      right,
      { ...right, password: '' },
      { ...right, newPassword: 'short', again: 'short' },
      { ...right, again: 'another one' },
    ],
  },
  outputs: { changePassword: passwordFacts },
  transitions: {
    'address.opened': ({ from }) => (from === 'ended' || from === 'changing' ? from : 'editing'),
    'password.submitted': ({ from, event }) => {
      if (from === 'ended' || from === 'changing') return from
      const isSound = event.password && event.newPassword.length >= 12 && event.newPassword === event.again
      return isSound ? 'changing' : 'rejected'
    },
    'password.changed': () => 'changed',
    'password.refused': ({ event }) => (event.problem.errors ? 'rejected' : 'failed'),
    'session.ended': () => 'ended',
  },
  states: {
    editing: { holds: idle, shows: [heading('Change your password'), calm] },
    rejected: {
      holds: ({ context }) => {
        expect(Object.keys(context.faults)).toHaveLength(1)
        expect(context.rejections).toBeGreaterThan(0)
      },
      shows: alert('Enter your current password'),
    },
    failed: { holds: ({ context }) => expect(context.problem).toEqual(noAnswer), shows: alert('Something went wrong') },
    changing: {
      holds: (seen) => {
        expect(inFlight(seen)).toEqual(['changePassword'])
        expect(seen.waiting.get('changePassword')!.input).toEqual({
          password: 'the old secret',
          newPassword: 'another secret',
        })
        expect(JSON.stringify(seen.context)).not.toContain('secret')
      },
      shows: busy,
    },
    changed: {
      holds: (seen) => {
        idle(seen)
        expect(seen.context.faults).toEqual({})
      },
      shows: status('Your password is changed.'),
    },
    ended: kit.ended,
  },
  goals: ['changed', 'ended'],
})
