import { assign, raise, setup } from 'xstate'
import type { ContactRow, OpenedContact } from '../../contract/client'
import type { Problem } from '../../contract/problem'
import { slot } from '../calls/call'
import type {
  ContactPage,
  ContactQuery,
  FindingFact,
  findContacts,
  openContactAsStaff,
  SessionOver,
  ShowingFact,
} from '../calls/staff'
import type { RoomInput } from '../staff/staff.types'

export interface UnderwritingContext {
  readonly user: RoomInput['user']
  readonly queue: ContactPage | null
  /** whom the address names; null: the first of the queue */
  readonly contactId: string | null
  readonly opened: OpenedContact | null
  readonly problem: Problem | null
}

export type UnderwritingEvent =
  | FindingFact
  | ShowingFact
  | { type: 'address.opened'; address: string }
  | { type: 'underwriting.retried' }

/** Of the referred quotes, newest change first. */
const referred: ContactQuery = { search: '', status: 'referred', page: 1 }

/** `/usw`, or `/usw/<contact id>` for one of the queue. */
const contactIdIn = (address: string) => address.split('?')[0]!.split('/')[2] || null

export const chosenOf = ({ contactId, queue }: UnderwritingContext): ContactRow['id'] | null =>
  contactId ?? queue?.rows[0]?.id ?? null

/** The workbench at `/usw` (decision 33), so far to read at: the referred quotes and why each was referred. */
export const underwritingMachine = setup({
  types: {} as {
    context: UnderwritingContext
    events: UnderwritingEvent
    input: RoomInput
    output: SessionOver
    meta: { busy?: string }
    tags: 'background'
  },
  actors: {
    findContacts: slot<typeof findContacts>('findContacts'),
    openContact: slot<typeof openContactAsStaff>('openContact'),
  },
  guards: {
    isUnderwriter: ({ context }) => context.user.role !== 'rep',
    isOfKnownQueue: ({ context, event }) =>
      event.type === 'address.opened' && contactIdIn(event.address) !== null && context.queue !== null,
    isEmpty: ({ context, event }) =>
      event.type === 'contacts.found' && event.found.rows.length === 0 && context.contactId === null,
  },
  actions: {
    announce: raise((_, fact: FindingFact | ShowingFact) => fact),
    readAddress: assign(({ event }) =>
      event.type === 'address.opened' ? { contactId: contactIdIn(event.address) } : {},
    ),
    keepQueue: assign(({ event }) => (event.type === 'contacts.found' ? { queue: event.found } : {})),
    keepProblem: assign(({ event }) => ('problem' in event ? { problem: event.problem } : {})),
    dropProblem: assign({ problem: null }),
  },
}).createMachine({
  id: 'underwriting',
  context: ({ input }) => ({
    user: input.user,
    queue: null,
    contactId: contactIdIn(input.address),
    opened: null,
    problem: null,
  }),
  initial: 'arriving',
  on: { 'session.ended': '.ended' },
  states: {
    arriving: { always: [{ guard: 'isUnderwriter', target: 'bench' }, { target: 'turnedAway' }] },
    turnedAway: {},
    bench: {
      initial: 'queueing',
      on: {
        'address.opened': [
          { guard: 'isOfKnownQueue', target: '.contact', actions: 'readAddress' },
          { target: '.queueing', actions: 'readAddress' },
        ],
      },
      states: {
        queueing: {
          tags: 'background',
          invoke: {
            id: 'findContacts',
            src: 'findContacts',
            input: () => referred,
            onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
          },
          on: {
            'contacts.found': [
              { guard: 'isEmpty', target: 'empty', actions: 'keepQueue' },
              { target: 'contact', actions: 'keepQueue' },
            ],
            'contacts.missed': 'failed',
          },
        },
        empty: {},
        failed: { entry: 'keepProblem', exit: 'dropProblem', on: { 'underwriting.retried': 'queueing' } },
        contact: {
          initial: 'loading',
          exit: assign({ opened: null }),
          states: {
            loading: {
              tags: 'background',
              invoke: {
                id: 'openContact',
                src: 'openContact',
                input: ({ context }) => ({ id: chosenOf(context)! }),
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
            failed: { entry: 'keepProblem', exit: 'dropProblem', on: { 'underwriting.retried': 'loading' } },
          },
        },
      },
    },
    ended: { type: 'final' },
  },
  output: { type: 'session.ended' },
})
