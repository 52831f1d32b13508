import { blankProspect } from '../../domain/prospects'
import { deskPlaceIn } from './desk.place'
import { prospect } from './desk.prospect'
import { deskSetup } from './desk.setup'

/** What is found where the address says. */
const list = deskSetup.createStateConfig({
  initial: 'loading',
  on: {
    'address.opened': { target: '.loading', actions: 'readAddress' },
    'prospect.added': '.loading',
  },
  states: {
    loading: {
      tags: 'background',
      invoke: {
        id: 'findContacts',
        src: 'findContacts',
        input: ({ context }) => context.query,
        onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
      },
      on: {
        'contacts.found': { target: 'shown', actions: 'keepFound' },
        'contacts.missed': 'failed',
      },
    },
    shown: {},
    failed: { entry: 'keepProblem', exit: 'dropProblem', on: { 'desk.retried': 'loading' } },
  },
})

/** The whole list as a file, however far its page on the screen is. */
const file = deskSetup.createStateConfig({
  initial: 'resting',
  states: {
    resting: { on: { 'export.requested': 'exporting' } },
    exporting: {
      tags: 'background',
      invoke: {
        id: 'exportContacts',
        src: 'exportContacts',
        input: ({ context }) => context.query,
        onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
      },
      on: {
        'contacts.saved': {
          target: 'resting',
          actions: { type: 'toast', params: { kind: 'success', text: 'The list is saved as a file.' } },
        },
        'contacts.notSaved': {
          target: 'resting',
          actions: {
            type: 'toast',
            params: ({ event }) => ({ kind: 'error', text: event.problem.message }) as const,
          },
        },
      },
    },
  },
})

/**
 * The room at `/admin`: quotes and policies are found, and given as a file, and prospects are added. It goes where the
 * address goes.
 */
export const deskMachine = deskSetup.createMachine({
  id: 'desk',
  context: ({ input: { user, address, held = null } }) => ({
    ...deskPlaceIn(address),
    user,
    found: null,
    problem: null,
    prospect: blankProspect,
    held,
    rejections: 0,
    refused: null,
  }),
  initial: 'open',
  states: {
    open: {
      type: 'parallel',
      on: { 'session.ended': { target: 'ended', actions: 'holdProspect' } },
      states: { list, file, prospect },
    },
    ended: { type: 'final' },
  },
  output: ({ context: { held } }) => ({ type: 'session.ended', held }),
})
