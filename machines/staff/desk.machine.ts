import { assign } from 'xstate'
import { deskPlaceIn } from './desk.place'
import { deskSetup } from './desk.setup'
import { shown } from './desk.version'

/** The room at `/admin`: quotes and policies are found, and one is looked at. It goes where the address goes. */
export const deskMachine = deskSetup.createMachine({
  id: 'desk',
  context: ({ input }) => ({
    ...deskPlaceIn(input.address),
    user: input.user,
    found: null,
    opened: null,
    comparison: null,
    problem: null,
  }),
  initial: 'arriving',
  on: {
    'address.opened': { target: '.arriving', actions: 'readAddress' },
    'session.ended': '.ended',
  },
  states: {
    arriving: { always: [{ guard: 'isOfOne', target: 'contact' }, { target: 'list' }] },
    list: {
      initial: 'loading',
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
            'contacts.found': { target: 'ready', actions: assign({ found: ({ event }) => event.found }) },
            'contacts.missed': 'failed',
          },
        },
        ready: {},
        failed: { entry: 'keepProblem', exit: 'dropProblem', on: { 'desk.retried': 'loading' } },
      },
    },
    contact: {
      initial: 'loading',
      states: {
        loading: {
          meta: { busy: 'Fetching...' },
          invoke: {
            id: 'openContact',
            src: 'openContact',
            input: ({ context }) => ({ id: context.contactId! }),
            onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
          },
          on: {
            'contact.shown': { target: 'shown', actions: assign({ opened: ({ event }) => event.opened }) },
            'contact.unknown': 'missing',
            'contact.missed': 'failed',
          },
        },
        shown,
        missing: {},
        failed: { entry: 'keepProblem', exit: 'dropProblem', on: { 'desk.retried': 'loading' } },
      },
    },
    ended: { type: 'final' },
  },
  output: { type: 'session.ended' },
})
