import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const textOf = (file: string) => readFileSync(`${root}/${file}`, 'utf8')

/** the projects of `npm test` and `npm run test:long`, and `nodes` where there is a PostgreSQL */
const run = ['domain', 'journeys', 'long', 'machines', 'nodes', 'replay', 'screens', 'server', 'tools', 'walks']

test('every folder of tests belongs to a project that runs', () => {
  const matches = readdirSync(`${root}/tests`, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.test\.tsx?$/.test(file),
  )
  expect(matches.filter((file) => !run.includes(file.split('/')[0]!))).toEqual([])
})

test('the README opens with the two commands', () => {
  const [, first, second] = textOf('README.md').split('\n')
  expect(first).toMatch(/^npm ci && npm start\b/)
  expect(second).toMatch(/^npm test\b/)
})

test('the README names every variable that the server reads, and every command', () => {
  const read = [...textOf('server/platform/config/config.ts').matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(
    ([, name]) => name!,
  )
  expect(read).toContain('DATABASE_URL')
  const commands = Object.keys((JSON.parse(textOf('package.json')) as { scripts: object }).scripts)
  const named = commands
    .filter((name) => name !== 'format')
    .map((name) => (/^(start|test)$/.test(name) ? `npm ${name}` : `npm run ${name}`))
  const readme = textOf('README.md')
  expect([...read, ...named].filter((name) => !readme.includes(name))).toEqual([])
})

test('every link of the documents within the project leads to a file', () => {
  const documents = [
    'README.md',
    'CONTRIBUTING.md',
    ...readdirSync(`${root}/docs/decisions`).map((f) => `docs/decisions/${f}`),
  ]
  const broken = documents.flatMap((document) =>
    [...textOf(document).matchAll(/\]\((?!https?:)([^)#]+)/g)]
      .map(([, target]) => new URL(target!, `file://${root}/${document}`))
      .filter((url) => !exists(fileURLToPath(url))),
  )
  expect(broken).toEqual([])
})

const exists = (file: string) => {
  try {
    readFileSync(file)
    return true
  } catch {
    return false
  }
}
