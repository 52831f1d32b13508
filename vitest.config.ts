import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { functionHits } from './tools/quick/hits.ts'
import { LongestFirst } from './tools/suite/longestFirst.ts'
import { onPostgres } from './tools/suite/onPostgres.ts'
import { reportFile } from './tools/suite/reportFile.ts'
import { seldom } from './tools/suite/seldom.ts'
import { shuffledBy } from './tools/suite/shuffled.ts'

/**
 * `npm test` runs the projects without a browser and some fifteen journeys. `--mode browser`, which `.ci/run` runs too, runs all
 * other tests that need a browser or processes. `npm run test:long` runs these, every mutant, and more samples of each
 * property. `nodes` needs a PostgreSQL, since PGlite belongs to one process, so it exists only with DATABASE_URL.
 */
const minute = 60_000
/**
 * A screen that is drawn makes many short-lived objects. Each project sets these flags, because Vitest gives a project
 * none of the whole configuration's.
 */
const execArgv = ['--max-semi-space-size=64']
/** A proof (npm run proof) prints each failed assertion whole, and not as `[ …(4) ]`. */
const wholeMessages = process.env['PROOF'] ? { chaiConfig: { truncateThreshold: 0 } } : {}
/** `npm run chance` runs the files in the order of a seed. */
const orderSeed = process.env['ORDER_SEED']
type Options = NonNullable<TestProjectInlineConfiguration['test']>
const projectOf = (name: string, more: Options = {}): TestProjectInlineConfiguration => ({
  test: { name, include: [`tests/${name}/**/*.test.{ts,tsx}`], execArgv, ...wholeMessages, ...more },
})

/** No work continues in the checkout of a submission, so nothing is recorded for `npm run test:quick`. */
const isSubmission = Boolean(process.env['CI'])

/** A project without a browser. It records what each of its files reaches, so that `npm run test:quick` can choose. */
const recorded = (name: string, { setupFiles = [], ...more }: Options = {}): TestProjectInlineConfiguration =>
  isSubmission
    ? projectOf(name, { ...more, setupFiles: [setupFiles].flat() })
    : {
        ...projectOf(name, {
          ...more,
          setupFiles: ['tools/quick/recorder.ts', ...[setupFiles].flat()],
          sequence: { setupFiles: 'list' },
        }),
        plugins: [functionHits(import.meta.dirname)],
      }

/**
 * The files of one worker share the modules that they have loaded, since loading takes most of their time. So no file may
 * leave a state behind in a module, and a file that mocks modules, or loads them anew, has a worker of its own: a second
 * copy of the server would register its metrics twice.
 */
const sharing = { isolate: false } as const

/** A machine may be slow or busy. Only a test that waits in vain takes this long. */
const patient = { testTimeout: 5 * minute, hookTimeout: 5 * minute, expect: { poll: { timeout: minute } } } as const

const inPage = {
  ...patient,
  environment: './tests/screens/environment.ts',
  setupFiles: 'tests/screens/setup.ts',
} as const

/** A project with a browser and a whole server, which runs after the others, so that it has the cores for itself. */
const browser = (name: string, order: number, more: Options = {}) =>
  projectOf(name, {
    globalSetup: ['tests/journeys/support/setup.ts'],
    // all files of a worker use the same browser and server
    isolate: false,
    // more workers than cores, since they mostly wait
    maxWorkers: 3,
    // a machine may be slow: tests/journeys/support/patience.ts sets the same for a page
    expect: { poll: { timeout: 2 * minute } },
    testTimeout: 10 * minute,
    hookTimeout: 10 * minute,
    sequence: { groupOrder: order },
    ...more,
  })

/** Runs on the PostgreSQL of DATABASE_URL, else on PGlite. */
const server = {
  ...sharing,
  ...patient,
  globalSetup: 'tests/server/rig/schemas.setup.ts',
  setupFiles: ['tools/statements/note.ts'],
}

const loadsAnew = 'tests/domain/faultsAtStart.test.ts'

/** the quote’s steps on their screen */
const stepsWalk = 'tests/screens/steps.walk.test.tsx'

/** those of the tools that draw a page, or give a worker the globals of one */
const toolsInPage = ['gallery', 'journey', 'sessions'].map((name) => `tests/tools/${name}.test.ts`)

const withoutBrowser = [
  recorded('domain', { ...sharing, ...patient, exclude: [loadsAnew] }),
  recorded('domain-alone', { ...patient, include: [loadsAnew] }),
  recorded('machines', { ...sharing, ...patient, include: ['tests/{machines,replay,walks}/**/*.test.{ts,tsx}'] }),
  recorded('screens', {
    ...sharing,
    ...inPage,
    setupFiles: [inPage.setupFiles, 'tests/screens/fetched.ts'],
    exclude: ['**/*.fetched.test.tsx', stepsWalk],
  }),
  // no part of this walk reads React's warnings, and it draws more than any other test
  {
    ...recorded('screens-production', {
      ...inPage,
      include: [stepsWalk],
      setupFiles: ['tests/screens/productionReact.ts', inPage.setupFiles],
      sequence: { setupFiles: 'list' },
      env: { NODE_ENV: 'production' },
    }),
    oxc: { jsx: { runtime: 'automatic' as const, development: false } },
  },
  // tests of a page before its parts are fetched need a worker of their own
  recorded('screens-fetched', { ...inPage, include: ['tests/screens/**/*.fetched.test.tsx'] }),
  recorded('server', { ...server, exclude: seldom }),
  recorded('tools', { ...sharing, ...patient, exclude: [...seldom, ...toolsInPage] }),
  // PGlite, loaded beside a page, takes the worker for a browser
  recorded('tools-in-page', { ...patient, include: toolsInPage }),
]
const hasPostgres = Boolean(process.env['DATABASE_URL'])
const nodes = (order: number) => (hasPostgres ? [browser('nodes', order)] : [])

/**
 * `.ci/run` runs a choice of the server's tests once more, on PostgreSQL, beside those of the nodes, since both wait for
 * processes and for the disk.
 */
const postgres = [recorded('server', { ...server, include: [...onPostgres], maxWorkers: 3 }), ...nodes(0)]

/** These start a PostgreSQL of their own, whose programs a machine with DATABASE_URL has. */
const ownClusters = ['certificateNews', 'drill', 'faults', 'history', 'outage']

/** Printed because a missing PostgreSQL fails no test. */
const omittedTests = `Without DATABASE_URL these are left out: the large lists (tests/long/lists.test.ts), 200 buyers at two
servers (tests/long/buyers.test.ts), those with a PostgreSQL or a database of their own (tests/long/{${ownClusters}}.test.ts) and
the two nodes (tests/nodes, in npm test).\n`

/** The tests in a browser that `npm test` leaves out: the walks of the charts on their pages, and the long journeys. */
const browsers = [
  // in one project, because a worker of another one would start a browser and a server anew
  browser('long-journeys', 1, { include: ['tests/journeys/walks/*.test.ts', 'tests/long/journeys/*.test.ts'] }),
  // each file ends before it pays that V8 optimizes PostgreSQL's WebAssembly
  projectOf('seldom', { ...server, include: seldom, execArgv: [...execArgv, '--liftoff-only'] }),
]

/** The long tests: every mutant of every chart, more samples of each property, every width and theme. */
const long = [
  projectOf('machines', { include: ['tests/walks/*mutants.test.ts'], testTimeout: 10 * minute }),
  projectOf('domain', { include: ['tests/domain/properties/*.test.ts'] }),
  projectOf('server', {
    include: ['tests/server/{policies,accounting}/sequences.test.ts', 'tests/server/contract/property.test.ts'],
    testTimeout: 20 * minute,
    hookTimeout: minute,
  }),
  ...browsers,
  browser('long', 1, {
    // the journeys that check accessibility run again, at every width
    include: [
      'tests/long/*.test.ts',
      'tests/journeys/{accounting,attachments,hostedCard,order,policy,referral}.test.ts',
    ],
    exclude: [
      'tests/long/lists.test.ts',
      ...(hasPostgres ? [] : ownClusters.map((name) => `tests/long/${name}.test.ts`)),
    ],
    testTimeout: 20 * minute,
  }),
  // alone, because it measures times
  ...(hasPostgres ? [browser('lists', 2, { include: ['tests/long/lists.test.ts'] })] : []),
]

const projectsOf: Readonly<Record<string, typeof withoutBrowser>> = {
  browser: browsers,
  long,
  postgres,
  quick: withoutBrowser,
}

export default defineConfig(({ mode }) => {
  if (mode === 'long') {
    Object.assign(process.env, { MUTANTS: 'all', PROPERTIES: '20', WIDTHS: 'all' })
    if (!hasPostgres) process.stderr.write(omittedTests)
  }
  return {
    test: {
      reporters: [
        'default',
        ...(isSubmission ? [] : ['./tools/quick/reporter.ts']),
        ['json', { outputFile: reportFile }],
        './tools/suite/reporter.ts',
      ],
      maxWorkers: 2,
      sequence: { sequencer: orderSeed ? shuffledBy(orderSeed) : LongestFirst },
      projects: projectsOf[mode] ?? [
        ...withoutBrowser,
        browser('journeys', 1, { include: ['tests/journeys/*.test.ts'] }),
        ...nodes(2),
      ],
    },
  }
})
