import type { PartnerScope } from '../../domain/staff/partners'
import type { Permission } from '../../domain/staff/permissions'
import type { OperationId } from '../operations/handler'
import { parseContract, readContractText } from './contractFile'

const methods = ['get', 'put', 'post', 'patch', 'delete'] as const

/** A caller in the contract's `x-access`: the public, the holder of a link or of a key, or staff with a permission. */
export type Access = 'anyone' | 'quoteLink' | 'policyLink' | PartnerScope | Permission

/** A parameter of a call; the server reads none from a cookie. */
export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required?: boolean
  readonly schema: object
}

/** An operation, with its parameters and its body by their contents. A schema in them may still name another one. */
export interface ContractOperation {
  readonly operationId: OperationId
  readonly method: string
  /** as in the contract: /contacts/{id} */
  readonly path: string
  readonly summary: string
  readonly description?: string
  readonly tags: readonly string[]
  readonly access: readonly Access[]
  /** whether pages repeat it without their user, so that it does not show that somebody is there */
  readonly isRepeated: boolean
  readonly parameters: readonly Parameter[]
  readonly requestBody?: {
    readonly required?: boolean
    readonly content: Readonly<Record<string, { schema: object }>>
  }
  readonly responses: Readonly<Record<string, unknown>>
}

interface Reference {
  readonly $ref: string
}

/** An operation as it stands in openapi.yaml. */
interface WrittenOperation
  extends Omit<ContractOperation, 'method' | 'path' | 'access' | 'isRepeated' | 'requestBody' | 'parameters'> {
  readonly 'x-access': readonly Access[]
  readonly 'x-repeated'?: true
  readonly parameters?: readonly (Parameter | Reference)[]
  readonly requestBody?: NonNullable<ContractOperation['requestBody']> | Reference
  readonly responses: Readonly<Record<string, unknown>>
}
type Method = (typeof methods)[number]

/** openapi.yaml, parsed: the parts that the server reads. */
export interface ContractDocument {
  readonly info: { readonly title: string; readonly description: string }
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> }
  readonly paths: Readonly<
    Record<
      string,
      { readonly [M in Method]?: WrittenOperation } & { readonly parameters?: readonly (Parameter | Reference)[] }
    >
  >
}

export interface Contract {
  readonly text: string
  readonly document: ContractDocument
  readonly operations: readonly ContractOperation[]
}

let known: Contract | undefined

/** openapi.yaml, the source of routes, validation and access rules; read once per process. */
export function readContract(): Contract {
  known ??= read()
  return known
}

function read(): Contract {
  const text = readContractText()
  const parsed = withoutBinary(parseContract(text) as ContractDocument)
  return { text, document: parsed, operations: operationsOf(parsed) }
}

function operationsOf(document: ContractDocument): ContractOperation[] {
  const resolve = <Part>(part: Part | Reference): Part => (isReference(part) ? (at(document, part.$ref) as Part) : part)
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method]
      if (!operation) return []
      const { requestBody, ...rest } = operation
      return {
        ...rest,
        method: method.toUpperCase(),
        path,
        access: operation['x-access'],
        isRepeated: operation['x-repeated'] === true,
        parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((one) => resolve(one)),
        ...(requestBody && { requestBody: resolve(requestBody) }),
      }
    }),
  )
}

const isReference = (part: unknown): part is Reference => typeof part === 'object' && part !== null && '$ref' in part

/** Resolves a reference such as #/components/schemas/Id. */
const at = (document: ContractDocument, reference: string): unknown =>
  reference
    .slice(2)
    .split('/')
    .reduce<unknown>((node, key) => (node as Readonly<Record<string, unknown>>)[key], document)

/** A schema with each schema that it names in place. The contract's requests have none that contains itself. */
export function withoutReferences(document: ContractDocument, schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null) return schema
  if (isReference(schema)) return withoutReferences(document, at(document, schema.$ref))
  if (Array.isArray(schema)) return schema.map((one) => withoutReferences(document, one))
  return Object.fromEntries(Object.entries(schema).map(([name, one]) => [name, withoutReferences(document, one)]))
}

/** A form's file arrives as bytes, not as a string, so its schema must not require one. */
function withoutBinary(document: ContractDocument): ContractDocument {
  const strip = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if (isReference(node)) strip(at(document, node.$ref))
    const schema = node as { type?: unknown; format?: unknown }
    if (schema.type === 'string' && schema.format === 'binary') {
      delete schema.type
      delete schema.format
    }
    for (const child of Object.values(node)) strip(child)
  }
  for (const item of Object.values(document.paths)) {
    for (const method of methods) {
      const body = item[method]?.requestBody
      if (body && !isReference(body)) strip(body.content['multipart/form-data'])
    }
  }
  return document
}
