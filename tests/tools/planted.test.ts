import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { plantedFaults } from '../../tools/planted/faults'

const root = fileURLToPath(new URL('../..', import.meta.url))
const faults = plantedFaults(root)

test('there are sixty planted faults, six of each area', () => {
  const areas = faults.map(({ name }) => name.split('/')[0]!)
  const counts = Object.fromEntries(
    [...new Set(areas)].map((area) => [area, areas.filter((each) => each === area).length]),
  )
  expect(counts).toEqual({
    access: 6,
    audit: 6,
    dates: 6,
    documents: 6,
    focus: 6,
    mail: 6,
    money: 6,
    screens: 6,
    sessions: 6,
    styles: 6,
  })
})

test.each(faults)('$name can be planted in the current sources', ({ patch }) => {
  expect(() => execFileSync('git', ['apply', '--check', patch], { cwd: root, stdio: 'pipe' })).not.toThrow()
})
