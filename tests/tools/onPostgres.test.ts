import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { onPostgres } from '../../tools/suite/onPostgres'

/** These have no database: a chart, and the sandbox of a processor. */
const withoutDatabase = new Set(['tests/server/lifecycle.test.ts', 'tests/server/stripe/sandbox.test.ts'])

const files = readdirSync('tests/server', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => `tests/server/${file}`)

test('the files that run on PostgreSQL exist', () => {
  expect(onPostgres.filter((file) => !existsSync(file))).toEqual([])
})

test('a file whose titles speak of calls at the same time runs on PostgreSQL', () => {
  const concurrent = files.filter((file) =>
    /^ *(?:test|it)\b.*(?:concurrent|at the same time|deadlock)/m.test(readFileSync(file, 'utf8')),
  )
  expect(concurrent.length).toBeGreaterThan(15)
  expect(concurrent.filter((file) => !onPostgres.includes(file) && !withoutDatabase.has(file))).toEqual([])
})
