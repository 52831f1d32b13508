import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const packages = ['package.json', 'tools/openapi/package.json', 'tools/xstate-graph/package.json']

test.each(packages)('%s names an exact version of each package that it installs', (file) => {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(file, 'utf8'))
  const ranges = Object.entries<string>({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
  )
  expect(ranges).toEqual([])
})
