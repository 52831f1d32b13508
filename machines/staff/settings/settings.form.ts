import { fromEvent, invokeCall } from '../../kit/call'
import { saving, writing } from '../../kit/form'
import { pageStates } from '../../kit/page'
import { toProblem } from '../../kit/problem'
import { isEverywhere, listEditorSetup, listOf, writtenRows } from './settings.setup'

/** New rows, or one that exists. */
export const writingRow = listEditorSetup.createStateConfig(
  writing({
    submitted: [
      { guard: 'isNew', target: 'saving.adding', actions: fromEvent('setKey') },
      { target: 'saving.updating' },
    ],
    behind: '#listEditor.list.closed',
  }),
)

export const savingRow = listEditorSetup.createStateConfig({
  initial: 'adding',
  on: saving({
    'rows.added': { target: 'closed', actions: { type: 'announceDone', params: { done: 'added' } } },
    'row.updated': { target: 'closed', actions: { type: 'announceDone', params: { done: 'updated' } } },
    'session.ended': { target: '#listEditor.ended', actions: 'saveDraft' },
  }),
  states: {
    adding: {
      meta: { busy: 'Saving...' },
      invoke: invokeCall('addRows', ({ context }) => ({
        list: listOf(context),
        rows: writtenRows(context),
        isEverywhere: isEverywhere(context),
        idempotencyKey: context.key!,
      })),
    },
    updating: {
      meta: { busy: 'Saving...' },
      invoke: invokeCall('updateRow', ({ context }) => ({
        list: listOf(context),
        id: context.about!.id,
        version: context.about!.version,
        row: writtenRows(context)[0]!,
      })),
    },
  },
})

/** The product's configuration, read only. */
export const referenceStates = listEditorSetup.createStateConfig({
  initial: 'loading',
  on: { 'address.opened': { target: '#listEditor.arriving', actions: fromEvent('readAddress') } },
  states: {
    loading: {
      tags: 'background',
      invoke: invokeCall('readReference'),
      on: {
        'reference.read': { target: 'shown', actions: fromEvent('setReference') },
        'reference.missed': toProblem('failed'),
      },
    },
    shown: pageStates.shown,
    failed: pageStates.failed,
  },
})
