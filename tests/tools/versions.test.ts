import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const tools = readdirSync('tools').map((name) => `tools/${name}/package.json`)
const packages = ['package.json', ...tools.filter((file) => existsSync(file))]

test.each(packages)('%s names an exact version of each package that it installs', (file) => {
  const { dependencies, devDependencies, optionalDependencies, overrides } = JSON.parse(readFileSync(file, 'utf8'))
  const ranges = Object.entries<string>({
    ...dependencies,
    ...devDependencies,
    ...optionalDependencies,
    ...overrides,
  }).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
  expect(ranges).toEqual([])
})
