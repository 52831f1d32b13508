import { expect } from 'vitest'
import { noAnswer } from '../../contract/problem'
import { accountMachine } from '../../machines/staff/account/account.machine'
import { alert, busy, calm, heading, status } from './assertion'
import * as kit from './kit'
import { inFlight, walk } from './saying'
import { rep, signedOutElsewhere } from './staff.cases'
import { passwordFacts } from './users.cases'

/** The walk of the user’s own account, and its hand-written specification. */
const right = {
  type: 'password.submitted',
  password: 'the old secret',
  newPassword: 'another secret',
  again: 'another secret',
} as const

/** The charts of its parts run for as long as the page does. */
const parts = ['ownSessions', 'factors']
const onlyParts = (seen: Parameters<typeof inFlight>[0]) => expect(inFlight(seen)).toEqual(parts)

export const accountWalk = walk({
  guarantees: 'Users change their own password.',
  machine: accountMachine,
  starts: { rep: { input: { user: rep, address: '/admin/account' }, begins: 'open.editing' } },
  cases: {
    'address.opened': [{ type: 'address.opened', address: '/admin/account' }],
    'password.submitted': [
      right,
      { ...right, password: '' },
      { ...right, newPassword: 'short', again: 'short' },
      { ...right, again: 'another one' },
    ],
  },
  outputs: { changePassword: passwordFacts, ownSessions: [signedOutElsewhere], factors: [signedOutElsewhere] },
  transitions: {
    'address.opened': ({ from }) => (from === 'ended' || from === 'open.changing' ? from : 'open.editing'),
    'others.ended': ({ from }) => from,
    'password.submitted': ({ from, event }) => {
      if (from === 'ended' || from === 'open.changing') return from
      const isSound = event.password && event.newPassword.length >= 12 && event.newPassword === event.again
      return isSound ? 'open.changing' : 'open.rejected'
    },
    'password.changed': () => 'open.changed',
    'password.refused': ({ event }) => (event.problem.errors ? 'open.rejected' : 'open.failed'),
    'session.ended': () => 'ended',
  },
  states: {
    'open.editing': { holds: onlyParts, shows: [heading('Change your password'), calm] },
    'open.rejected': {
      holds: ({ context }) => {
        expect(Object.keys(context.faults)).toHaveLength(1)
        expect(context.rejections).toBeGreaterThan(0)
      },
      shows: alert('Enter your current password'),
    },
    'open.failed': {
      holds: ({ context }) => expect(context.problem).toEqual(noAnswer),
      shows: alert('There is no connection to our server.'),
    },
    'open.changing': {
      holds: (seen) => {
        expect(inFlight(seen)).toEqual([...parts, 'changePassword'])
        expect(seen.waiting.get('changePassword')!.input).toEqual({
          password: 'the old secret',
          newPassword: 'another secret',
        })
        expect(JSON.stringify(seen.context)).not.toContain('secret')
      },
      shows: busy,
    },
    'open.changed': {
      holds: (seen) => {
        onlyParts(seen)
        expect(seen.context.faults).toEqual({})
      },
      shows: status('Your password is changed.'),
    },
    ended: kit.ended,
  },
  goals: ['open.changed', 'ended'],
})
