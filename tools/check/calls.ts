import { parse } from 'yaml'
import { callsOf } from './specification/calls'
import { entriesWithoutAssertion } from './specification/entries'
import { joinFindings, readerOf } from './specification/files'
import { type CallRow, callRowsOf } from './specification/table'
import { testsNotThere } from './specification/tests'

/** The headings of docs/calls.md: calls that the specification requires, and our own. */
const asked = '7. Calls'
const ours = 'Calls of our own'

/**
 * Checks docs/calls.md and returns one line for each fault; empty if there is none. Faults are: a call of the
 * specification's section 7 that the contract lacks under the same method and path; a call without a row, or with one
 * in the wrong table; a row whose operation is wrong or missing; a row without a screen; a test that does not exist.
 */
export async function callsNotShown(from?: string): Promise<string> {
  const read = readerOf(from)
  const [specification, contract, markdown] = await Promise.all(
    ['docs/specification.md', 'openapi.yaml', 'docs/calls.md'].map(read),
  )
  const specified = callsOf(specification!)
  const operations = operationsOf(contract!)
  const rows = callRowsOf(markdown!)
  return joinFindings([
    ...specified.filter((call) => !operations.has(call)).map((call) => `openapi.yaml has no ${call} of section 7`),
    ...[...specified, ...operations.keys()]
      .filter((call) => !rows.some(({ words }) => words === call))
      .map((call) => `no row in docs/calls.md shows ${call}`),
    ...rows.flatMap((row) => faultsOf(row, specified, operations)),
    ...entriesWithoutAssertion(rows),
    ...(await testsNotThere(rows, read)),
  ])
}

function faultsOf(
  { words, operation, screen, heading }: CallRow,
  specified: readonly string[],
  operations: Operations,
) {
  const due = specified.includes(words) ? asked : ours
  const match = operations.get(words)
  return [
    ...(heading === due ? [] : [`“${words}” stands under “${heading}” and not under “${due}”`]),
    ...(match === operation ? [] : [`“${words}” is ${match ?? 'no operation'} of openapi.yaml, and not ${operation}`]),
    ...(screen ? [] : [`“${words}” has no screen`]),
  ]
}

type Operations = ReadonlyMap<string, string>

/** The contract's operationIds by call, such as `GET /contacts/{id}`. */
function operationsOf(contract: string): Operations {
  const { paths } = parse(contract) as { paths: Record<string, Record<string, { operationId?: string }>> }
  return new Map(
    Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(item).flatMap(([method, { operationId }]) =>
        operationId ? [[`${method.toUpperCase()} ${path}`, operationId] as const] : [],
      ),
    ),
  )
}
