import { fromEvent, invokeCall } from '../../kit/call'
import { isEverywhere, listEditorSetup, listOf, writtenRows } from './settings.setup'

/** New rows, or one that there is. */
export const writing = listEditorSetup.createStateConfig({
  initial: 'editing',
  on: {
    'form.answered': { actions: fromEvent('keepAnswers') },
    'form.submitted': [
      { guard: 'isUnsound', target: '.rejected', reenter: true },
      { guard: 'isNew', target: 'saving.adding', actions: fromEvent('seal') },
      { target: 'saving.updating' },
    ],
    'dialog.closed': [{ guard: 'isWritten', target: '.leaving' }, { target: 'closed' }],
  },
  states: {
    editing: {},
    rejected: { entry: 'countRejection' },
    failed: { entry: 'keepProblem', exit: 'dropProblem' },
    // somebody has changed it meanwhile: what was typed stands beside what they made of it
    overtaken: {},
    // asked first: what was written would be gone
    leaving: { on: { 'dialog.closed': 'editing', 'leaving.confirmed': '#listEditor.list.closed' } },
  },
})

export const saving = listEditorSetup.createStateConfig({
  initial: 'adding',
  on: {
    'rows.added': { target: 'closed', actions: 'announceDone' },
    'row.updated': { target: 'closed', actions: 'announceDone' },
    'row.overtaken': { target: 'writing.overtaken', actions: fromEvent('takeNewest') },
    'rows.refused': [
      { guard: fromEvent('isAboutAnswers'), target: 'writing.rejected', actions: fromEvent('keepRefused') },
      { target: 'writing.failed' },
    ],
    'session.ended': { target: '#listEditor.ended', actions: 'storeDraft' },
  },
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

/** What the program is configured with: read, and never written. */
export const referenceStates = listEditorSetup.createStateConfig({
  initial: 'loading',
  on: { 'address.opened': { target: '#listEditor.arriving', actions: fromEvent('readAddress') } },
  states: {
    loading: {
      tags: 'background',
      invoke: invokeCall('readReference'),
      on: { 'reference.read': { target: 'shown', actions: fromEvent('keepReference') }, 'reference.missed': 'failed' },
    },
    shown: {},
    failed: { entry: 'keepProblem', exit: 'dropProblem', on: { 'list.retried': 'loading' } },
  },
})
