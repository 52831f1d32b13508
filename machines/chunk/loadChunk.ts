import { fromPromise } from 'xstate'

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
