import { assign, fromPromise, setup } from 'xstate'
import { slot } from '../../calls/call'
import { invokeCall } from '../../kit/call'

export type ChunkFact = { type: 'chunk.loaded'; loaded: unknown } | { type: 'chunk.missed' }

/** `load` is told how often it was tried before: a browser may keep the failure under the same address. */
export const loadChunk = (load: (tries: number) => Promise<unknown>) =>
  fromPromise<ChunkFact, { tries: number }>(async ({ input }) => {
    try {
      return { type: 'chunk.loaded', loaded: await load(input.tries) }
    } catch {
      return { type: 'chunk.missed' }
    }
  })

export interface ChunkContext {
  /** which of the lazy screens, as its failure is told: 'Loading chunk N failed' */
  readonly number: number
  /** how often it was tried before */
  readonly tries: number
  readonly loaded: unknown
}

/** A screen that is fetched when it is first asked for. Nobody waits longer than 120,000 ms (specification section 2). */
export const chunkMachine = setup({
  types: {} as {
    context: ChunkContext
    events: ChunkFact | { type: 'chunk.retried' }
    input: { number: number }
    tags: 'background'
  },
  actors: { loadChunk: slot<typeof loadChunk>('loadChunk') },
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
        'chunk.missed': 'failed',
      },
    },
    ready: {},
    failed: {
      on: { 'chunk.retried': { target: 'loading', actions: assign({ tries: ({ context }) => context.tries + 1 }) } },
    },
  },
})
