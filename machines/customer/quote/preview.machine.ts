import { assign, emit, setup } from 'xstate'
import type { Problem } from '../../../contract/problem'
import { type OutcomesOf, slot } from '../../calls/call'
import type { PreviewKind, PreviewOrder, previewDocument } from '../../calls/documents'
import { fromEvent, invokeCall } from '../../kit/call'
import { problemActions, toProblem } from '../../kit/problem'

export interface PreviewContext {
  /** the last request */
  readonly order: PreviewOrder | null
  readonly problem: Problem | null
}

const calls = { previewDocument: slot<typeof previewDocument>('previewDocument') }

export type PreviewEvent = OutcomesOf<typeof calls> | ({ type: 'preview.requested' } & PreviewOrder)

/** Fetches documents before the purchase, one at a time. src/app passes the file to the browser. */
export const previewMachine = setup({
  types: {} as {
    context: PreviewContext
    events: PreviewEvent
    emitted: { type: 'file'; kind: PreviewKind; file: Blob }
    meta: { busy?: string }
  },
  actors: calls,
  actions: {
    setOrder: assign((_, event: Extract<PreviewEvent, { type: 'preview.requested' }>) => ({
      order: { contactId: event.contactId, kind: event.kind },
    })),
    ...problemActions,
    emitFile: emit((_, { kind, file }: { kind: PreviewKind; file: Blob }) => ({ type: 'file', kind, file }) as const),
  },
}).createMachine({
  id: 'preview',
  context: { order: null, problem: null },
  initial: 'idle',
  states: {
    idle: { on: { 'preview.requested': { target: 'fetching', actions: fromEvent('setOrder') } } },
    fetching: {
      meta: { busy: 'Fetching Documents ...' },
      invoke: invokeCall('previewDocument', ({ context }) => context.order!),
      on: {
        'preview.drawn': {
          target: 'idle',
          actions: { type: 'emitFile', params: ({ event: { kind, file } }) => ({ kind, file }) },
        },
        'preview.refused': toProblem('refused'),
      },
    },
    refused: {
      exit: 'clearProblem',
      on: { 'preview.requested': { target: 'fetching', actions: fromEvent('setOrder') } },
    },
  },
})
