import { isEverywhere, listEditorSetup, listOf, writtenRows } from './listEditor.setup'

/** New rows, or one that there is. */
export const writing = listEditorSetup.createStateConfig({
  initial: 'editing',
  on: {
    'form.answered': { actions: 'keepAnswers' },
    'form.submitted': [
      { guard: 'isUnsound', target: '.rejected', reenter: true },
      { guard: 'isNew', target: 'saving.adding', actions: 'seal' },
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
    'rows.added': { target: 'closed', actions: 'tellDone' },
    'row.updated': { target: 'closed', actions: 'tellDone' },
    'row.overtaken': { target: 'writing.overtaken', actions: 'takeNewest' },
    'rows.refused': [
      { guard: 'isAboutAnswers', target: 'writing.rejected', actions: 'keepRefused' },
      { target: 'writing.failed' },
    ],
    'session.ended': { target: '#listEditor.ended', actions: 'holdForm' },
  },
  states: {
    adding: {
      meta: { busy: 'Saving...' },
      invoke: {
        id: 'addRows',
        src: 'addRows',
        input: ({ context }) => ({
          list: listOf(context),
          rows: writtenRows(context),
          isEverywhere: isEverywhere(context),
          idempotencyKey: context.key!,
        }),
        onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
      },
    },
    updating: {
      meta: { busy: 'Saving...' },
      invoke: {
        id: 'updateRow',
        src: 'updateRow',
        input: ({ context }) => ({
          list: listOf(context),
          id: context.about!.id,
          version: context.about!.version,
          row: writtenRows(context)[0]!,
        }),
        onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
      },
    },
  },
})
