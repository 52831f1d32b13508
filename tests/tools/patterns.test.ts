import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { check } from 'recheck'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

interface Pattern {
  readonly file: string
  readonly source: string
  readonly flags: string
}

const product = ['contract', 'domain', 'machines', 'server', 'src']

/** Every literal pattern in the product. */
function patterns(): Pattern[] {
  const files = execFileSync('git', ['ls-files', ...product], { encoding: 'utf8' }).split('\n')
  return files
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    .flatMap((file) =>
      patternsIn(parseSync(file, readFileSync(file, 'utf8')).program).map((pattern) => ({ file, ...pattern })),
    )
}

function patternsIn(node: unknown): Omit<Pattern, 'file'>[] {
  if (typeof node !== 'object' || node === null) return []
  const { regex } = node as { regex?: { pattern: string; flags: string } }
  if (regex) return [{ source: regex.pattern, flags: regex.flags }]
  return Object.entries(node).flatMap(([name, child]) => (name === 'parent' ? [] : patternsIn(child)))
}

/** Whether some text keeps a pattern busy for longer than its length explains. */
const isSlow = async ({ source, flags }: Omit<Pattern, 'file'>) =>
  (await check(source, flags, { timeout: 60_000 })).status !== 'safe'

test('no text keeps a pattern busy for longer than its length explains', async () => {
  const all = patterns()
  const slow: string[] = []
  for (const pattern of all)
    if (await isSlow(pattern)) slow.push(`${pattern.file}: /${pattern.source}/${pattern.flags}`)
  expect(slow).toEqual([])
  expect(all.length).toBeGreaterThan(100)
})

test.each([/^[. ]+|[. ]+$/g, /(a+)+$/, /<script[^>]*>/])('a slow pattern is noticed: %s', async ({ source, flags }) => {
  expect(await isSlow({ source, flags })).toBe(true)
})
