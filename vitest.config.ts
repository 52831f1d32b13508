import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

/**
 * `npm test` is everything here but `long`; `npm run test:long` is `long`, and the mutants and the properties at full
 * figures. `nodes` needs a PostgreSQL, since PGlite belongs to one process, and exists only where DATABASE_URL names one.
 */
const minute = 60_000
const room = (name: string, more: NonNullable<TestProjectInlineConfiguration['test']> = {}) =>
  ({ test: { name, include: [`tests/${name}/**/*.test.{ts,tsx}`], ...more } }) satisfies TestProjectInlineConfiguration

/** A browser and a whole server each: one file at a time, after everything else, so that nothing else takes the cores. */
const browser = (name: string, order: number) =>
  room(name, {
    globalSetup: ['tests/journeys/support/setup.ts'],
    fileParallelism: false,
    maxWorkers: 1,
    testTimeout: 2 * minute,
    hookTimeout: 2 * minute,
    sequence: { groupOrder: order },
  })

const rooms = [
  room('domain'),
  room('machines', { include: ['tests/{machines,walks}/**/*.test.{ts,tsx}'], testTimeout: minute }),
  room('screens', { environment: 'jsdom', testTimeout: minute }),
  room('server', { testTimeout: minute, hookTimeout: minute }),
  room('tools', { testTimeout: minute }),
]
const nodes = process.env['DATABASE_URL'] ? [browser('nodes', 2)] : []

export default defineConfig(({ mode }) => {
  const isLong = mode === 'long'
  if (isLong) Object.assign(process.env, { MUTANTS: 'all', PROPERTIES: '20' })
  return {
    test: {
      maxWorkers: 2,
      projects: isLong
        ? [
            room('machines', { include: ['tests/walks/mutants.test.ts'], testTimeout: 10 * minute }),
            room('domain', { include: ['tests/domain/properties/*.test.ts'] }),
            { ...browser('long', 1), test: { ...browser('long', 1).test, testTimeout: 20 * minute } },
          ]
        : [...rooms, browser('journeys', 1), ...nodes],
    },
  }
})
