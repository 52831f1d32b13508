import { assign, emit, raise, setup } from 'xstate'
import type { Problem } from '../../contract/problem'
import { slot } from '../calls/call'
import type { ContactPage, ExportingFact, exportContacts, FindingFact, findContacts, SessionOver } from '../calls/staff'
import { type DeskPlace, deskPlaceIn } from './desk.place'
import type { RoomEmitted, RoomInput } from './staff.types'

interface DeskContext extends DeskPlace {
  readonly user: RoomInput['user']
  /** the page of the list that was last read; it stays in sight while the next one is */
  readonly found: ContactPage | null
  readonly problem: Problem | null
}

type DeskEvent =
  | FindingFact
  | ExportingFact
  | { type: 'address.opened'; address: string }
  | { type: 'desk.retried' }
  | { type: 'export.requested' }

const deskSetup = setup({
  types: {} as {
    context: DeskContext
    events: DeskEvent
    input: RoomInput
    output: SessionOver
    emitted: RoomEmitted
    meta: { busy?: string }
    tags: 'background'
  },
  actors: {
    findContacts: slot<typeof findContacts>('findContacts'),
    exportContacts: slot<typeof exportContacts>('exportContacts'),
  },
  actions: {
    announce: raise((_, fact: FindingFact | ExportingFact) => fact),
    readAddress: assign(({ event }) => (event.type === 'address.opened' ? deskPlaceIn(event.address) : {})),
    keepFound: assign(({ event }) => (event.type === 'contacts.found' ? { found: event.found } : {})),
    keepProblem: assign(({ event }) => ('problem' in event ? { problem: event.problem } : {})),
    dropProblem: assign({ problem: null }),
    toast: emit((_, { kind, text }: Omit<RoomEmitted, 'type'>) => ({ type: 'toast', kind, text }) as const),
  },
})

/** What is found where the address says. */
const list = deskSetup.createStateConfig({
  initial: 'loading',
  on: { 'address.opened': { target: '.loading', actions: 'readAddress' } },
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

/** The room at `/admin`: quotes and policies are found, and given as a file. It goes where the address goes. */
export const deskMachine = deskSetup.createMachine({
  id: 'desk',
  context: ({ input }) => ({ ...deskPlaceIn(input.address), user: input.user, found: null, problem: null }),
  initial: 'open',
  states: {
    open: { type: 'parallel', on: { 'session.ended': 'ended' }, states: { list, file } },
    ended: { type: 'final' },
  },
  output: { type: 'session.ended' },
})
