import { assign, setup } from 'xstate'
import type { PolicyDocument } from '../../../contract/client'
import type { Problem } from '../../../contract/problem'
import { slot } from '../../calls/call'
import type { DocumentsFact, listDocuments, PolicyLink } from '../../calls/policies'
import { fromEvent, invokeCall } from '../../kit/call'

export interface DocumentsInput {
  readonly link: PolicyLink
  /** those that are known already; left out, they are fetched first */
  readonly documents?: readonly PolicyDocument[]
}

export interface DocumentsContext {
  readonly link: PolicyLink
  readonly documents: readonly PolicyDocument[]
  /** how often it was asked in vain */
  readonly polls: number
  readonly problem: Problem | null
}

/** The pauses between two looks, in milliseconds: files are made within seconds, or something is wrong. */
const pauses = [1000, 1000, 2000, 4000, 8000, 15_000, 30_000]

const areReady = (documents: readonly PolicyDocument[]) => documents.length > 0 && documents.every((d) => d.ready)

/**
 * The documents of a policy, asked for until every file is made. It stays as long as whoever shows them; a document
 * can be opened before the others are there.
 */
export const documentsMachine = setup({
  types: {} as {
    context: DocumentsContext
    events: DocumentsFact | { type: 'documents.retried' }
    input: DocumentsInput
    meta: { busy?: string }
    tags: 'background'
  },
  actors: { listDocuments: slot<typeof listDocuments>('listDocuments') },
  guards: {
    areReady: ({ context }) => areReady(context.documents),
    areKnown: ({ context }) => context.documents.length > 0,
    areAllListed: (_, event: Extract<DocumentsFact, { type: 'documents.listed' }>) => areReady(event.documents),
    isWorthWaiting: ({ context }) => context.polls < pauses.length,
  },
  actions: {
    countPoll: assign({ polls: ({ context }) => context.polls + 1 }),
    keepListed: assign((_, { documents }: { readonly documents: DocumentsContext['documents'] }) => ({ documents })),
    // the specification's answer to a failure: the list is emptied
    keepProblem: assign((_, { problem }: { readonly problem: Problem }) => ({ problem, documents: [] })),
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
          { guard: fromEvent('areAllListed'), target: 'ready', actions: fromEvent('keepListed') },
          { target: 'waiting', actions: fromEvent('keepListed') },
        ],
        'documents.missed': { target: 'failed', actions: fromEvent('keepProblem') },
      },
    },
    waiting: { after: { pause: 'polling' } },
    polling: {
      tags: 'background',
      entry: 'countPoll',
      invoke: invokeCall('listDocuments', ({ context }) => context.link),
      on: {
        'documents.listed': [
          { guard: fromEvent('areAllListed'), target: 'ready', actions: fromEvent('keepListed') },
          { guard: 'isWorthWaiting', target: 'waiting', actions: fromEvent('keepListed') },
          { target: 'late', actions: fromEvent('keepListed') },
        ],
        'documents.missed': [
          { guard: 'isWorthWaiting', target: 'waiting' },
          { target: 'failed', actions: fromEvent('keepProblem') },
        ],
      },
    },
    ready: {},
    late: { on: { 'documents.retried': { target: 'fetching', actions: 'startAgain' } } },
    failed: { on: { 'documents.retried': { target: 'fetching', actions: 'startAgain' } } },
  },
})
