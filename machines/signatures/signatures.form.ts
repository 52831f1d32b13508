import { inputOf, signaturesSetup } from './signatures.setup'

/** A signature's name and picture. What is chosen is drawn at once, so that one sees what will be printed. */
export const editing = signaturesSetup.createStateConfig({
  tags: 'modal',
  initial: 'writing',
  on: {
    'signature.answered': { actions: 'keepAnswers' },
    'picture.chosen': { target: '.drawing', actions: 'keepFile' },
    'signature.submitted': [
      { guard: 'isUnsound', target: '.rejected' },
      { target: 'saving', actions: 'seal' },
    ],
    'dialog.closed': [{ guard: 'isWritten', target: '.leaving' }, { target: 'reading' }],
  },
  states: {
    writing: {},
    drawing: {
      tags: 'background',
      invoke: {
        id: 'drawPicture',
        src: 'drawPicture',
        input: ({ context }) => ({ file: context.file! }),
        onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
      },
      on: {
        'picture.drawn': { target: 'writing', actions: 'keepPicture' },
        'picture.unreadable': 'unreadable',
        // what is being drawn belongs to it
        'signature.submitted': {},
      },
    },
    unreadable: { entry: 'countRejection' },
    rejected: { entry: 'countRejection' },
    refused: { entry: ['keepProblem', 'countRejection'], exit: 'dropProblem' },
    // somebody has changed it meanwhile: what was written stands beside what they made of it
    overtaken: {},
    // asked first: what was written would be gone
    leaving: { on: { 'dialog.closed': 'writing', 'leaving.confirmed': '#signatures.reading' } },
  },
})

export const saving = signaturesSetup.createStateConfig({
  initial: 'choosing',
  on: {
    'signature.kept': { target: 'reading', actions: ['keepRows', 'toast'] },
    'signature.refused': 'editing.refused',
    'signature.overtaken': { target: 'editing.overtaken', actions: 'takeNewest' },
    'session.ended': { target: 'ended', actions: 'holdForm' },
  },
  states: {
    choosing: { always: [{ guard: 'isNew', target: 'creating' }, { target: 'updating' }] },
    creating: {
      meta: { busy: 'Processing...' },
      invoke: {
        id: 'createSignature',
        src: 'createSignature',
        input: ({ context }) => ({
          ...inputOf(context),
          file: context.answers.picture!.file,
          key: context.key!,
        }),
        onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
      },
    },
    updating: {
      meta: { busy: 'Processing...' },
      invoke: {
        id: 'updateSignature',
        src: 'updateSignature',
        input: ({ context }) => ({
          ...inputOf(context),
          id: context.about!.id,
          version: context.about!.version,
        }),
        onDone: { actions: { type: 'announce', params: ({ event }) => event.output } },
      },
    },
  },
})
