import { taskInput, workspaceSetup } from './workspace.setup'

/** The contact as it was read, and read again when one asks for it or has changed it. It stays in sight meanwhile. */
export const copy = workspaceSetup.createStateConfig({
  initial: 'current',
  on: { 'contact.reread': '.rereading' },
  states: {
    current: {},
    rereading: {
      meta: { busy: 'Fetching...' },
      invoke: {
        id: 'openContact',
        src: 'openContact',
        input: ({ context }) => ({ id: context.contactId }),
        onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
      },
      on: {
        'contact.shown': { target: 'current', actions: ['keepOpened', 'rereadHistory'] },
        'contact.unknown': 'stale',
        'contact.missed': 'stale',
        'contact.reread': {},
      },
    },
    stale: {},
  },
})

/** Of what is bought: its documents, and its money in short. */
export const papers = workspaceSetup.createStateConfig({
  initial: 'deciding',
  on: { 'contact.shown': '.deciding' },
  states: {
    deciding: { always: [{ guard: 'isBought', target: 'loading' }, { target: 'none' }] },
    none: {},
    loading: {
      tags: 'background',
      invoke: {
        id: 'getPolicy',
        src: 'getPolicy',
        // staff do without a link's token
        input: ({ context }) => ({ contactId: context.contactId, token: '' }),
        onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
      },
      on: {
        'policy.opened': { target: 'shown', actions: 'keepPolicy' },
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
    none: { on: { 'task.begun': { guard: 'mayBegin', target: 'doing', actions: 'keepKind' } } },
    doing: {
      tags: 'background',
      invoke: {
        id: 'task',
        src: 'task',
        input: ({ context }) => taskInput(context),
        onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
      },
      exit: ['dropKind', 'dropDraft'],
      on: {
        'task.finished': {
          target: 'none',
          actions: [{ type: 'sayDone', params: ({ event }) => ({ kind: event.kind }) }, 'reread'],
        },
        'task.left': 'none',
        'task.putOff': { target: 'none', actions: 'keepDraft' },
        'session.ended': { actions: 'interruptTask' },
        'task.interrupted': { target: 'none', actions: ['keepDraft', 'endSession'] },
        'address.opened': { guard: 'isOther', actions: ['keepNext', 'layTaskAside'] },
        'task.laidAside': { target: 'none', actions: ['keepDraft', 'openNext'] },
        'contact.shown': { actions: 'tellVersion' },
      },
    },
  },
})
