/** Folders of the product: their functions note that they run. */
const product = /^(contract|domain|machines|server|src)\/.*\.tsx?$/
export const isProduct = (file: string) => product.test(file) && !file.endsWith('.d.ts')

/** A test file that the quick choice knows: those of a browser and the long ones are left out. */
export const isQuickTest = (file: string) => /^tests\/(?!journeys\/|long\/|nodes\/|planted\/).*\.test\.tsx?$/.test(file)

/** A change of these can reach everything. */
export const reachesAll = new Set([
  'openapi.yaml',
  'package-lock.json',
  'tsconfig.json',
  'vitest.config.ts',
  'tests/screens/setup.ts',
  'tests/screens/lacking.ts',
  'tests/screens/fetched.ts',
])

/** Test files that start the product in a process of its own, where no function notes that it runs. */
export const startsProcesses = (source: string) => /\b(bundled|bundledChild|watchServer|runChaos|spawn)\(/.test(source)

/** Where the record stands; QUICK_RECORD names another folder. */
export const recordFolder = () => process.env['QUICK_RECORD'] ?? 'node_modules/.cache/marquee/reach'
