import { fromEvent, invokeCall } from '../../kit/call'
import { toProblem } from '../../kit/problem'
import { versionOf, workspaceSetup } from './workspace.setup'

/**
 * The catalog and rates of the contact. Staff can compare its price with today's rates, and move it to them after a
 * confirmation.
 */
export const version = workspaceSetup.createStateConfig({
  initial: 'reading',
  // another user may have moved, bought or changed it
  on: { 'contact.shown': '.reading' },
  states: {
    reading: { on: { 'versions.requested': 'comparing' } },
    comparing: {
      meta: { busy: 'Fetching...' },
      invoke: invokeCall('compareVersions', ({ context }) => ({ id: context.contactId })),
      on: {
        'versions.compared': { target: 'compared', actions: fromEvent('setComparison') },
        'versions.failed': toProblem('notCompared'),
      },
    },
    notCompared: { exit: 'clearProblem', on: { 'versions.requested': 'comparing' } },
    compared: { on: { 'move.requested': { guard: 'isOfOtherVersion', target: 'asking' } } },
    asking: { tags: 'modal', on: { 'move.confirmed': 'moving', 'dialog.closed': 'compared' } },
    moving: {
      meta: { busy: 'Saving...' },
      invoke: invokeCall('moveToToday', ({ context }) => ({ id: context.contactId, version: versionOf(context) })),
      on: {
        'quote.moved': { target: 'moved', actions: [fromEvent('setMovedContact'), 'rereadHistory'] },
        'quote.notMoved': toProblem('notMoved'),
      },
    },
    moved: {},
    // it may have changed, or moved all the same: it loads again before anything else
    notMoved: { exit: 'clearProblem' },
  },
})
