import { expect } from 'vitest'
import { noAnswer } from '../../contract/problem'
import { linkRequestMachine } from '../../machines/customer/linkRequest/linkRequest.machine'
import { selectLinkFaults } from '../../machines/customer/linkRequest/linkRequest.select'
import { busy, button, calm, field, heading } from './assertion'
import { wasRejected } from './kit'
import { aboutEmail, address, isForm, lost, notReached } from './mailedLink'
import { idle, summaryOf, walk } from './saying'

/* The walk of the form that mails a link, and its hand-written specification. */

export const linkRequestWalk = walk({
  guarantees: 'An organizer or a producer is mailed the link to its pages without an account.',
  machine: linkRequestMachine,
  starts: { visit: { input: undefined as never, begins: 'writing.editing' } },
  cases: {
    'form.answered': [
      { type: 'form.answered', answers: { email: address } },
      { type: 'form.answered', answers: { email: 'robin@' } },
    ],
  },
  outputs: {
    requestLink: [
      { type: 'link.sent', email: address },
      { type: 'form.refused', problem: aboutEmail },
      { type: 'form.refused', problem: noAnswer },
    ],
  },
  reads: ({ answers }) => answers.email,
  transitions: {
    'form.answered': ({ from }) => from,
    'form.submitted': ({ from, context }) => {
      if (!isForm(from)) return from
      return context.answers.email === address ? 'sending' : 'writing.rejected'
    },
    'link.sent': () => 'sent',
    'form.refused': ({ event }) => (event.problem.errors ? 'writing.rejected' : 'writing.failed'),
    'link.requestedAgain': ({ from }) => (from === 'sent' ? 'writing.editing' : from),
  },
  states: {
    'writing.editing': { holds: idle, shows: [field('Your email'), button('Send me a link'), calm] },
    'writing.rejected': { holds: wasRejected, shows: (form) => summaryOf(selectLinkFaults(form)) },
    'writing.failed': { holds: notReached, shows: lost },
    sending: {
      holds: ({ waiting }) => expect(waiting.get('requestLink')!.input).toEqual({ email: address }),
      shows: busy,
    },
    sent: {
      holds: ({ context }) => expect(context.sentTo).toBe(address),
      shows: [heading('Check your email'), button('Use another address')],
    },
  },
  goals: ['sent'],
})
