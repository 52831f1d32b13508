import { fromEvent, invokeCall } from '../../kit/call'
import { toProblem } from '../../kit/problem'
import { editing, saving } from './signatures.form'
import { begun, signaturesSetup } from './signatures.setup'

/** The signatures on certificates, at `/admin/signatures`: a user's own, or everybody's for an admin. */
export const signaturesMachine = signaturesSetup.createMachine({
  id: 'signatures',
  context: ({ input: { user, draft = null } }) => ({
    user,
    rows: [],
    ...begun(null),
    file: null,
    draft,
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
      invoke: invokeCall('listSignatures'),
      on: {
        'page.loaded': [
          { guard: 'isResuming', target: 'editing', actions: [fromEvent('setLoaded'), 'resumeDraft'] },
          { target: 'reading', actions: fromEvent('setLoaded') },
        ],
        'page.failed': toProblem('failed'),
      },
    },
    failed: { exit: 'clearProblem', on: { 'page.retried': 'opening' } },
    reading: {
      on: {
        'signature.begun': { target: 'editing', actions: fromEvent('begin') },
        'deletion.begun': { target: 'confirming', actions: fromEvent('beginDeletion') },
      },
    },
    editing,
    saving,
    confirming: {
      tags: 'modal',
      initial: 'asking',
      on: { 'deletion.confirmed': 'deleting', 'dialog.closed': 'reading' },
      states: { asking: {}, refused: { exit: 'clearProblem' } },
    },
    deleting: {
      meta: { busy: 'Processing...' },
      invoke: invokeCall('deleteSignature', ({ context }) => ({
        id: context.about!.id,
        version: context.about!.version,
      })),
      on: {
        'deletion.done': {
          target: 'reading',
          actions: [fromEvent('removeRow'), { type: 'toast', params: { text: 'Success! The signature is deleted.' } }],
        },
        'save.refused': toProblem('confirming.refused'),
        'save.overtaken': { target: 'confirming.refused', actions: [fromEvent('setProblem'), fromEvent('setNewest')] },
      },
    },
    ended: { type: 'final' },
  },
  output: ({ context: { draft } }) => ({ type: 'session.ended', draft }),
})
