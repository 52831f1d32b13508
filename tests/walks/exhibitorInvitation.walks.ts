import { expect } from 'vitest'
import { noAnswer } from '../../contract/problem'
import { exhibitorInvitationMachine } from '../../machines/customer/exhibitors/exhibitorInvitation.machine'
import { selectInvitedFaults } from '../../machines/customer/exhibitors/exhibitorInvitation.select'
import { alert, busy, button, calm, dialog } from './assertion'
import { token } from './exhibitors.cases'
import { leaving, wasRejected } from './kit'
import { aboutEmail, isForm, notReached } from './mailedLink'
import { idle, summaryOf, walk } from './saying'

const business = { business: 'Sample Lamps', email: 'lamps@example.com' } as const

/** The walk of an invitation that an organizer types, and its hand-written specification. */
export const exhibitorInvitationWalk = walk({
  guarantees: 'An organizer invites one exhibitor that it types.',
  machine: exhibitorInvitationMachine,
  starts: { board: { input: { token }, begins: 'writing.editing' } },
  cases: {
    'form.answered': [
      { type: 'form.answered', answers: business },
      { type: 'form.answered', answers: { email: 'lamps@' } },
    ],
  },
  outputs: {
    inviteExhibitor: [
      { type: 'exhibitor.invited', email: business.email, returns: false },
      { type: 'exhibitor.invited', email: business.email, returns: true },
      { type: 'form.refused', problem: aboutEmail },
      { type: 'form.refused', problem: noAnswer },
    ],
  },
  reads: ({ answers }) => [answers.business, answers.email],
  transitions: {
    'form.answered': ({ from }) => from,
    'form.submitted': ({ from, context }) => {
      if (!isForm(from)) return from
      const { business: name, email } = context.answers
      return name === business.business && email === business.email ? 'sending' : 'writing.rejected'
    },
    'exhibitor.invited': () => 'done',
    'form.refused': ({ event }) => (event.problem.errors ? 'writing.rejected' : 'writing.failed'),
    'dialog.closed': ({ from, context: { answers } }) => {
      if (from === 'writing.leaving') return 'writing.editing'
      if (!isForm(from)) return from
      return answers.business || answers.email ? 'writing.leaving' : 'over'
    },
    'leaving.confirmed': ({ from }) => (from === 'writing.leaving' ? 'over' : from),
  },
  states: {
    'writing.editing': {
      holds: idle,
      shows: [dialog('Invite one exhibitor'), button('Send the invitation'), calm],
    },
    'writing.rejected': { holds: wasRejected, shows: (form) => summaryOf(selectInvitedFaults(form)) },
    'writing.failed': { holds: notReached, shows: [button('Send the invitation'), alert('There is no connection')] },
    'writing.leaving': leaving,
    sending: {
      holds: ({ waiting }) =>
        expect(waiting.get('inviteExhibitor')!.input).toEqual({
          token,
          answers: { ...business, contact: null, booth: null },
        }),
      shows: busy,
    },
    done: { holds: ({ context }) => expect(context.text).toMatch(/^(The invitation of )?Sample Lamps/), shows: calm },
    over: { holds: idle, shows: calm },
  },
  goals: ['done', 'over'],
})
