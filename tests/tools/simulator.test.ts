import { expect, test } from 'vitest'
import { plantedBugs } from '../../tools/simulator/plants'
import { runSeeds } from '../../tools/simulator/runner'

/** `npm run simulate` runs longer seeds; here is a short one. */
const setup = { seed: 1, days: 1, customers: 4 }

test('a simulated day keeps its promises, and the same seed gives the same hash', async () => {
  const [first, second] = (await runSeeds([setup, setup])).map(({ outcome }) => outcome)
  expect(first!.anomalies).toEqual([])
  expect(first!.policies).toBeGreaterThan(0)
  expect(Object.keys(first!.faults).length).toBeGreaterThan(0)
  expect(second).toEqual(first)
})

test('a missing audit record is found', async () => {
  const bug = plantedBugs.find(({ name }) => name === 'audit row missing')!
  const [run] = await runSeeds([setup], bug.faults)
  expect(run!.outcome.anomalies.join()).toMatch(/payment .* has 0 audit records/)
})
