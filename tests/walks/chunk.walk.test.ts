import { expect, test } from 'vitest'
import { chunkMachine } from '../../machines/shared/chunk/chunk.machine'

test('nobody waits longer than two minutes for a screen', () => {
  expect(chunkMachine.implementations.delays).toEqual({ patience: 120_000 })
})
