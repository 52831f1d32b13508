import { fromEvent, invokeCall } from '../../kit/call'
import { toProblem } from '../../kit/problem'
import { copy, documents, work } from './workspace.regions'
import { historyOf, nothing, paramsIn, workspaceSetup } from './workspace.setup'
import { version } from './workspace.version'

/**
 * The page of one contact at `/admin/<contact id>`: its data, price, documents, other users at work on it, last change,
 * and tasks.
 */
export const workspaceMachine = workspaceSetup.createMachine({
  id: 'workspace',
  context: ({ input }) => ({
    user: input.user,
    ...paramsIn(input.address),
    ...nothing,
    key: '',
    drafts: input.draft ?? {},
    next: '',
    problem: null,
  }),
  initial: 'loading',
  on: {
    'address.opened': { guard: fromEvent('isOther'), target: '.loading', actions: fromEvent('readAddress') },
    'session.ended': '.ended',
  },
  states: {
    loading: {
      meta: { busy: 'Fetching...' },
      invoke: invokeCall('openContact', ({ context }) => ({ id: context.contactId })),
      on: {
        'contact.shown': { target: 'open', actions: fromEvent('setOpened') },
        'contact.missing': 'missing',
        'contact.failed': toProblem('failed'),
      },
    },
    open: {
      type: 'parallel',
      invoke: [
        invokeCall('attendance', ({ context }) => ({ id: context.contactId })),
        invokeCall('history', ({ context }) => ({ user: context.user, address: historyOf(context) })),
      ],
      tags: 'background',
      states: { copy, version, documents, work },
    },
    missing: {},
    failed: { exit: 'clearProblem', on: { 'contact.retried': 'loading' } },
    ended: { type: 'final' },
  },
  output: ({ context: { drafts } }) => ({ type: 'session.ended', draft: drafts }),
})
