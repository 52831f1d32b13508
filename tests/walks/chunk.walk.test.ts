import { expect, test } from 'vitest'
import { chunkMachine } from '../../machines/chunk/chunk.machine'
import { survey } from './walk'

test('a lazy screen arrives, fails or is given up, and a failure can be tried again', async () => {
  const report = await survey({
    machine: chunkMachine,
    starts: { asked: { input: { number: 3 }, begins: 'loading' } },
    outputs: { loadChunk: [{ type: 'chunk.loaded', loaded: 'the screen' }, { type: 'chunk.missed' }] },
    reads: ({ tries }) => Math.min(tries, 1),
    leads: {
      'chunk.loaded': () => 'ready',
      'chunk.missed': () => 'failed',
      'after patience': () => 'failed',
      'chunk.retried': ({ from }) => (from === 'failed' ? 'loading' : from),
    },
    expects: {
      loading: ({ waiting, context }) => expect(waiting.get('loadChunk')!.input).toEqual({ tries: context.tries }),
      ready: ({ context }) => expect(context.loaded).toBe('the screen'),
      failed: ({ waiting, context }) => {
        expect(waiting.size).toBe(0)
        expect(context.loaded).toBeNull()
      },
    },
    goals: ['ready'],
  })
  expect(report.gaps).toEqual([])
})

test('nobody waits longer than two minutes for a screen', () => {
  expect(chunkMachine.implementations.delays).toEqual({ patience: 120_000 })
})
