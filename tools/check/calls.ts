import { parse } from 'yaml'
import { callsOf } from './specification/calls'
import { readerOf, told } from './specification/files'
import { type CallRow, callRowsOf } from './specification/table'
import { testsNotThere } from './specification/tests'

/** The headings of docs/calls.md: what the specification asks for, and what is ours. */
const asked = '7. Calls'
const ours = 'Calls of our own'

/**
 * Where docs/calls.md is not true, a line for each: a call of the specification's section 7 that the contract has not
 * under just its method and path, a call of either that has no row or one in the wrong table, a row whose operation is
 * another's or none, or whose screen is left out, a test that is not there. Empty where it is.
 */
export async function callsNotShown(from?: string): Promise<string> {
  const read = readerOf(from)
  const [specification, contract, markdown] = await Promise.all(
    ['docs/specification.md', 'openapi.yaml', 'docs/calls.md'].map(read),
  )
  const specified = callsOf(specification!)
  const operations = operationsOf(contract!)
  const rows = callRowsOf(markdown!)
  return told([
    ...specified.filter((call) => !operations.has(call)).map((call) => `openapi.yaml has no ${call} of section 7`),
    ...[...specified, ...operations.keys()]
      .filter((call) => !rows.some(({ words }) => words === call))
      .map((call) => `no row in docs/calls.md shows ${call}`),
    ...rows.flatMap((row) => faultsOf(row, specified, operations)),
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

/** The operationIds of the contract by their calls, as `GET /contacts/{id}`. */
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
