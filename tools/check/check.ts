import { callsNotShown } from './calls'
import { cruise } from './cruise'
import { linesNotShown } from './lines'
import { type Part, runParts } from './parts'
import { rulesThatCatchNothing } from './planted'

/** Everything about the sources that can be told without running the product. Under a minute on two cores. */
const bin = (name: string) => `node_modules/.bin/${name}`
const rooms = ['contract', 'domain', 'machines', 'server', 'src', 'tests', 'tools']

const parts: Part[] = [
  { name: 'types', run: [bin('tsc'), '--noEmit'] },
  { name: 'format and lint', run: [bin('biome'), 'ci', '--colors=off', '.'] },
  { name: 'imports', run: ['node', ...cruise, ...rooms] },
  { name: 'imports, planted', run: () => rulesThatCatchNothing(cruise) },
  { name: 'unused files, exports and packages', run: [bin('knip')] },
  { name: 'generated types', run: ['node', 'tools/openapi/gen.mjs', '--check'] },
  { name: 'drawn charts', run: [bin('tsx'), 'tools/charts/gen.ts', '--check'] },
  { name: 'specification, line by line', run: async () => (await linesNotShown()) + (await callsNotShown()) },
  { name: 'lock file', run: ['npm', 'ci', '--dry-run', '--ignore-scripts', '--offline', '--loglevel=error'] },
]

process.exitCode = (await runParts(parts)) ? 0 : 1
