import { readFileSync } from 'node:fs'
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

interface Document extends Record<string, unknown> {
  paths: Record<string, Record<string, { responses: Record<string, object> }>>
}
const read = () => parse(readFileSync('openapi.yaml', 'utf8')) as Document
const faultsOf = async (document: Document) => {
  const { errors } = await new Validator().validate(document)
  return errors
}

test('the contract is a valid document of its version of OpenAPI', async () => {
  expect(await faultsOf(read())).toBeUndefined()
})

test('a response without a description is noticed', async () => {
  const document = read()
  document.paths['/recalculate']!['post']!.responses = { 200: {} }
  expect(JSON.stringify(await faultsOf(document))).toContain('/paths/~1recalculate/post/responses/200')
})
