import type { OpenedContact } from '../../contract/client'
import { deskSetup } from './desk.setup'

/**
 * One contact in sight, by the catalogue and the rates that it keeps: what today's would make of it can be asked for, and
 * it can be moved to them, which is asked again before it is done.
 */
export const shown = deskSetup.createStateConfig({
  initial: 'reading',
  // whose it was is forgotten at once: nothing of one contact may be read as another's
  exit: 'forgetContact',
  onDone: 'loading',
  states: {
    reading: { on: { 'versions.requested': 'comparing' } },
    comparing: {
      meta: { busy: 'Fetching...' },
      invoke: {
        id: 'compareVersions',
        src: 'compareVersions',
        input: ({ context }) => ({ id: context.contactId! }),
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
        input: ({ context }) => ({ id: context.contactId!, version: versionOf(context.opened!) }),
        onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
      },
      on: {
        'quote.moved': { target: 'moved', actions: 'keepMoved' },
        'quote.notMoved': 'notMoved',
      },
    },
    moved: {},
    // it may have been changed meanwhile, or moved all the same: it is opened again before anything else is done with it
    notMoved: { entry: 'keepProblem', exit: 'dropProblem', on: { 'desk.retried': 'left' } },
    left: { type: 'final' },
  },
})

/** Staff are always shown the whole contact; the contract's other shape is the public's. */
const versionOf = ({ contact }: OpenedContact) => ('version' in contact ? contact.version : 0)
