import { fromEvent, invokeCall } from '../../kit/call'
import { loading, pageStates } from '../../kit/page'
import { referenceStates, savingRow, writingRow } from './settings.form'
import { settingsRouteIn } from './settings.route'
import { formOf, listEditorSetup, listOf } from './settings.setup'

/**
 * The page at `/admin/settings`: one editor for the three lists of the specification, by the address, and beside them the
 * configuration that the product runs with.
 */
export const listEditorMachine = listEditorSetup.createMachine({
  id: 'listEditor',
  context: ({ input: { user, address, draft = null } }) => ({
    user,
    route: settingsRouteIn(address),
    data: null,
    reference: null,
    ...formOf(null),
    draft,
    rejections: 0,
    refused: null,
    problem: null,
  }),
  initial: 'arriving',
  on: {
    // an open dialog stays while the list is the same
    'address.opened': [
      { guard: fromEvent('isAnotherList'), target: '.arriving', actions: fromEvent('readAddress') },
      { actions: fromEvent('readAddress') },
    ],
    'session.ended': '.ended',
  },
  states: {
    arriving: {
      always: [
        { guard: 'isReference', target: 'reference' },
        { guard: 'isResuming', target: 'list.writing', actions: 'resumeDraft' },
        { guard: 'mayEdit', target: 'list' },
        { target: 'turnedAway' },
      ],
    },
    turnedAway: {},
    reference: referenceStates,
    list: {
      initial: 'closed',
      states: {
        // no dialog is open. A dialog can open while the list loads; once it is closed, the list loads again
        closed: {
          initial: 'loading',
          on: {
            'address.opened': { target: '#listEditor.arriving', actions: fromEvent('readAddress') },
            'adding.begun': { target: 'writing', actions: { type: 'beginForm', params: { row: null } } },
            'editing.begun': { target: 'writing', actions: fromEvent('beginForm') },
            'deleting.begun': { target: 'confirming', actions: fromEvent('setRow') },
            'export.requested': 'exporting',
          },
          states: {
            loading: loading(
              invokeCall('readList', ({ context }) => ({ list: listOf(context), query: context.route.query })),
            ),
            shown: pageStates.shown,
            failed: pageStates.failed,
          },
        },
        writing: writingRow,
        saving: savingRow,
        confirming: { on: { 'deletion.confirmed': 'deleting', 'dialog.closed': 'closed' } },
        deleting: {
          meta: { busy: 'Saving...' },
          invoke: invokeCall('deleteRow', ({ context }) => ({
            list: listOf(context),
            id: context.about!.id,
            version: context.about!.version,
          })),
          on: {
            'row.deleted': { target: 'closed', actions: { type: 'announceDone', params: { done: 'deleted' } } },
            // another user may have deleted or changed the row
            'deletion.refused': { target: 'closed', actions: fromEvent('announceProblem') },
          },
        },
        exporting: {
          meta: { busy: 'Fetching...' },
          invoke: invokeCall('exportProspects'),
          on: {
            'prospects.saved': 'closed',
            'export.missed': { target: 'closed', actions: fromEvent('announceProblem') },
          },
        },
      },
    },
    ended: pageStates.ended,
  },
  output: ({ context: { draft } }) => ({ type: 'session.ended', draft }),
})
