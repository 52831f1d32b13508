import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { callsNotShown } from '../../tools/check/calls'
import { callsOf } from '../../tools/check/specification/calls'

const specificationWith = (...cells: string[]) =>
  `## 7. Calls\n\n| Method and path | Payload / response |\n|---|---|\n${cells.map((cell) => `| ${cell} | rows: many |`).join('\n')}\n`
const specification = specificationWith('GET, POST /cups', 'DELETE /cups/{id}')

const contract = `
paths:
  /cups:
    get: { operationId: listCups }
    post: { operationId: addCup }
  /cups/{id}:
    parameters: [{ name: id, in: path }]
    delete: { operationId: breakCup }
  /cups/{id}/pieces:
    get: { operationId: listPieces }
`
const head = '| Call | Operation | Screen (address) | Test file | Test |\n|---|---|---|---|---|\n'
const whole = `## 7. Calls

${head}| GET /cups | listCups | cups (\`/cups\`) | [cups](../tests/cups.test.ts) | cups are listed |
| | | | [cups](../tests/cups.test.ts) | cups are counted |
| POST /cups | addCup | cups (\`/cups\`) | [cups](../tests/cups.test.ts) | a cup is added |
| DELETE /cups/{id} | breakCup | none | [cups](../tests/cups.test.ts) | a cup breaks |

## Calls of our own

${head}| GET /cups/{id}/pieces | listPieces | cups (\`/cups\`) | [cups](../tests/cups.test.ts) | a cup breaks |
`
const tests = `
test('cups are listed', () => {})
test('cups are counted', () => {})
test('a cup is added', () => {})
test('a cup breaks', () => {})
`

let root: string
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}
const wrongWith = async (table: string, openapi = contract) => {
  write('docs/calls.md', table)
  write('openapi.yaml', openapi)
  return (await callsNotShown(root)).split('\n').filter(Boolean)
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'calls-'))
  write('docs/specification.md', specification)
  write('tests/cups.test.ts', tests)
})
afterEach(() => rmSync(root, { recursive: true }))

test.each([
  ['GET /cups/{id}?from=admin or quote', ['GET /cups/{id}']],
  ['POST /cups/{id} (multipart); POST spoons', ['POST /cups/{id}', 'POST /spoons']],
  ['POST/GET /cups; DELETE, PATCH with /{id}', ['POST /cups', 'GET /cups', 'DELETE /cups/{id}', 'PATCH /cups/{id}']],
  ['POST and DELETE /cups/{kind}, kind = large, small', ['POST /cups/{kind}', 'DELETE /cups/{kind}']],
  ['POST /a/wash, dry /{id}; POST /a/fill/{id}', ['POST /a/wash/{id}', 'POST /a/dry/{id}', 'POST /a/fill/{id}']],
  ['POST /a/{id}/wash; /dry', ['POST /a/{id}/wash', 'POST /a/{id}/dry']],
  ['GET /cups/{a}[/{b}]', ['GET /cups/{a}', 'GET /cups/{a}/{b}']],
])('the specification’s short form expands: %s', (cell, calls) => {
  expect(callsOf(specificationWith(cell))).toEqual(calls)
})

test('the specification has 68 calls, all different', () => {
  expect(new Set(callsOf(readFileSync('docs/specification.md', 'utf8'))).size).toBe(68)
})

test('a table with an operation, a screen and a test for every call has no fault', async () => {
  expect(await wrongWith(whole)).toEqual([])
})

const without = (text: string) => whole.replace(new RegExp(`^.*${text}.*\n`, 'm'), '')

test.each([
  [
    'a call of the specification has another method in the contract',
    () => wrongWith(whole, contract.replace('post:', 'put:')),
    'openapi.yaml has no POST /cups of section 7',
  ],
  [
    'a call of the specification has another path in the contract',
    () => wrongWith(whole, contract.replace('/cups/{id}:', '/cups/{cup}:')),
    'openapi.yaml has no DELETE /cups/{id} of section 7',
  ],
  [
    'a call of the specification has no row',
    () => wrongWith(without('a cup is added')),
    'no row in docs/calls.md shows POST /cups',
  ],
  [
    'a call of our own has no row',
    () => wrongWith(without('listPieces')),
    'no row in docs/calls.md shows GET /cups/{id}/pieces',
  ],
  [
    'a call stands in the wrong table',
    () => wrongWith(whole.replace('## Calls of our own', '## 7. Calls')),
    '“GET /cups/{id}/pieces” stands under “7. Calls” and not under “Calls of our own”',
  ],
  [
    'there is no such operation',
    () => wrongWith(whole.replace('addCup', 'buyCup')),
    '“POST /cups” is addCup of openapi.yaml, and not buyCup',
  ],
  [
    'the operation is of no call',
    () => wrongWith(whole.replace('GET /cups/{id}/pieces', 'GET /pieces')),
    '“GET /pieces” is no operation of openapi.yaml, and not listPieces',
  ],
  ['no screen is named', () => wrongWith(whole.replace('| none |', '| |')), '“DELETE /cups/{id}” has no screen'],
  [
    'the test is called something else',
    () => wrongWith(whole.replace('cups are counted', 'cups are sold')),
    '“GET /cups”: tests/cups.test.ts has no test “cups are sold”',
  ],
  [
    'the file is not there',
    () => wrongWith(whole.replace('cups.test.ts', 'mugs.test.ts')),
    '“GET /cups”: there is no file tests/mugs.test.ts',
  ],
])('a fault is reported when %s', async (_, wrong, told) => {
  expect(await wrong()).toContain(told)
})
