/**
 * These files start processes or try every case, for facts that seldom change. They run with the walks in the browser
 * (`--mode browser`), which `.ci/run` runs on every submission.
 */
export const seldom = [
  'tests/server/chaos/chaos.test.ts',
  'tests/server/drain.test.ts',
  'tests/server/payments/killed.test.ts',
  'tests/server/quotes/everyType.test.ts',
  'tests/tools/dev.test.ts',
  'tests/tools/simulator.test.ts',
]
