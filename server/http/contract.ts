import type { OperationId } from '../operations/handler'
import { parseContract, readContractText } from './contractFile'

export type Access = 'anyone' | 'quoteLink' | 'policyLink' | 'rep' | 'underwriter' | 'admin'

/** The fields of an operation that the server reads directly; routes and validation use the rest. */
export interface ContractOperation {
  readonly operationId: OperationId
  readonly method: string
  /** as in the contract: /contacts/{id} */
  readonly path: string
  readonly summary: string
  readonly description?: string
  readonly tags: readonly string[]
  readonly access: readonly Access[]
  readonly parameters: readonly unknown[]
  readonly requestBody?: {
    readonly required?: boolean
    readonly content: Readonly<Record<string, { schema: unknown }>>
  }
  readonly responses: Readonly<Record<string, unknown>>
}

export interface Contract {
  readonly text: string
  /** a copy for each caller, because the route generator modifies it */
  readonly document: () => Record<string, any>
  readonly operations: readonly ContractOperation[]
}

const methods = ['get', 'put', 'post', 'patch', 'delete'] as const

let known: Contract | undefined

/** openapi.yaml, the source of routes, validation and access rules; read once per process. */
export function readContract(): Contract {
  known ??= read()
  return known
}

function read(): Contract {
  const text = readContractText()
  const parsed = withoutBinary(parseContract(text))
  return { text, document: () => structuredClone(parsed), operations: operationsOf(parsed) }
}

function operationsOf(document: Record<string, any>): ContractOperation[] {
  const deref = (node: any): any => (node?.$ref ? at(document, node.$ref) : node)
  return Object.entries<any>(document['paths']).flatMap(([path, item]) =>
    methods
      .filter((method) => item[method])
      .map((method) => {
        const operation = item[method]
        return {
          ...operation,
          method: method.toUpperCase(),
          path,
          access: operation['x-access'],
          parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(deref),
          requestBody: deref(operation.requestBody),
          responses: operation.responses,
        }
      }),
  )
}

/** Resolves a reference such as #/components/schemas/Id. */
const at = (document: Record<string, any>, reference: string): any =>
  reference
    .slice(2)
    .split('/')
    .reduce((node: any, key: string) => node[key], document)

/** A form's file arrives as bytes, not as a string, so its schema must not require one. */
function withoutBinary(document: Record<string, any>): Record<string, any> {
  const strip = (node: any): void => {
    if (typeof node !== 'object' || node === null) return
    if (node.$ref) strip(at(document, node.$ref))
    if (node.type === 'string' && node.format === 'binary') {
      delete node.type
      delete node.format
    }
    for (const child of Object.values(node)) strip(child)
  }
  for (const item of Object.values<any>(document['paths'])) {
    for (const operation of Object.values<any>(item)) strip(operation?.requestBody?.content?.['multipart/form-data'])
  }
  return document
}
