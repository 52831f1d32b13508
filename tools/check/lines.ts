import { joinFindings, readerOf } from './specification/files'
import { headingOf, linesOf, type Part } from './specification/lines'
import { shown } from './specification/shown'
import { quotes, type Row, rowsOf } from './specification/table'
import { testsNotThere } from './specification/tests'

/**
 * Checks docs/lines.md and returns one line for each fault; empty if there is none. Faults are: a line of the
 * specification without a row; a row that quotes no line or several; a test that does not exist.
 */
export async function linesNotShown(from?: string, parts = shown): Promise<string> {
  const read = readerOf(from)
  const [specification, markdown] = await Promise.all([read('docs/specification.md'), read('docs/lines.md')])
  const rows = rowsOf(markdown)
  return joinFindings([
    ...parts.flatMap((part) => faultsOf(part, linesOf(specification, part), rows)),
    ...strays(rows, parts),
    ...(await testsNotThere(rows, read)),
  ])
}

function faultsOf(part: Part, lines: readonly string[], rows: readonly Row[]): string[] {
  const heading = headingOf(part)
  if (lines.length === 0) return [`docs/specification.md has no ${heading}`]
  const mine = rows.filter((row) => row.heading === heading)
  const positions = mine.map(({ words }) => ({ words, stored: lines.filter((line) => quotes(words, line)) }))
  return [
    ...lines
      .filter((line) => !positions.some(({ stored }) => stored.length === 1 && stored[0] === line))
      .map((line) => `${heading}: no row in docs/lines.md shows “${line}”`),
    ...positions
      .filter(({ stored }) => stored.length !== 1)
      .map(({ words, stored }) => `${heading}: “${words}” is in ${stored.length === 0 ? 'no line' : 'several lines'}`),
  ]
}

/** Rows under a heading that belongs to none of the checked parts. */
const strays = (rows: readonly Row[], parts: readonly Part[]): string[] =>
  rows
    .filter(({ heading }) => !parts.some((part) => headingOf(part) === heading))
    .map(({ heading, words }) => `“${words}” stands under “${heading}”, which tools/check/lines.ts does not name`)
