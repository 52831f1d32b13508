import { fromEvent, invokeCall } from '../../kit/call'
import { taskInput, workspaceSetup } from './workspace.setup'

/**
 * The contact as loaded. It loads again on request, after a task, and on each visit, because the books may have changed
 * on the tab Accounting; so it does when the user returns to the window while something is on hold, which may have ended.
 * It stays in sight meanwhile. Only a user who asks for it takes a newer version for an open form: a visit names it.
 */
export const copy = workspaceSetup.createStateConfig({
  initial: 'current',
  on: { 'contact.reread': '.rereading', 'address.opened': { guard: fromEvent('isSame'), target: '.revisiting' } },
  states: {
    current: { always: { guard: 'mayBeSuspended', target: 'suspended' } },
    suspended: {
      tags: 'background',
      invoke: invokeCall('windowReturn'),
      on: { 'window.returned': 'revisiting' },
    },
    rereading: {
      meta: { busy: 'Fetching...' },
      invoke: invokeCall('openContact', ({ context }) => ({ id: context.contactId })),
      on: {
        'contact.shown': { target: 'current', actions: [fromEvent('setOpened'), 'rereadHistory', 'acceptVersion'] },
        'contact.missing': 'stale',
        'contact.failed': 'stale',
        'contact.reread': {},
      },
    },
    revisiting: {
      meta: { busy: 'Fetching...' },
      invoke: invokeCall('openContact', ({ context }) => ({ id: context.contactId })),
      on: {
        'contact.shown': { target: 'current', actions: [fromEvent('setOpened'), 'rereadHistory', 'reportVersion'] },
        'contact.missing': 'stale',
        'contact.failed': 'stale',
      },
    },
    stale: {},
  },
})

/** For a policy: its documents, and a summary of its payments. */
export const documents = workspaceSetup.createStateConfig({
  initial: 'deciding',
  on: { 'contact.shown': '.deciding' },
  states: {
    deciding: { always: [{ guard: 'isBought', target: 'loading' }, { target: 'none' }] },
    none: {},
    loading: {
      tags: 'background',
      // staff need no token
      invoke: invokeCall('getPolicy', ({ context }) => ({ contactId: context.contactId, token: '' })),
      on: {
        'policy.opened': { target: 'shown', actions: fromEvent('setPolicy') },
        'policy.closed': 'missed',
        'policy.failed': 'missed',
      },
    },
    shown: {},
    missed: { on: { 'contact.retried': 'loading' } },
  },
})

/**
 * Runs one task at a time and loads the contact again after it. If the session ends or another contact is opened, the
 * task reports its draft first, and is resumed when the contact is opened again.
 */
export const work = workspaceSetup.createStateConfig({
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'hasDraft', target: 'doing', actions: 'resumeTask' }, { target: 'none' }] },
    none: { on: { 'task.begun': { guard: fromEvent('mayBegin'), target: 'doing', actions: fromEvent('setKind') } } },
    doing: {
      tags: 'background',
      invoke: invokeCall('task', ({ context }) => taskInput(context)),
      exit: ['clearKind', 'clearDraft'],
      on: {
        'task.finished': {
          target: 'none',
          actions: [{ type: 'announceDone', params: ({ event }) => ({ kind: event.kind }) }, 'announceWork', 'reread'],
        },
        'task.requested': { target: 'none', actions: ['announceWork', 'reread'] },
        'task.left': 'none',
        // the record may show the hold that stopped it
        'task.putOff': { target: 'none', actions: [fromEvent('saveDraft'), 'reread'] },
        'session.ended': { actions: 'interruptTask' },
        'task.interrupted': { target: 'none', actions: [fromEvent('saveDraft'), 'endSession'] },
        'address.opened': { guard: fromEvent('isOther'), actions: [fromEvent('setNext'), 'suspendTask'] },
        'task.laidAside': { target: 'none', actions: [fromEvent('saveDraft'), 'openNext'] },
        'record.reread': { actions: 'sendVersion' },
        'record.revisited': { actions: 'sendNewerVersion' },
      },
    },
  },
})
