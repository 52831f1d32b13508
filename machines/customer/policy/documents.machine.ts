import { assign, setup } from 'xstate'
import type { PolicyDocument } from '../../../contract/client'
import type { Problem } from '../../../contract/problem'
import { type OutcomesOf, slot } from '../../calls/call'
import type { listDocuments, PolicyLink } from '../../calls/policies'
import { fromEvent, invokeCall } from '../../kit/call'

export interface DocumentsInput {
  readonly link: PolicyLink
  /** documents that are known already; if left out, they are fetched first */
  readonly documents?: readonly PolicyDocument[]
}

export interface DocumentsContext {
  readonly link: PolicyLink
  readonly documents: readonly PolicyDocument[]
  /** polls without success */
  readonly polls: number
  readonly problem: Problem | null
}

/** Milliseconds between two polls. Files take seconds to make; anything longer is a fault. */
const pauses = [1000, 1000, 2000, 4000, 8000, 15_000, 30_000]

const areReady = (documents: readonly PolicyDocument[]) => documents.length > 0 && documents.every((d) => d.ready)

const calls = { listDocuments: slot<typeof listDocuments>('listDocuments') }

/**
 * Polls the documents of a policy until every file is made. It lives as long as the page that shows them. A document
 * can be opened before the others are ready.
 */
export const documentsMachine = setup({
  types: {} as {
    context: DocumentsContext
    events: OutcomesOf<typeof calls> | { type: 'documents.retried' }
    input: DocumentsInput
    meta: { busy?: string }
    tags: 'background'
  },
  actors: calls,
  guards: {
    areReady: ({ context }) => areReady(context.documents),
    areKnown: ({ context }) => context.documents.length > 0,
    areAllListed: (_, event: Extract<OutcomesOf<typeof calls>, { type: 'documents.listed' }>) =>
      areReady(event.documents),
    isWorthWaiting: ({ context }) => context.polls < pauses.length,
  },
  actions: {
    countPoll: assign({ polls: ({ context }) => context.polls + 1 }),
    setDocuments: assign((_, { documents }: { readonly documents: DocumentsContext['documents'] }) => ({ documents })),
    // the specification empties the list on a failure
    setProblem: assign((_, { problem }: { readonly problem: Problem }) => ({ problem, documents: [] })),
    startAgain: assign({ problem: null, polls: 0 }),
  },
  delays: { pause: ({ context }) => pauses[context.polls] ?? 0 },
}).createMachine({
  id: 'documents',
  context: ({ input }) => ({ link: input.link, documents: input.documents ?? [], polls: 0, problem: null }),
  initial: 'arriving',
  states: {
    arriving: {
      always: [
        { guard: 'areReady', target: 'ready' },
        { guard: 'areKnown', target: 'waiting' },
        { target: 'fetching' },
      ],
    },
    fetching: {
      meta: { busy: 'Fetching Documents ...' },
      invoke: invokeCall('listDocuments', ({ context }) => context.link),
      on: {
        'documents.listed': [
          { guard: fromEvent('areAllListed'), target: 'ready', actions: fromEvent('setDocuments') },
          { target: 'waiting', actions: fromEvent('setDocuments') },
        ],
        'documents.failed': { target: 'failed', actions: fromEvent('setProblem') },
      },
    },
    waiting: { after: { pause: 'polling' } },
    polling: {
      tags: 'background',
      entry: 'countPoll',
      invoke: invokeCall('listDocuments', ({ context }) => context.link),
      on: {
        'documents.listed': [
          { guard: fromEvent('areAllListed'), target: 'ready', actions: fromEvent('setDocuments') },
          { guard: 'isWorthWaiting', target: 'waiting', actions: fromEvent('setDocuments') },
          { target: 'late', actions: fromEvent('setDocuments') },
        ],
        'documents.failed': [
          { guard: 'isWorthWaiting', target: 'waiting' },
          { target: 'failed', actions: fromEvent('setProblem') },
        ],
      },
    },
    ready: {},
    late: { on: { 'documents.retried': { target: 'fetching', actions: 'startAgain' } } },
    failed: { on: { 'documents.retried': { target: 'fetching', actions: 'startAgain' } } },
  },
})
