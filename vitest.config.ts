import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { functionHits } from './tools/quick/hits.ts'
import { LongestFirst } from './tools/suite/longestFirst.ts'
import { reportFile } from './tools/suite/reportFile.ts'

/**
 * `npm test` is the rooms and a dozen journeys; `--mode browser` is all else that needs a browser or processes, which `.ci/run`
 * runs too;
 * `npm run test:long` is that and the mutants and properties at full figures. `nodes` needs a PostgreSQL, since PGlite
 * belongs to one process, and exists only where DATABASE_URL names one.
 */
const minute = 60_000
/** To a proof (npm run proof) what was not as it should be is told whole, and not as `[ …(4) ]`. */
const telling = process.env['PROOF'] ? { chaiConfig: { truncateThreshold: 0 } } : {}
/** `npm run chance` runs the files in the order of a seed. */
const orderSeed = process.env['ORDER_SEED']
type Options = NonNullable<TestProjectInlineConfiguration['test']>
const room = (name: string, more: Options = {}): TestProjectInlineConfiguration => ({
  test: { name, include: [`tests/${name}/**/*.test.{ts,tsx}`], ...telling, ...more },
})

/** Nobody works on in the checkout of a submission, so nothing is noted for `npm run test:quick`. */
const isSubmission = Boolean(process.env['CI'])

/** A room without a browser: it notes what each of its files reaches, by which `npm run test:quick` chooses. */
const noted = (name: string, { setupFiles = [], ...more }: Options = {}): TestProjectInlineConfiguration =>
  isSubmission
    ? room(name, { ...more, setupFiles: [setupFiles].flat() })
    : {
        ...room(name, {
          ...more,
          setupFiles: ['tools/quick/recorder.ts', ...[setupFiles].flat()],
          sequence: { setupFiles: 'list' },
        }),
        plugins: [functionHits(import.meta.dirname)],
      }

/**
 * Files of one worker share what they have loaded, which is most of their time: none of them leaves a state behind in a
 * module, and whoever puts another module in the place of one takes it away again.
 */
const sharing = { isolate: false } as const

/** A machine may be slow, and have other work: what is waited for comes, and only what never comes takes this long. */
const patient = { testTimeout: 5 * minute, hookTimeout: 5 * minute, expect: { poll: { timeout: minute } } } as const

const inPage = { ...patient, environment: 'jsdom', setupFiles: 'tests/screens/setup.ts' } as const

/** A browser and a whole server each, after everything else, so that nothing else takes the cores. */
const browser = (name: string, order: number, more: Options = {}) =>
  room(name, {
    globalSetup: ['tests/journeys/support/setup.ts'],
    // the browser and the server of a worker are there for all of its files
    isolate: false,
    // they wait for a browser, a server and each other more than they work
    maxWorkers: 3,
    // a machine may be slow: see tests/journeys/support/patience.ts, which says the same of a page
    expect: { poll: { timeout: 2 * minute } },
    testTimeout: 10 * minute,
    hookTimeout: 10 * minute,
    sequence: { groupOrder: order },
    ...more,
  })

/**
 * These files start processes, or go through everything there is, to hold a fact that changes seldom. They run with the walks in
 * the browser (`--mode browser`), which `.ci/run` runs on every submission.
 */
const seldom = [
  'tests/server/chaos/chaos.test.ts',
  'tests/server/payments/killed.test.ts',
  'tests/server/quotes/everyType.test.ts',
  'tests/tools/dev.test.ts',
]

/** On PostgreSQL where DATABASE_URL names one. */
const server = { ...sharing, ...patient, globalSetup: 'tests/server/rig/schemas.setup.ts' } as const

const rooms = [
  noted('domain', { ...sharing, ...patient }),
  noted('machines', { ...sharing, ...patient, include: ['tests/{machines,replay,walks}/**/*.test.{ts,tsx}'] }),
  noted('screens', {
    ...sharing,
    ...inPage,
    setupFiles: [inPage.setupFiles, 'tests/screens/fetched.ts'],
    exclude: ['**/*.fetched.test.tsx'],
  }),
  // what a page does before its parts are fetched needs one in which nothing was
  noted('screens-fetched', { ...inPage, include: ['tests/screens/**/*.fetched.test.tsx'] }),
  noted('server', { ...server, exclude: seldom }),
  noted('tools', { ...patient, exclude: seldom }),
]
const hasPostgres = Boolean(process.env['DATABASE_URL'])
const nodes = hasPostgres ? [browser('nodes', 2)] : []

/**
 * On PostgreSQL, which `.ci/run` runs the server's room on once more: without the files that say the same on any database,
 * what stands on a paper, how a request is read, and how a server starts without one.
 */
const sameOnAny = [
  'tests/server/{brand,config,dataFolderLock,lifecycle,partners,program,start}.test.ts',
  'tests/server/{canary,sms,uploads}/*.test.ts',
  'tests/server/attachments/memory.test.ts',
  'tests/server/contract/{badInput,cards,forms}.test.ts',
  'tests/server/documents/{cancellation,certificates,conditions,facts,files,kinds,money,money.pages,pdf,preview,samples,versions}.test.ts',
  'tests/server/documents/letters.test.tsx',
  'tests/server/http/{access,docs,inspector,rateLimit,web}.test.ts',
  'tests/server/mail/smtp.test.ts',
  'tests/server/payments/{answersHash,lease,sandbox,seal}.test.ts',
  'tests/server/quotes/{answers,everyType,recalculate}.test.ts',
  'tests/server/settings/reference.test.ts',
  'tests/server/signatures/picture.test.ts',
  'tests/server/stripe/{config,gateway,refund,sandbox,start}.test.ts',
]
const postgres = [noted('server', { ...server, exclude: sameOnAny }), ...nodes]

/** What has to be said, since a PostgreSQL that is lacking fails nothing. */
const leftOut = `Without DATABASE_URL these are left out: the large lists (tests/long/lists.test.ts), 200 buyers at two
servers (tests/long/buyers.test.ts), the minute without a database (tests/long/outage.test.ts) and the two nodes
(tests/nodes, in npm test).\n`

/** The browser's share that `npm test` leaves out: every state and transition of the charts on their pages, and the long journeys. */
const browsers = [
  browser('walks', 1, { include: ['tests/journeys/walks/*.test.ts'] }),
  browser('long-journeys', 1, { include: ['tests/long/journeys/*.test.ts'] }),
  room('seldom', { ...server, include: seldom }),
]

/** At full figures: every mutant of every chart, every property twenty times as often, every width and theme. */
const long = [
  room('machines', { include: ['tests/walks/*mutants.test.ts'], testTimeout: 10 * minute }),
  room('domain', { include: ['tests/domain/properties/*.test.ts'] }),
  room('server', {
    include: ['tests/server/{policies,accounting}/sequences.test.ts', 'tests/server/contract/property.test.ts'],
    testTimeout: 20 * minute,
    hookTimeout: minute,
  }),
  ...browsers,
  browser('long', 1, {
    // and the journeys that look with axe, at every width
    include: [
      'tests/long/*.test.ts',
      'tests/journeys/{accounting,attachments,hostedCard,order,policy,referral}.test.ts',
    ],
    exclude: ['tests/long/lists.test.ts', ...(hasPostgres ? [] : ['tests/long/outage.test.ts'])],
    testTimeout: 20 * minute,
  }),
  // nothing runs beside its measurements
  ...(hasPostgres ? [browser('lists', 2, { include: ['tests/long/lists.test.ts'] })] : []),
]

const projectsOf: Readonly<Record<string, typeof rooms>> = { browser: browsers, long, postgres, quick: rooms }

export default defineConfig(({ mode }) => {
  if (mode === 'long') {
    Object.assign(process.env, { MUTANTS: 'all', PROPERTIES: '20', WIDTHS: 'all' })
    if (!hasPostgres) process.stderr.write(leftOut)
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
      // a screen that is drawn makes many short-lived objects
      execArgv: ['--max-semi-space-size=64'],
      // not by --sequence.shuffle, which would take each project's own order from it
      sequence: orderSeed ? { shuffle: { files: true }, seed: Number(orderSeed) } : { sequencer: LongestFirst },
      projects: projectsOf[mode] ?? [
        ...rooms,
        browser('journeys', 1, { include: ['tests/journeys/*.test.ts'] }),
        ...nodes,
      ],
    },
  }
})
