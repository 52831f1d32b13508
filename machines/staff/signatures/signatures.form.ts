import { fromEvent, invokeCall } from '../../kit/call'
import { toProblem } from '../../kit/problem'
import { inputOf, signaturesSetup } from './signatures.setup'

/** A signature's name and picture. What is chosen is drawn at once, so that one sees what will be printed. */
export const editing = signaturesSetup.createStateConfig({
  tags: 'modal',
  initial: 'writing',
  on: {
    'signature.answered': { actions: fromEvent('keepAnswers') },
    'picture.chosen': { target: '.drawing', actions: fromEvent('keepFile') },
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
        'picture.drawn': { target: 'writing', actions: fromEvent('keepPicture') },
        'picture.unreadable': 'unreadable',
        // what is being drawn belongs to it
        'signature.submitted': {},
      },
    },
    unreadable: { entry: 'countRejection' },
    rejected: { entry: 'countRejection' },
    refused: { entry: 'countRejection', exit: 'clearProblem' },
    // somebody has changed it meanwhile: what was written stands beside what they made of it
    overtaken: {},
    // asked first: what was written would be gone
    leaving: { on: { 'dialog.closed': 'writing', 'leaving.confirmed': '#signatures.reading' } },
  },
})

export const saving = signaturesSetup.createStateConfig({
  initial: 'choosing',
  on: {
    'signature.kept': {
      target: 'reading',
      actions: [fromEvent('setRows'), { type: 'toast', params: { text: 'Success! The signature is saved.' } }],
    },
    'save.refused': toProblem('editing.refused'),
    'save.overtaken': { target: 'editing.overtaken', actions: fromEvent('takeNewest') },
    'session.ended': { target: 'ended', actions: 'storeDraft' },
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
