import { entriesWithoutAssertion, hasName, namesWithout, stateNames } from './specification/entries'
import { joinFindings, type Read, readerOf } from './specification/files'
import { headingOf, linesOf, type Part } from './specification/lines'
import { ofState, shown } from './specification/shown'
import { quotes, type Row, rowsOf } from './specification/table'
import { testsNotThere } from './specification/tests'

/**
 * Checks docs/lines.md and returns one line for each fault; empty if there is none. Faults are: a line of the
 * specification without a row; a row that quotes no line or several; a row that names no assertion and gives no reason
 * for having none; a test that does not exist; a name of program state that no test file of its line has.
 *
 * @param states the parts that list names of program state
 */
export async function linesNotShown(from?: string, parts = shown, states = ofState): Promise<string> {
  const read = readerOf(from)
  const [specification, markdown] = await Promise.all([read('docs/specification.md'), read('docs/lines.md')])
  const rows = rowsOf(markdown)
  return joinFindings([
    ...parts.flatMap((part) => faultsOf(part, linesOf(specification, part), rows)),
    ...strays(rows, parts),
    ...entriesWithoutAssertion(rows),
    ...(await testsNotThere(rows, read)),
    ...(await Promise.all(states.map((part) => namesNotShown(part, linesOf(specification, part), rows, read)))).flat(),
  ])
}

/** One line for each name of program state that stands in no test file of its line and is not without a counterpart. */
async function namesNotShown(part: Part, lines: readonly string[], rows: readonly Row[], read: Read) {
  const mine = rows.filter(({ heading }) => heading === headingOf(part))
  const faults = lines.map(async (line) => {
    const its = mine.filter(({ words }) => quotes(words, line))
    const sources = await Promise.all(its.map(({ file }) => read(file).catch(() => '')))
    const without = its.flatMap(namesWithout)
    return stateNames(line)
      .filter((name) => !without.includes(name) && !sources.some((source) => hasName(source, name)))
      .map((name) => `${headingOf(part)}: no test file of its line has “${name}”`)
  })
  return (await Promise.all(faults)).flat()
}

function faultsOf(part: Part, lines: readonly string[], rows: readonly Row[]): string[] {
  const heading = headingOf(part)
  if (lines.length === 0) return [`docs/specification.md has no ${heading}`]
  const mine = rows.filter((row) => row.heading === heading)
  const positions = mine.map((row) => ({ ...row, stored: lines.filter((line) => quotes(row.words, line)) }))
  return [
    ...lines
      .filter((line) => !positions.some(({ stored }) => stored.length === 1 && stored[0] === line))
      .map((line) => `${heading}: no row in docs/lines.md shows “${line}”`),
    ...positions
      .filter(({ stored }) => stored.length !== 1)
      .map(({ words, stored }) => `${heading}: “${words}” is in ${stored.length === 0 ? 'no line' : 'several lines'}`),
    ...positions.flatMap(({ stored, ...row }) =>
      namesWithout(row)
        .filter((name) => !stored.some((line) => line.includes(name)))
        .map((name) => `${heading}: “${name}” without a counterpart is not in “${row.words}”`),
    ),
  ]
}

/** Rows under a heading that belongs to none of the checked parts. */
const strays = (rows: readonly Row[], parts: readonly Part[]): string[] =>
  rows
    .filter(({ heading }) => !parts.some((part) => headingOf(part) === heading))
    .map(({ heading, words }) => `“${words}” stands under “${heading}”, which tools/check/lines.ts does not name`)
