import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { loggerOptions } from '../../../server/platform/observability/logging'
import { testApp } from '../rig/app'
import { factorUser } from '../staff/factorUser'

/* The inventory of the logs in docs/operations.md matches what the server writes. */

const section = readFileSync('docs/operations.md', 'utf8').split('\n## Logs\n')[1]!.split('\n## ')[0]!
/** The names in a column of the table under this head. */
const namesIn = (head: string, column = 0) =>
  section
    .split(`\n| ${head} |`)[1]!
    .split('\n\n')[0]!
    .trim()
    .split('\n')
    .slice(1)
    .flatMap((row) => [...row.split(' | ')[column]!.matchAll(/`([^`]+)`/g)].map(([, name]) => name!))

const lines: string[] = []
const log = pino(loggerOptions({ logLevel: 'trace' }), { write: (line: string) => void lines.push(line) })
const app = await testApp({ services: { log } })
afterAll(() => app.close())

test('names each field of the line of a request', async () => {
  const user = factorUser(app)
  await user.begin()
  lines.length = 0
  await user.signIn({ password: 'guess' })
  expect(lines).toHaveLength(1)
  const fields = namesIn('field | is')
  expect(Object.keys(JSON.parse(lines[0]!)).sort()).toEqual(fields.sort())
})

test('names each event of security', () => {
  const source = readFileSync('server/platform/observability/security.ts', 'utf8')
  const events = source.split('type SecurityEvent =')[1]!.split('\n\n')[0]!
  expect(namesIn('`security` | means')).toEqual([...events.matchAll(/'([^']+)'/g)].map(([, name]) => name))
})

test('names each message that the sources log', () => {
  const sources = readdirSync('server', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  const logged = sources.flatMap((file) => {
    const source = readFileSync(path.join('server', file), 'utf8')
    return [...source.matchAll(/\blog\??\.(?:debug|info|warn|error)\((?:(?!\bconst\b)[^;])*?'([^'\n]+)',?\s*\)/g)].map(
      ([, one]) => one!,
    )
  })
  expect(logged.length).toBeGreaterThan(20)
  const named = namesIn('level | messages', 1)
  // /readyz logs the messages of its parts
  const readiness = readFileSync('server/platform/observability/readiness.ts', 'utf8')
  const ofParts = [...readiness.matchAll(/failed\('([^']+)'\)/g)].map(([, one]) => one!)
  expect(named.sort()).toEqual([...logged, ...ofParts].sort())
})
