import { expect } from 'vitest'
import { sharingMachine } from '../../machines/customer/policy/sharing.machine'
import { idle, walk } from './saying'

const link = { contactId: 'c1', token: 'a-token-of-a-sample' }
const begun = { type: 'sharing.begun', documents: ['/api/files/certificate'] } as const

/** The walk of emailing documents after a purchase, and its hand-written specification. */
export const sharingWalk = walk({
  machine: sharingMachine,
  starts: { bought: { input: { link }, begins: 'reading' } },
  cases: { 'sharing.begun': [begun] },
  outputs: { sending: [{ type: 'sending.done' }, { type: 'sending.left', draft: { emails: null, message: null } }] },
  transitions: {
    'sharing.begun': () => 'writing',
    'sending.done': () => 'sent',
    'sending.left': () => 'unsent',
  },
  expects: {
    reading: idle,
    writing: ({ waiting }) => expect(waiting.get('sending')!.input).toEqual({ link, documents: begun.documents }),
    sent: idle,
    unsent: idle,
  },
  goals: ['sent'],
})
