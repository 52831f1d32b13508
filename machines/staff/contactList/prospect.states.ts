import { fromEvent, invokeCall } from '../../kit/call'
import { contactListSetup } from './contactList.setup'

const writing = contactListSetup.createStateConfig({
  initial: 'editing',
  on: {
    'prospect.answered': { actions: fromEvent('keepProspect') },
    'prospect.submitted': [{ guard: 'isUnsound', target: '.rejected', reenter: true }, { target: 'adding' }],
    'dialog.closed': [{ guard: 'isWritten', target: '.leaving' }, { target: 'closed' }],
  },
  states: {
    editing: {},
    rejected: { entry: 'countRejection' },
    failed: {},
    // asked first: what was written would be gone
    leaving: { on: { 'dialog.closed': 'editing', 'leaving.confirmed': '#desk.open.prospect.closed' } },
  },
})

/** Somebody whom we may write to about insurance, written down at the list. */
export const prospect = contactListSetup.createStateConfig({
  initial: 'arriving',
  states: {
    arriving: {
      always: [{ guard: 'isResuming', target: 'writing', actions: 'resumeProspect' }, { target: 'closed' }],
    },
    closed: {
      entry: 'dropProspect',
      on: { 'prospect.begun': { guard: 'maySeek', target: 'writing' } },
    },
    writing,
    adding: {
      meta: { busy: 'Processing...' },
      invoke: invokeCall('addStranger', ({ context }) => context.prospect),
      on: {
        'prospect.added': { target: 'closed', actions: fromEvent('announceAdded') },
        'prospect.refused': [
          { guard: fromEvent('isAboutAnswers'), target: 'writing.rejected', actions: fromEvent('keepRefused') },
          { target: 'writing.failed', actions: fromEvent('keepRefused') },
        ],
      },
    },
  },
})
