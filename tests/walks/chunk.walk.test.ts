import { expect, test } from 'vitest'
import { chunkMachine } from '../../machines/chunk/chunk.machine'
import { chunkWalk } from './chunk.walks'
import { survey } from './walk'

test('a lazy screen arrives, fails or is given up, and a failure can be tried again', async () => {
  expect((await survey(chunkWalk)).gaps).toEqual([])
})

test('nobody waits longer than two minutes for a screen', () => {
  expect(chunkMachine.implementations.delays).toEqual({ patience: 120_000 })
})
