import { expect } from 'vitest'
import { chunkMachine } from '../../machines/shared/chunk/chunk.machine'
import { alert, button, heading, status } from './assertion'
import { walk } from './saying'

/** The walk of the lazy loading chart, and its hand-written specification. */
export const chunkWalk = walk({
  guarantees: 'A lazy page loads, fails or times out, and a failure is retried when the network returns, or by hand.',
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
  states: {
    loading: {
      holds: ({ waiting, context }) => expect(waiting.get('loadChunk')!.input).toEqual({ tries: context.tries }),
      shows: status('Fetching...'),
    },
    ready: {
      holds: ({ context }) => expect(context.loaded).toBe('the screen'),
      shows: heading('Oops! Page not found'),
    },
    failed: {
      holds: ({ waiting, context }) => {
        expect([...waiting.keys()]).toEqual(['networkReturn'])
        expect(context.loaded).toBeNull()
      },
      shows: [alert('This part of the page could not be loaded.'), button('Try again')],
    },
  },
  goals: ['ready'],
})
