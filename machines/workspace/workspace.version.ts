import { versionOf, workspaceSetup } from './workspace.setup'

/**
 * By which catalogue and rates the contact is priced: what today's would make of it can be asked for, and it can be moved to
 * them, which is asked again before it is done.
 */
export const version = workspaceSetup.createStateConfig({
  initial: 'reading',
  // it may have been moved, bought or answered otherwise meanwhile
  on: { 'contact.shown': '.reading' },
  states: {
    reading: { on: { 'versions.requested': 'comparing' } },
    comparing: {
      meta: { busy: 'Fetching...' },
      invoke: {
        id: 'compareVersions',
        src: 'compareVersions',
        input: ({ context }) => ({ id: context.contactId }),
        onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
      },
      on: {
        'versions.compared': { target: 'compared', actions: 'keepComparison' },
        'versions.missed': 'notCompared',
      },
    },
    notCompared: { entry: 'keepProblem', exit: 'dropProblem', on: { 'versions.requested': 'comparing' } },
    compared: { on: { 'move.requested': { guard: 'isOfOtherVersion', target: 'asking' } } },
    asking: { tags: 'modal', on: { 'move.confirmed': 'moving', 'dialog.closed': 'compared' } },
    moving: {
      meta: { busy: 'Saving...' },
      invoke: {
        id: 'moveToToday',
        src: 'moveToToday',
        input: ({ context }) => ({ id: context.contactId, version: versionOf(context) }),
        onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
      },
      on: {
        'quote.moved': { target: 'moved', actions: ['keepMoved', 'rereadHistory'] },
        'quote.notMoved': 'notMoved',
      },
    },
    moved: {},
    // it may have been changed meanwhile, or moved all the same: it is read again before anything else is done with it
    notMoved: { entry: 'keepProblem', exit: 'dropProblem' },
  },
})
