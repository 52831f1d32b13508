import { execFileSync } from 'node:child_process'
import { callsNotShown } from './calls'
import { cruise } from './cruise'
import { linesNotShown } from './lines'
import { migrationsThatBreak } from './migrations/contracts'
import { chosenParts, type Part, runParts } from './parts'
import { rulesThatCatchNothing } from './planted'
import { textsHardToRead } from './readability'
import { wordsNotInGlossary } from './words'

/**
 * Checks all of the sources that can be checked without running the product. Under a minute on two cores.
 *
 *     npm run check                    all parts
 *     npm run check -- types words     the parts whose names contain one of these
 *     npm run check -- --changed       the parts that read a file which differs from the last commit
 */
const bin = (name: string) => `node_modules/.bin/${name}`
const folders = ['contract', 'domain', 'machines', 'server', 'src', 'tests', 'tools']

const typesFile = 'node_modules/.cache/marquee/types.tsbuildinfo'
const code = /\.(tsx?|mjs|cjs)$/

/** dependency-cruiser and the contract's generator need the compiler's API, which TypeScript 7 no longer has */
const typescript5 = { name: 'typescript', of: 'tools/openapi', version: '5.' }
const cruiser = [{ name: 'dependency-cruiser' }, typescript5]

const parts: Part[] = [
  // an incremental run reads only files that depend on a changed one: 7 s in place of 60 s beside other work
  {
    name: 'types',
    // one checker: each one of several works out most types again, which costs the other parts their core
    run: [bin('tsc'), '--noEmit', '--checkers', '1', '--incremental', '--tsBuildInfoFile', typesFile],
    reads: code,
    needs: [{ name: 'typescript' }],
  },
  { name: 'format and lint', run: [bin('biome'), 'ci', '--colors=off', '.'], needs: [{ name: '@biomejs/biome' }] },
  { name: 'imports', run: ['node', ...cruise, ...folders], reads: code, needs: cruiser },
  {
    name: 'imports, planted',
    run: () => rulesThatCatchNothing(cruise),
    reads: /^(tools\/check|\.dependency-cruiser)/,
    needs: cruiser,
  },
  {
    name: 'unused files, exports and packages',
    run: [bin('knip')],
    reads: /\.(tsx?|mjs|cjs|json)$/,
    needs: [{ name: 'knip' }],
  },
  {
    name: 'generated types',
    run: ['node', 'tools/openapi/gen.mjs', '--check'],
    reads: /^(contract|tools\/openapi)\//,
    needs: [{ name: 'openapi-typescript', of: 'tools/openapi' }, typescript5],
  },
  {
    name: 'drawn charts',
    run: [bin('tsx'), 'tools/charts/gen.ts', '--check'],
    reads: /^(machines|tools\/charts|docs\/charts)\//,
  },
  {
    name: 'drawn folders',
    run: [bin('tsx'), 'tools/folders/gen.ts', '--check'],
    reads: /^(domain|machines|server|src|contract|tools\/folders)\/|^README|^docs\/folders/,
  },
  {
    name: 'data map',
    run: [bin('tsx'), 'tools/dataMap/gen.ts', '--check'],
    reads: /^(server\/privacy\/dataMap|tools\/dataMap)\/|^docs\/data-map/,
  },
  {
    name: 'migrations',
    run: () => migrationsThatBreak(),
    reads: /^(server\/platform\/db|tools\/check\/migrations)\//,
  },
  { name: 'specification, line by line', run: async () => (await linesNotShown()) + (await callsNotShown()) },
  {
    name: 'words of the glossary',
    run: () => wordsNotInGlossary(),
    reads: /\.tsx?$|^docs\/glossary/,
    needs: [typescript5],
  },
  {
    name: 'reading ease',
    run: () => textsHardToRead(),
    reads: /^(domain|machines|src|server|tools\/check)\/.*\.tsx?$/,
    needs: [typescript5, { name: 'flesch' }, { name: 'syllable' }],
  },
  {
    name: 'lock file',
    run: ['npm', 'ci', '--dry-run', '--ignore-scripts', '--offline', '--loglevel=error'],
    reads: /^package(-lock)?\.json$|^tools\/.*\/package\.json$/,
  },
]

const chosen = chosenParts(parts, process.argv.slice(2), changedFiles)
if (chosen.length === 0) process.stdout.write(`No part fits. Parts: ${parts.map(({ name }) => name).join(' · ')}\n`)
process.exitCode = chosen.length > 0 && (await runParts(chosen)) ? 0 : 1

function changedFiles(): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)
  return [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')]
}
