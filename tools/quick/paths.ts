import { seldom } from '../suite/seldom.ts'

/** Folders of the product, whose functions note that they run. */
const product = /^(contract|domain|machines|server|src)\/.*\.tsx?$/
export const isProduct = (file: string) => product.test(file) && !file.endsWith('.d.ts')

/** A test file of the quick run: files that need a browser or take long are left out. */
export const isQuickTest = (file: string) =>
  /^tests\/(?!journeys\/|long\/|nodes\/|planted\/).*\.test\.tsx?$/.test(file) && !seldom.includes(file)

/** A change of one of these files can affect every test. */
export const reachesAll = new Set([
  'openapi.yaml',
  'package-lock.json',
  'tsconfig.json',
  'vitest.config.ts',
  'tests/screens/setup.ts',
  'tests/screens/lacking.ts',
  'tests/screens/fetched.ts',
])

/** Test files that start the product in another process, where functions cannot note that they run. */
export const startsProcesses = (source: string) => /\b(bundled|bundledChild|watchServer|runChaos|spawn)\(/.test(source)

/** The folder of the record; QUICK_RECORD names another one. */
export const recordFolder = () => process.env['QUICK_RECORD'] ?? 'node_modules/.cache/marquee/reach'
