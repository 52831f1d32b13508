import { deskSetup } from './desk.setup'

const writing = deskSetup.createStateConfig({
  initial: 'editing',
  on: {
    'prospect.answered': { actions: 'keepProspect' },
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
export const prospect = deskSetup.createStateConfig({
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
      invoke: {
        id: 'addStranger',
        src: 'addStranger',
        input: ({ context }) => context.prospect,
        onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
      },
      on: {
        'prospect.added': { target: 'closed', actions: 'tellAdded' },
        'prospect.refused': [
          { guard: 'isAboutAnswers', target: 'writing.rejected', actions: 'keepRefused' },
          { target: 'writing.failed', actions: 'keepRefused' },
        ],
      },
    },
  },
})
