import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

/**
 * `npm test` is everything here but `long`; `npm run test:long` is `long`, and the mutants and the properties at full
 * figures. `nodes` needs a PostgreSQL, since PGlite belongs to one process, and exists only where DATABASE_URL names one.
 */
const minute = 60_000
const room = (name: string, more: NonNullable<TestProjectInlineConfiguration['test']> = {}) =>
  ({ test: { name, include: [`tests/${name}/**/*.test.{ts,tsx}`], ...more } }) satisfies TestProjectInlineConfiguration

/**
 * Files of one worker share what they have loaded, which is most of their time: none of them leaves a state behind in a
 * module, and whoever puts another module in the place of one takes it away again.
 */
const sharing = { isolate: false } as const

/** A browser and a whole server each, after everything else, so that nothing else takes the cores. */
const browser = (name: string, order: number, more: NonNullable<TestProjectInlineConfiguration['test']> = {}) =>
  room(name, {
    globalSetup: ['tests/journeys/support/setup.ts'],
    // they wait for a browser, a server and each other more than they work
    maxWorkers: 3,
    testTimeout: 2 * minute,
    hookTimeout: 2 * minute,
    sequence: { groupOrder: order },
    ...more,
  })

const rooms = [
  room('domain', sharing),
  room('machines', { ...sharing, include: ['tests/{machines,walks}/**/*.test.{ts,tsx}'], testTimeout: minute }),
  room('screens', { environment: 'jsdom', testTimeout: minute }),
  room('server', { ...sharing, testTimeout: minute, hookTimeout: minute }),
  room('tools', { testTimeout: minute }),
]
const hasPostgres = Boolean(process.env['DATABASE_URL'])
const nodes = hasPostgres ? [browser('nodes', 2)] : []

/** What has to be said, since a PostgreSQL that is lacking fails nothing. */
const leftOut = `Without DATABASE_URL these are left out: the large lists (tests/long/lists.test.ts), 200 buyers at two
servers (tests/long/buyers.test.ts) and the two nodes (tests/nodes, in npm test).\n`

export default defineConfig(({ mode }) => {
  const isLong = mode === 'long'
  if (isLong) {
    Object.assign(process.env, { MUTANTS: 'all', PROPERTIES: '20', WIDTHS: 'all' })
    if (!hasPostgres) process.stderr.write(leftOut)
  }
  return {
    test: {
      maxWorkers: 2,
      projects: isLong
        ? [
            room('machines', { include: ['tests/walks/mutants.test.ts'], testTimeout: 10 * minute }),
            room('domain', { include: ['tests/domain/properties/*.test.ts'] }),
            room('server', {
              include: ['tests/server/policies/sequences.test.ts', 'tests/server/contract/property.test.ts'],
              testTimeout: 20 * minute,
              hookTimeout: minute,
            }),
            browser('long', 1, {
              // and the journeys that look with axe, at every width
              include: ['tests/long/*.test.ts', 'tests/journeys/{accessible,coupon,referral,told}.test.ts'],
              exclude: hasPostgres ? [] : ['tests/long/lists.test.ts'],
              testTimeout: 20 * minute,
            }),
          ]
        : [...rooms, browser('journeys', 1), ...nodes],
    },
  }
})
