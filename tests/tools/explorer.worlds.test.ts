import { expect, test } from 'vitest'
import type { System } from '../../tools/explorer/graph/explore'
import { subjects } from '../../tools/explorer/subjects'
import { readSchema } from '../../tools/explorer/tables/schema'

/** The proof itself takes minutes (`npm run prove:money`). A few walks to the end of a world meet a fault of its rules. */
const walks = 3
const longest = 80

const schema = await readSchema()
const worlds = subjects.flatMap(({ worldSystems }) => worldSystems(schema))

test.each(worlds)('walks lead through the world: $name', async ({ open }) => {
  const system = await open()
  const ends: number[] = []
  for (let walk = 0; walk < walks; walk++) ends.push(await walked(system, walk))
  expect(Math.min(...ends)).toBeGreaterThan(0)
})

/** Takes one of the choices at each step, a different one in each walk. @returns the number of steps */
async function walked(system: System<any, any>, walk: number): Promise<number> {
  let state = await system.begin()
  for (let step = 0; step < longest; step++) {
    const choices = system.choices(state)
    if (choices.length === 0) return step
    state = await system.next(state, choices[(walk + step * walk) % choices.length]!.id)
  }
  return longest
}
