import { fromEvent, invokeCall } from '../../kit/call'
import { referenceStates, saving, writing } from './settings.form'
import { settingsRouteIn } from './settings.route'
import { begun, listEditorSetup, listOf } from './settings.setup'

/**
 * The room at `/admin/settings`: one editor for the three lists of the specification, told apart by the address, and
 * beside them what the program is configured with.
 */
export const listEditorMachine = listEditorSetup.createMachine({
  id: 'listEditor',
  context: ({ input: { user, address, draft } }) => ({
    user,
    route: settingsRouteIn(address),
    listed: null,
    reference: null,
    ...begun(null),
    // what was written for one list is not another's
    draft: draft?.list === settingsRouteIn(address).list ? draft : null,
    rejections: 0,
    refused: null,
    problem: null,
  }),
  initial: 'arriving',
  on: {
    // what is open over a list stays open while it is this one's
    'address.opened': [
      { guard: 'isAnotherList', target: '.arriving', actions: fromEvent('readAddress') },
      { actions: fromEvent('readAddress') },
    ],
    'session.ended': '.ended',
  },
  states: {
    arriving: {
      always: [
        { guard: 'isReference', target: 'reference' },
        { guard: 'isResuming', target: 'list.writing', actions: 'resumeForm' },
        { guard: 'mayEdit', target: 'list' },
        { target: 'turnedAway' },
      ],
    },
    turnedAway: {},
    reference: referenceStates,
    list: {
      initial: 'closed',
      states: {
        // no dialog is open. One opens however far the list is: once it is closed, the list is read anew
        closed: {
          initial: 'loading',
          on: {
            'address.opened': { target: '#listEditor.arriving', actions: fromEvent('readAddress') },
            'adding.begun': { target: 'writing', actions: 'beginRow' },
            'editing.begun': { target: 'writing', actions: 'beginRow' },
            'deleting.begun': { target: 'confirming', actions: fromEvent('keepRow') },
            'export.requested': 'exporting',
          },
          states: {
            loading: {
              tags: 'background',
              invoke: invokeCall('readList', ({ context }) => ({ list: listOf(context), query: context.route.query })),
              on: { 'list.read': { target: 'reading', actions: fromEvent('keepListed') }, 'list.missed': 'failed' },
            },
            failed: { entry: 'keepProblem', exit: 'dropProblem', on: { 'list.retried': 'loading' } },
            reading: {},
          },
        },
        writing,
        saving,
        confirming: { on: { 'deletion.confirmed': 'deleting', 'dialog.closed': 'closed' } },
        deleting: {
          meta: { busy: 'Saving...' },
          invoke: invokeCall('deleteRow', ({ context }) => ({
            list: listOf(context),
            id: context.about!.id,
            version: context.about!.version,
          })),
          on: {
            'row.deleted': { target: 'closed', actions: 'announceDone' },
            // somebody else may have deleted or changed it
            'deletion.refused': { target: 'closed', actions: 'announceProblem' },
          },
        },
        exporting: {
          meta: { busy: 'Fetching...' },
          invoke: invokeCall('exportProspects'),
          on: {
            'prospects.saved': 'closed',
            'export.missed': { target: 'closed', actions: 'announceProblem' },
          },
        },
      },
    },
    ended: { type: 'final' },
  },
  output: ({ context: { draft } }) => ({ type: 'session.ended', draft }),
})
