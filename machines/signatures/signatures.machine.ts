import { editing, saving } from './signatures.form'
import { begun, signaturesSetup } from './signatures.setup'

/** What certificates are signed with, at `/admin/signatures`: whoever is here sees their own, an admin everybody's. */
export const signaturesMachine = signaturesSetup.createMachine({
  id: 'signatures',
  context: ({ input: { user, held = null } }) => ({
    user,
    rows: [],
    ...begun(null),
    file: null,
    held,
    rejections: 0,
    problem: null,
  }),
  initial: 'arriving',
  on: { 'session.ended': '.ended' },
  states: {
    arriving: { always: [{ guard: 'maySign', target: 'opening' }, { target: 'barred' }] },
    barred: {},
    opening: {
      meta: { busy: 'Fetching...' },
      invoke: {
        id: 'listSignatures',
        src: 'listSignatures',
        onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
      },
      on: {
        'signatures.listed': [
          { guard: 'isResuming', target: 'editing', actions: ['keepRows', 'resumeForm'] },
          { target: 'reading', actions: 'keepRows' },
        ],
        'signatures.missed': 'failed',
      },
    },
    failed: { entry: 'keepProblem', exit: 'dropProblem', on: { 'signatures.retried': 'opening' } },
    reading: {
      on: {
        'signature.begun': { target: 'editing', actions: 'begin' },
        'deletion.begun': { target: 'confirming', actions: 'beginDeletion' },
      },
    },
    editing,
    saving,
    confirming: {
      tags: 'modal',
      initial: 'asking',
      on: { 'deletion.confirmed': 'deleting', 'dialog.closed': 'reading' },
      states: { asking: {}, refused: { entry: 'keepProblem', exit: 'dropProblem' } },
    },
    deleting: {
      meta: { busy: 'Processing...' },
      invoke: {
        id: 'deleteSignature',
        src: 'deleteSignature',
        input: ({ context }) => ({ id: context.about!.id, version: context.about!.version }),
        onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
      },
      on: {
        'deletion.done': { target: 'reading', actions: ['takeAway', 'toast'] },
        'deletion.refused': 'confirming.refused',
        'signature.overtaken': { target: 'confirming.refused', actions: 'takeNewest' },
      },
    },
    ended: { type: 'final' },
  },
  output: ({ context: { held } }) => ({ type: 'session.ended', held }),
})
