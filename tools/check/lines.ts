import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { headingOf, linesOf, type Part } from './specification/lines'
import { shown } from './specification/shown'
import { quotes, type Row, rowsOf } from './specification/table'
import { titlesIn } from './specification/titles'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Where docs/lines.md is not true, a line for each: a line of the specification without a row, a row whose words are in
 * no line or in several, a line that is left for later and has a row all the same, a test that is not there. Empty where
 * it is.
 */
export async function linesNotShown(from = root, parts = shown): Promise<string> {
  const read = (file: string) => readFile(new URL(file, `file://${from.replace(/\/?$/, '/')}`), 'utf8')
  const [specification, markdown] = await Promise.all([read('docs/specification.md'), read('docs/lines.md')])
  const rows = rowsOf(markdown)
  const wrong = [...parts.flatMap((part) => faultsOf(part, linesOf(specification, part), rows)), ...strays(rows, parts)]
  const titles = new Map<string, ReadonlySet<string> | null>()
  for (const { file } of rows) {
    if (!titles.has(file)) titles.set(file, await read(file).then(titlesIn, () => null))
  }
  for (const { file, title, words } of rows) {
    const there = titles.get(file)
    if (!there) wrong.push(`“${words}”: there is no file ${file}`)
    else if (!there.has(title)) wrong.push(`“${words}”: ${file} has no test “${title}”`)
  }
  return [...new Set(wrong)].map((line) => `${line}\n`).join('')
}

function faultsOf(part: Part, lines: readonly string[], rows: readonly Row[]): string[] {
  const heading = headingOf(part)
  if (lines.length === 0) return [`docs/specification.md has no ${heading}`]
  const mine = rows.filter((row) => row.heading === heading)
  const places = mine.map(({ words }) => ({ words, held: lines.filter((line) => quotes(words, line)) }))
  const later = (part.later ?? []).map((words) => ({ words, held: lines.filter((line) => line.startsWith(words)) }))
  const waiting = later.flatMap(({ held }) => held)
  return [
    ...later
      .filter(({ held }) => held.length !== 1)
      .map(
        ({ words, held }) =>
          `${heading}: “${words}”, left for later, begins ${held.length === 0 ? 'no line' : 'several'}`,
      ),
    ...places
      .filter(({ held }) => held.length === 1 && waiting.includes(held[0]!))
      .map(({ words }) => `${heading}: “${words}” has a row, and is left for later`),
    ...lines
      .filter((line) => !waiting.includes(line))
      .filter((line) => !places.some(({ held }) => held.length === 1 && held[0] === line))
      .map((line) => `${heading}: no row in docs/lines.md shows “${line}”`),
    ...places
      .filter(({ held }) => held.length !== 1)
      .map(({ words, held }) => `${heading}: “${words}” is in ${held.length === 0 ? 'no line' : 'several lines'}`),
  ]
}

/** Rows under a heading of no part that is looked at. */
const strays = (rows: readonly Row[], parts: readonly Part[]): string[] =>
  rows
    .filter(({ heading }) => !parts.some((part) => headingOf(part) === heading))
    .map(({ heading, words }) => `“${words}” stands under “${heading}”, which tools/check/lines.ts does not name`)
