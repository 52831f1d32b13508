import { expect, test } from 'vitest'
import { sessionPlants, sessionWorlds } from '../../tools/explorer/session/promises'
import { sessions } from '../../tools/explorer/subjects'
import { readSchema } from '../../tools/explorer/tables/schema'

const schema = await readSchema()

test.each(sessionWorlds)('$name: explored to its end, and every promise holds', async (world) => {
  expect(await sessions.proveWorld(schema, world)).toMatchObject({ isProved: true })
})

test.each(sessionPlants)('$name: noticed, or covered by a second safeguard', async (plant) => {
  const { isProved, lines } = await sessions.provePlant(schema, plant)
  expect(isProved, lines.join('\n')).toBe(true)
})

test('the story of a sign-out that the server forgets ends with the call that it still answers', async () => {
  const plant = sessionPlants.find(({ name }) => name.startsWith('a sign-out only'))!
  const { lines } = await sessions.provePlant(schema, plant)
  expect(lines.at(1)).toMatch(/1\. window 1 signs out/)
  expect(lines.at(-1)).toMatch(/the call of window 1 reads staff_session → IT IS ANSWERED/)
})
