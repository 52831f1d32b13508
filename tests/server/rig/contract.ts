import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { readContract } from '../../../server/http/contract'
import type { OperationId } from '../../../server/operations/handler'

/** openapi.yaml with the tests' own validators, so that a bug in the server's cannot hide an error. */
export const contract = readContract()
const { document } = contract
const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true }))
ajv.addSchema(document, 'contract')
const validators = new Map<unknown, ValidateFunction>()

export const operationIds = contract.operations.map(({ operationId }) => operationId)
export const operation = (id: OperationId) => contract.operations.find(({ operationId }) => operationId === id)!

export const resolved = (node: any): any =>
  node?.$ref
    ? resolved(
        node.$ref
          .slice(2)
          .split('/')
          .reduce((matches: any, key: string) => matches[key], document),
      )
    : node

export interface Answered {
  readonly statusCode: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: string
}

/** @throws for a response whose status, content type or shape is not in the contract */
export function assertDocumented(id: OperationId, { statusCode, headers, body }: Answered): void {
  const texts = resolved(operation(id).responses[statusCode])
  if (!texts) throw new Error(`${id} answers ${statusCode}, which is not in the contract: ${body.slice(0, 500)}`)
  const type = String(headers['content-type'] ?? '').split(';')[0]!
  if (!texts.content) {
    if (body !== '') throw new Error(`${id} answers ${statusCode} with a body: ${body.slice(0, 500)}`)
    return
  }
  const media = texts.content[type]
  if (!media) throw new Error(`${id} answers ${statusCode} as '${type}'`)
  if (!type.endsWith('json')) return
  const validate = validatorOf(media.schema)
  const value: unknown = JSON.parse(body)
  if (!validate(value))
    throw new Error(`${id} ${statusCode}: ${ajv.errorsText(validate.errors)} in ${body.slice(0, 1000)}`)
}

function validatorOf(schema: object): ValidateFunction {
  const known = validators.get(schema)
  if (known) return known
  const made = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"contract#/')))
  validators.set(schema, made)
  return made
}
