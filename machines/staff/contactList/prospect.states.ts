import { fromEvent, invokeCall } from '../../kit/call'
import { contactListSetup } from './contactList.setup'

const writing = contactListSetup.createStateConfig({
  initial: 'editing',
  on: {
    'prospect.answered': { actions: fromEvent('setProspect') },
    'prospect.submitted': [{ guard: 'isUnsound', target: '.rejected', reenter: true }, { target: 'adding' }],
    'dialog.closed': [{ guard: 'isWritten', target: '.leaving' }, { target: 'closed' }],
  },
  states: {
    editing: {},
    rejected: { entry: 'countRejection' },
    failed: {},
    // asks first, because the form would be lost
    leaving: { on: { 'dialog.closed': 'editing', 'leaving.confirmed': '#desk.open.prospect.closed' } },
  },
})

/** Adds a prospect from the list. */
export const prospect = contactListSetup.createStateConfig({
  initial: 'arriving',
  states: {
    arriving: {
      always: [{ guard: 'isResuming', target: 'writing', actions: 'resumeProspect' }, { target: 'closed' }],
    },
    closed: {
      entry: 'clearProspect',
      on: { 'prospect.begun': { guard: 'maySeek', target: 'writing' } },
    },
    writing,
    adding: {
      meta: { busy: 'Processing...' },
      invoke: invokeCall('addStranger', ({ context }) => context.prospect),
      on: {
        'prospect.added': { target: 'closed', actions: fromEvent('announceAdded') },
        'prospect.refused': [
          { guard: fromEvent('isAboutAnswers'), target: 'writing.rejected', actions: fromEvent('setRefused') },
          { target: 'writing.failed', actions: fromEvent('setRefused') },
        ],
      },
    },
  },
})
