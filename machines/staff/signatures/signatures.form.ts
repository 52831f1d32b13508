import { fromEvent, invokeCall } from '../../kit/call'
import { toProblem } from '../../kit/problem'
import { inputOf, signaturesSetup } from './signatures.setup'

/** The form for a signature's name and picture. A chosen picture is drawn at once, so that the user sees the print. */
export const editing = signaturesSetup.createStateConfig({
  tags: 'modal',
  initial: 'writing',
  on: {
    'signature.answered': { actions: fromEvent('setAnswers') },
    'picture.chosen': { target: '.drawing', actions: fromEvent('setFile') },
    'signature.submitted': [
      { guard: 'isUnsound', target: '.rejected' },
      { target: 'saving', actions: fromEvent('setKey') },
    ],
    'dialog.closed': [{ guard: 'isWritten', target: '.leaving' }, { target: 'reading' }],
  },
  states: {
    writing: {},
    drawing: {
      tags: 'background',
      invoke: invokeCall('drawPicture', ({ context }) => ({ file: context.file! })),
      on: {
        'picture.drawn': { target: 'writing', actions: fromEvent('setPicture') },
        'picture.unreadable': 'unreadable',
        // a picture that is being drawn belongs to the form
        'signature.submitted': {},
      },
    },
    unreadable: { entry: 'countRejection' },
    rejected: { entry: 'countRejection' },
    refused: { entry: 'countRejection', exit: 'clearProblem' },
    // another user has changed the signature: the form stays, beside the new version
    overtaken: {},
    // asks first, because the form would be lost
    leaving: { on: { 'dialog.closed': 'writing', 'leaving.confirmed': '#signatures.reading' } },
  },
})

export const saving = signaturesSetup.createStateConfig({
  initial: 'choosing',
  on: {
    'signature.saved': {
      target: 'reading',
      actions: [fromEvent('setRows'), { type: 'toast', params: { text: 'Success! The signature is saved.' } }],
    },
    'save.refused': toProblem('editing.refused'),
    'save.overtaken': { target: 'editing.overtaken', actions: fromEvent('setNewest') },
    'session.ended': { target: 'ended', actions: 'saveDraft' },
  },
  states: {
    choosing: { always: [{ guard: 'isNew', target: 'creating' }, { target: 'updating' }] },
    creating: {
      meta: { busy: 'Processing...' },
      invoke: invokeCall('createSignature', ({ context }) => ({
        ...inputOf(context),
        file: context.answers.picture!.file,
        key: context.key!,
      })),
    },
    updating: {
      meta: { busy: 'Processing...' },
      invoke: invokeCall('updateSignature', ({ context }) => ({
        ...inputOf(context),
        id: context.about!.id,
        version: context.about!.version,
      })),
    },
  },
})
