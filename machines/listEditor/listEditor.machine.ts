import { saving, writing } from './listEditor.form'
import { settingsPlaceIn } from './listEditor.place'
import { begun, listEditorSetup, listOf } from './listEditor.setup'
import { referenceStates } from './reference.states'

/**
 * The room at `/admin/settings`: one editor for the three lists of the specification, told apart by the address, and
 * beside them what the program is configured with.
 */
export const listEditorMachine = listEditorSetup.createMachine({
  id: 'listEditor',
  context: ({ input: { user, address, held } }) => ({
    user,
    place: settingsPlaceIn(address),
    listed: null,
    reference: null,
    ...begun(null),
    // what was written for one list is not another's
    held: held?.list === settingsPlaceIn(address).list ? held : null,
    rejections: 0,
    refused: null,
    problem: null,
  }),
  initial: 'arriving',
  on: {
    // what is open over a list stays open while it is this one's
    'address.opened': [
      { guard: 'isAnotherList', target: '.arriving', actions: 'readAddress' },
      { actions: 'readAddress' },
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
            'address.opened': { target: '#listEditor.arriving', actions: 'readAddress' },
            'adding.begun': { target: 'writing', actions: 'beginRow' },
            'editing.begun': { target: 'writing', actions: 'beginRow' },
            'deleting.begun': { target: 'confirming', actions: 'keepRow' },
            'export.requested': 'exporting',
          },
          states: {
            loading: {
              tags: 'background',
              invoke: {
                id: 'readList',
                src: 'readList',
                input: ({ context }) => ({ list: listOf(context), query: context.place.query }),
                onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
              },
              on: { 'list.read': { target: 'reading', actions: 'keepListed' }, 'list.missed': 'failed' },
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
          invoke: {
            id: 'deleteRow',
            src: 'deleteRow',
            input: ({ context }) => ({
              list: listOf(context),
              id: context.about!.id,
              version: context.about!.version,
            }),
            onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
          },
          on: {
            'row.deleted': { target: 'closed', actions: 'tellDone' },
            // somebody else may have deleted or changed it
            'deletion.refused': { target: 'closed', actions: 'tellProblem' },
          },
        },
        exporting: {
          meta: { busy: 'Fetching...' },
          invoke: {
            id: 'exportProspects',
            src: 'exportProspects',
            onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
          },
          on: {
            'prospects.saved': 'closed',
            'export.missed': { target: 'closed', actions: 'tellProblem' },
          },
        },
      },
    },
    ended: { type: 'final' },
  },
  output: ({ context: { held } }) => ({ type: 'session.ended', held }),
})
