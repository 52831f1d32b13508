import { fromEvent, invokeCall } from '../../kit/call'
import { taskInput, workspaceSetup } from './workspace.setup'

/** The contact as it was read, and read again when one asks for it or has changed it. It stays in sight meanwhile. */
export const copy = workspaceSetup.createStateConfig({
  initial: 'current',
  on: { 'contact.reread': '.rereading' },
  states: {
    current: {},
    rereading: {
      meta: { busy: 'Fetching...' },
      invoke: invokeCall('openContact', ({ context }) => ({ id: context.contactId })),
      on: {
        'contact.shown': { target: 'current', actions: [fromEvent('keepOpened'), 'rereadHistory'] },
        'contact.unknown': 'stale',
        'contact.missed': 'stale',
        'contact.reread': {},
      },
    },
    stale: {},
  },
})

/** Of what is bought: its documents, and its money in short. */
export const documents = workspaceSetup.createStateConfig({
  initial: 'deciding',
  on: { 'contact.shown': '.deciding' },
  states: {
    deciding: { always: [{ guard: 'isBought', target: 'loading' }, { target: 'none' }] },
    none: {},
    loading: {
      tags: 'background',
      // staff do without a link's token
      invoke: invokeCall('getPolicy', ({ context }) => ({ contactId: context.contactId, token: '' })),
      on: {
        'policy.opened': { target: 'shown', actions: fromEvent('keepPolicy') },
        'policy.closed': 'missed',
        'policy.missed': 'missed',
      },
    },
    shown: {},
    missed: { on: { 'contact.retried': 'loading' } },
  },
})

/**
 * One thing at a time is done with it; once it is done, the contact is read again. What is broken off, since the session is
 * over or another contact is opened, tells first what was written, and is gone on with when the contact is opened again.
 */
export const work = workspaceSetup.createStateConfig({
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'hasDraft', target: 'doing', actions: 'resumeTask' }, { target: 'none' }] },
    none: { on: { 'task.begun': { guard: fromEvent('mayBegin'), target: 'doing', actions: fromEvent('keepKind') } } },
    doing: {
      tags: 'background',
      invoke: invokeCall('task', ({ context }) => taskInput(context)),
      exit: ['dropKind', 'dropDraft'],
      on: {
        'task.finished': {
          target: 'none',
          actions: [{ type: 'announceDone', params: ({ event }) => ({ kind: event.kind }) }, 'reread'],
        },
        'task.left': 'none',
        'task.putOff': { target: 'none', actions: fromEvent('saveDraft') },
        'session.ended': { actions: 'interruptTask' },
        'task.interrupted': { target: 'none', actions: [fromEvent('saveDraft'), 'endSession'] },
        'address.opened': { guard: fromEvent('isOther'), actions: [fromEvent('keepNext'), 'layTaskAside'] },
        'task.laidAside': { target: 'none', actions: [fromEvent('saveDraft'), 'openNext'] },
        'contact.shown': { actions: 'sendVersion' },
      },
    },
  },
})
