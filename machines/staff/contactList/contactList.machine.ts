import { blankProspect } from '../../../domain/staff/prospects'
import { fromEvent, invokeCall } from '../../kit/call'
import { toProblem } from '../../kit/problem'
import { contactListRouteIn } from './contactList.route'
import { contactListSetup } from './contactList.setup'
import { prospect } from './prospect.states'

/** The contacts that the address asks for. */
const list = contactListSetup.createStateConfig({
  initial: 'loading',
  on: {
    'address.opened': { target: '.loading', actions: fromEvent('readAddress') },
    'prospect.added': '.loading',
  },
  states: {
    loading: {
      tags: 'background',
      invoke: invokeCall('findContacts', ({ context }) => context.query),
      on: {
        'page.loaded': { target: 'shown', actions: fromEvent('setContacts') },
        'page.failed': toProblem('failed'),
      },
    },
    shown: {},
    failed: { exit: 'clearProblem', on: { 'page.retried': 'loading' } },
  },
})

/** Downloads the whole list, not only the current page. */
const file = contactListSetup.createStateConfig({
  initial: 'resting',
  states: {
    resting: { on: { 'export.requested': 'exporting' } },
    exporting: {
      tags: 'background',
      invoke: invokeCall('exportContacts', ({ context }) => context.query),
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
 * The page at `/admin`: finds quotes and policies, exports them as a file, and adds prospects. It follows its address.
 */
export const contactListMachine = contactListSetup.createMachine({
  id: 'desk',
  context: ({ input: { user, address, draft = null } }) => ({
    ...contactListRouteIn(address),
    user,
    contacts: null,
    problem: null,
    prospect: blankProspect,
    draft,
    rejections: 0,
    refused: null,
  }),
  initial: 'open',
  states: {
    open: {
      type: 'parallel',
      on: { 'session.ended': { target: 'ended', actions: 'saveDraft' } },
      states: { list, file, prospect },
    },
    ended: { type: 'final' },
  },
  output: ({ context: { draft } }) => ({ type: 'session.ended', draft }),
})
