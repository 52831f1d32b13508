import { expect, test } from 'vitest'
import { chunkMachine } from '../../machines/shared/chunk/chunk.machine'

test('loading a page fails after two minutes', () => {
  expect(chunkMachine.implementations.delays).toEqual({ patience: 120_000 })
})
