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

/**
 * `safe` unless some text keeps a pattern busy for longer than its length explains. Without a limit of time, which a busy
 * machine would exceed; the search has a limit of steps.
 */
const statusOf = async ({ source, flags }: Omit<Pattern, 'file'>): Promise<string> => {
  const answer = await check(source, flags, {
    timeout: null,
    attackTimeout: null,
    incubationTimeout: null,
    seedingTimeout: null,
  })
  return answer.status === 'unknown' ? `unknown (${answer.error.kind})` : answer.status
}

test('no text keeps a pattern busy for longer than its length explains', async () => {
  const all = patterns()
  const slow: string[] = []
  for (const pattern of all) {
    const status = await statusOf(pattern)
    if (status !== 'safe') slow.push(`${pattern.file}: /${pattern.source}/${pattern.flags} is ${status}`)
  }
  expect(slow).toEqual([])
  expect(all.length).toBeGreaterThan(100)
})

test.each([/^[. ]+|[. ]+$/g, /(a+)+$/, /<script[^>]*>/])('a slow pattern is noticed: %s', async ({ source, flags }) => {
  expect(await statusOf({ source, flags })).toBe('vulnerable')
})
