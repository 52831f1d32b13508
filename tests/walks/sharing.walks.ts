import { expect } from 'vitest'
import { sharingMachine } from '../../machines/customer/policy/sharing.machine'
import { button, heading, status } from './assertion'
import { idle, walk } from './saying'

const link = { contactId: 'c1', token: 'a-token-of-a-sample' }
const begun = { type: 'sharing.begun', documents: ['/api/files/certificate'] } as const

const send = button('Send to others')

/** The walk of emailing documents after a purchase, and its hand-written specification. */
export const sharingWalk = walk({
  guarantees: 'Documents of a purchase are emailed as often as the customer likes, or not at all.',
  machine: sharingMachine,
  starts: { bought: { input: { link }, begins: 'reading' } },
  cases: { 'sharing.begun': [begun] },
  outputs: { sending: [{ type: 'sending.done' }, { type: 'sending.left', draft: { emails: null, message: null } }] },
  transitions: {
    'sharing.begun': () => 'writing',
    'sending.done': () => 'sent',
    'sending.left': () => 'unsent',
  },
  states: {
    reading: { holds: idle, shows: send },
    writing: {
      holds: ({ waiting }) => expect(waiting.get('sending')!.input).toMatchObject({ link, documents: begun.documents }),
      shows: heading('Send documents to others'),
    },
    sent: { holds: idle, shows: status('The documents are on their way to them.') },
    unsent: { holds: idle, shows: send },
  },
  goals: ['sent'],
})
