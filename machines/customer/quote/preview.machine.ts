import { assign, emit, setup } from 'xstate'
import type { Problem } from '../../../contract/problem'
import { slot } from '../../calls/call'
import type { PreviewFact, PreviewKind, PreviewOrder, previewDocument } from '../../calls/documents'
import { fromEvent, invokeCall } from '../../kit/call'
import { problemActions, toProblem } from '../../kit/problem'

export interface PreviewContext {
  /** what was asked for last */
  readonly order: PreviewOrder | null
  readonly problem: Problem | null
}

export type PreviewEvent = PreviewFact | ({ type: 'preview.requested' } & PreviewOrder)

/** What is fetched to be kept or printed before anything is bought. One file at a time; src/app gives it to the browser. */
export const previewMachine = setup({
  types: {} as {
    context: PreviewContext
    events: PreviewEvent
    emitted: { type: 'file'; kind: PreviewKind; file: Blob }
    meta: { busy?: string }
  },
  actors: { previewDocument: slot<typeof previewDocument>('previewDocument') },
  actions: {
    keepOrder: assign((_, event: Extract<PreviewEvent, { type: 'preview.requested' }>) => ({
      order: { contactId: event.contactId, kind: event.kind },
    })),
    ...problemActions,
    giveFile: emit((_, { kind, file }: { kind: PreviewKind; file: Blob }) => ({ type: 'file', kind, file }) as const),
  },
}).createMachine({
  id: 'preview',
  context: { order: null, problem: null },
  initial: 'idle',
  states: {
    idle: { on: { 'preview.requested': { target: 'fetching', actions: fromEvent('keepOrder') } } },
    fetching: {
      meta: { busy: 'Fetching Documents ...' },
      invoke: invokeCall('previewDocument', ({ context }) => context.order!),
      on: {
        'preview.drawn': {
          target: 'idle',
          actions: { type: 'giveFile', params: ({ event: { kind, file } }) => ({ kind, file }) },
        },
        'preview.refused': toProblem('refused'),
      },
    },
    refused: {
      exit: 'clearProblem',
      on: { 'preview.requested': { target: 'fetching', actions: fromEvent('keepOrder') } },
    },
  },
})
