import { assign, fromPromise, setup } from 'xstate'
import { slot } from '../../calls/call'
import type { networkReturn } from '../../calls/network'
import { invokeCall } from '../../kit/call'

export type ChunkOutcome = { type: 'chunk.loaded'; loaded: unknown } | { type: 'chunk.failed' }

/** `load` gets the number of failed tries, because a browser may cache the failure under the same address. */
export const loadChunk = (load: (tries: number) => Promise<unknown>) =>
  fromPromise<ChunkOutcome, { tries: number }>(async ({ input }) => {
    try {
      return { type: 'chunk.loaded', loaded: await load(input.tries) }
    } catch {
      return { type: 'chunk.failed' }
    }
  })

export interface ChunkContext {
  /** the number of the chunk, for its error message: 'Loading chunk N failed' */
  readonly number: number
  /** failed tries */
  readonly tries: number
  readonly loaded: unknown
}

/**
 * Loads the code of a page, or of a part of it, when it is first opened. It gives up after 120,000 ms (specification
 * section 2), and tries again by itself when the network returns.
 */
export const chunkMachine = setup({
  types: {} as {
    context: ChunkContext
    events: ChunkOutcome | { type: 'chunk.retried' } | { type: 'network.regained' }
    input: { number: number }
    tags: 'background'
  },
  actors: {
    loadChunk: slot<typeof loadChunk>('loadChunk'),
    networkReturn: slot<typeof networkReturn>('networkReturn'),
  },
  actions: { countTry: assign({ tries: ({ context }) => context.tries + 1 }) },
  delays: { patience: 120_000 },
}).createMachine({
  id: 'chunk',
  context: ({ input }) => ({ number: input.number, tries: 0, loaded: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'background',
      invoke: invokeCall('loadChunk', ({ context }) => ({ tries: context.tries })),
      after: { patience: 'failed' },
      on: {
        'chunk.loaded': { target: 'ready', actions: assign({ loaded: ({ event }) => event.loaded }) },
        'chunk.failed': 'failed',
      },
    },
    ready: {},
    failed: {
      tags: 'background',
      invoke: invokeCall('networkReturn'),
      on: {
        'chunk.retried': { target: 'loading', actions: 'countTry' },
        'network.regained': { target: 'loading', actions: 'countTry' },
      },
    },
  },
})
