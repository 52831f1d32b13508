import { fromEvent, invokeCall } from '../../kit/call'
import { toProblem } from '../../kit/problem'
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
      invoke: invokeCall('compareVersions', ({ context }) => ({ id: context.contactId })),
      on: {
        'versions.compared': { target: 'compared', actions: fromEvent('keepComparison') },
        'versions.missed': toProblem('notCompared'),
      },
    },
    notCompared: { exit: 'clearProblem', on: { 'versions.requested': 'comparing' } },
    compared: { on: { 'move.requested': { guard: 'isOfOtherVersion', target: 'asking' } } },
    asking: { tags: 'modal', on: { 'move.confirmed': 'moving', 'dialog.closed': 'compared' } },
    moving: {
      meta: { busy: 'Saving...' },
      invoke: invokeCall('moveToToday', ({ context }) => ({ id: context.contactId, version: versionOf(context) })),
      on: {
        'quote.moved': { target: 'moved', actions: [fromEvent('keepMoved'), 'rereadHistory'] },
        'quote.notMoved': toProblem('notMoved'),
      },
    },
    moved: {},
    // it may have been changed meanwhile, or moved all the same: it is read again before anything else is done with it
    notMoved: { exit: 'clearProblem' },
  },
})
