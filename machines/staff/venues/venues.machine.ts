import { fromEvent, invokeCall } from '../../kit/call'
import { loading, pageStates } from '../../kit/page'
import { venuesQueryIn } from './venues.route'
import { venuesSetup } from './venues.setup'

/** The end of a dialog whose button may be gone from the list: the result shows above the newest list. */
const ends = {
  'dialog.done': { target: 'closed.reloading', actions: fromEvent('setDone') },
  'dialog.left': 'closed',
} as const

/**
 * The page at `/admin/venues`: the directory of venues. Importing, verifying, merging and inviting are dialogs over it,
 * each with a chart of its own.
 */
export const venuesMachine = venuesSetup.createMachine({
  id: 'venues',
  context: ({ input: { user, address, draft = null } }) => ({
    user,
    query: venuesQueryIn(address),
    data: null,
    problem: null,
    row: null,
    done: null,
    draft,
  }),
  initial: 'arriving',
  // the open dialog stays, and the new address loads once it is closed
  on: { 'address.opened': { actions: fromEvent('readAddress') }, 'session.ended': '.ended' },
  states: {
    arriving: {
      always: [
        { guard: 'isResuming', target: 'inviting', actions: 'resumeDraft' },
        { guard: 'mayManage', target: 'closed' },
        { target: 'turnedAway' },
      ],
    },
    turnedAway: {},
    closed: {
      initial: 'loading',
      on: {
        'address.opened': { target: '.loading', actions: fromEvent('readAddress') },
        'import.begun': 'importing',
        'verification.begun': { target: 'verifying', actions: fromEvent('setRow') },
        'merge.begun': { target: 'merging', actions: fromEvent('setRow') },
        'invitation.begun': { target: 'inviting', actions: fromEvent('setRow') },
      },
      states: {
        loading: loading(invokeCall('listVenues', ({ context }) => context.query)),
        shown: pageStates.shown,
        failed: pageStates.failed,
        reloading: {
          tags: 'background',
          invoke: invokeCall('listVenues', ({ context }) => context.query, 'remaining'),
          on: {
            'page.loaded': { target: 'changed', actions: fromEvent('setData') },
            'page.failed': { target: 'failed', actions: [fromEvent('setProblem'), 'announceDone'] },
          },
        },
        // the list, and above it the result of the last dialog
        changed: {},
      },
    },
    importing: {
      tags: ['background', 'modal'],
      invoke: invokeCall('venueImport'),
      // its result is shown in the dialog
      on: { 'dialog.left': 'closed', 'dialog.closed': { actions: 'closeImport' } },
    },
    verifying: {
      tags: ['background', 'modal'],
      invoke: invokeCall('venueVerification', ({ context }) => ({ row: context.row! })),
      on: { ...ends, 'dialog.closed': { actions: 'closeVerification' } },
    },
    merging: {
      tags: ['background', 'modal'],
      invoke: invokeCall('venueMerge', ({ context }) => ({ row: context.row! })),
      on: { ...ends, 'dialog.closed': { actions: 'closeMerge' } },
    },
    inviting: {
      tags: ['background', 'modal'],
      invoke: invokeCall('venueInvitation', ({ context: { row, draft } }) => ({
        row: row!,
        ...(draft && { answers: draft.answers }),
      })),
      on: {
        'dialog.done': { target: 'closed', actions: ['clearDraft', fromEvent('announce')] },
        'dialog.left': { target: 'closed', actions: 'clearDraft' },
        'dialog.closed': { actions: 'closeInvitation' },
        'dialog.interrupted': { target: 'ended', actions: fromEvent('setDraft') },
      },
    },
    ended: pageStates.ended,
  },
  output: ({ context: { draft } }) => ({ type: 'session.ended', draft }),
})
