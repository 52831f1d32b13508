import { copy, papers, work } from './workspace.regions'
import { historyOf, nothing, placeIn, workspaceSetup } from './workspace.setup'
import { version } from './workspace.version'

/**
 * The room of one contact at `/admin/<contact id>`: what it is, what it is priced by, its papers, who else is at work on it,
 * what was done with it last, and everything that staff do with it.
 */
export const workspaceMachine = workspaceSetup.createMachine({
  id: 'workspace',
  context: ({ input }) => ({
    user: input.user,
    ...placeIn(input.address),
    ...nothing,
    key: '',
    drafts: input.held ?? {},
    next: '',
    problem: null,
  }),
  initial: 'loading',
  on: {
    'address.opened': { guard: 'isOther', target: '.loading', actions: 'readAddress' },
    'session.ended': '.ended',
  },
  states: {
    loading: {
      meta: { busy: 'Fetching...' },
      invoke: {
        id: 'openContact',
        src: 'openContact',
        input: ({ context }) => ({ id: context.contactId }),
        onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
      },
      on: {
        'contact.shown': { target: 'open', actions: 'keepOpened' },
        'contact.unknown': 'missing',
        'contact.missed': 'failed',
      },
    },
    open: {
      type: 'parallel',
      invoke: [
        {
          id: 'attendance',
          src: 'attendance',
          input: ({ context }) => ({ id: context.contactId }),
          onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
        },
        {
          id: 'history',
          src: 'history',
          input: ({ context }) => ({ user: context.user, address: historyOf(context) }),
          onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
        },
      ],
      tags: 'background',
      states: { copy, version, papers, work },
    },
    missing: {},
    failed: { entry: 'keepProblem', exit: 'dropProblem', on: { 'contact.retried': 'loading' } },
    ended: { type: 'final' },
  },
  output: ({ context: { drafts } }) => ({ type: 'session.ended', held: drafts }),
})
