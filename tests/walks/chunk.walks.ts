import { expect } from 'vitest'
import { chunkMachine } from '../../machines/shared/chunk/chunk.machine'
import { walk } from './saying'

/** The walk of the lazy loading chart, and its hand-written specification. */
export const chunkWalk = walk({
  machine: chunkMachine,
  starts: { asked: { input: { number: 3 }, begins: 'loading' } },
  outputs: {
    loadChunk: [{ type: 'chunk.loaded', loaded: 'the screen' }, { type: 'chunk.failed' }],
    networkReturn: [{ type: 'network.regained' }],
  },
  reads: ({ tries }) => Math.min(tries, 1),
  transitions: {
    'chunk.loaded': () => 'ready',
    'chunk.failed': () => 'failed',
    'after patience': () => 'failed',
    'chunk.retried': ({ from }) => (from === 'failed' ? 'loading' : from),
    'network.regained': ({ from }) => (from === 'failed' ? 'loading' : from),
  },
  expects: {
    loading: ({ waiting, context }) => expect(waiting.get('loadChunk')!.input).toEqual({ tries: context.tries }),
    ready: ({ context }) => expect(context.loaded).toBe('the screen'),
    failed: ({ waiting, context }) => {
      expect([...waiting.keys()]).toEqual(['networkReturn'])
      expect(context.loaded).toBeNull()
    },
  },
  goals: ['ready'],
})
