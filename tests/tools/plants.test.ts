import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { plants as moneyPlants } from '../../tools/explorer/plants'
import { changePlants } from '../../tools/explorer/policy/changePlants'
import { policyPlants } from '../../tools/explorer/policy/plants'
import { quotePlants } from '../../tools/explorer/policy/quotePlants'
import { reissuePlants } from '../../tools/explorer/policy/reissue'
import { sessionPlants } from '../../tools/explorer/session/promises'
import { plantedBugs } from '../../tools/simulator/plants'

const root = path.resolve(import.meta.dirname, '../..')
const explored = [
  ...moneyPlants,
  ...sessionPlants,
  ...policyPlants,
  ...changePlants,
  ...quotePlants,
  ...reissuePlants,
].map((plant) => ({
  name: plant.name,
  faults: [plant.fault, ...('and' in plant && plant.and ? plant.and : [])],
}))

test.each([...explored, ...plantedBugs])('the code that “$name” replaces is there once', ({ faults }) => {
  for (const { file, from } of faults)
    expect(readFileSync(path.join(root, file), 'utf8').split(from), `${file}: ${from}`).toHaveLength(2)
})
