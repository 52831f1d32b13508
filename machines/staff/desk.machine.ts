import { assign, raise, setup } from 'xstate'
import type { OpenedContact } from '../../contract/client'
import type { Problem } from '../../contract/problem'
import { slot } from '../calls/call'
import type {
  ContactPage,
  FindingFact,
  findContacts,
  openContactAsStaff,
  SessionOver,
  ShowingFact,
} from '../calls/staff'
import { type DeskPlace, deskPlaceIn } from './desk.place'
import type { RoomInput } from './staff.types'

export interface DeskContext extends DeskPlace {
  readonly user: RoomInput['user']
  /** the page of the list that was last read; it stays in sight while the next one is */
  readonly found: ContactPage | null
  readonly opened: OpenedContact | null
  readonly problem: Problem | null
}

export type DeskEvent =
  | FindingFact
  | ShowingFact
  | { type: 'address.opened'; address: string }
  | { type: 'desk.retried' }

/** The room at `/admin`: quotes and policies are found, and one is looked at. It goes where the address goes. */
export const deskMachine = setup({
  types: {} as {
    context: DeskContext
    events: DeskEvent
    input: RoomInput
    output: SessionOver
    meta: { busy?: string }
    tags: 'background'
  },
  actors: {
    findContacts: slot<typeof findContacts>('findContacts'),
    openContact: slot<typeof openContactAsStaff>('openContact'),
  },
  guards: { isOfOne: ({ context }) => context.contactId !== null },
  actions: {
    announce: raise((_, fact: FindingFact | ShowingFact) => fact),
    readAddress: assign(({ event }) => (event.type === 'address.opened' ? deskPlaceIn(event.address) : {})),
    keepProblem: assign(({ event }) => ('problem' in event ? { problem: event.problem } : {})),
    dropProblem: assign({ problem: null }),
  },
}).createMachine({
  id: 'desk',
  context: ({ input }) => ({
    ...deskPlaceIn(input.address),
    user: input.user,
    found: null,
    opened: null,
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
      // whose it was is forgotten at once: nothing of one contact may be read as another's
      exit: assign({ opened: null }),
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
        shown: {},
        missing: {},
        failed: { entry: 'keepProblem', exit: 'dropProblem', on: { 'desk.retried': 'loading' } },
      },
    },
    ended: { type: 'final' },
  },
  output: { type: 'session.ended' },
})
