import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { FastifySchema, FastifySchemaCompiler } from 'fastify'
import { badRequest, type Problem } from '../platform/problems/problem'
import {
  type Contract,
  type ContractDocument,
  type ContractOperation,
  type Parameter,
  withoutReferences,
} from './contract'
import { shapeInWords } from './shapeWords'

const ajv = (options: { readonly useDefaults: boolean }) => {
  const made = new Ajv2020({
    ...options,
    allErrors: true,
    strict: false,
    strictNumbers: true,
    // an error brings its schema, whose example describes a pattern
    verbose: true,
    // the whole contract was validated earlier; doing it again would take longer than everything else
    validateSchema: false,
  })
  addFormats.default(made)
  return made
}

export interface Validation {
  /** The schemas of an operation's route, by the parts of a request. */
  readonly schemaOf: (operation: ContractOperation) => FastifySchema
  readonly compiler: FastifySchemaCompiler<unknown>
}

/** the validators of this process: a contract has the same for each server */
const known = new WeakMap<Contract, Validation>()

/**
 * Bodies are validated as sent; parameters are strings, some of which become integers. Each schema is compiled on first
 * use, because compiling all of them would take most of the startup.
 */
export function validationOf(contract: Contract): Validation {
  const made = known.get(contract) ?? makeValidation(contract.document)
  known.set(contract, made)
  return made
}

function makeValidation(document: ContractDocument): Validation {
  const bodies = ajv({ useDefaults: false })
  const parameters = ajv({ useDefaults: true })
  const schemas = new Map<ContractOperation, FastifySchema>()
  const validators = new Map<unknown, Validate>()
  const compile = (schema: object, isBody: boolean): Validate =>
    isBody
      ? compiledOnce(() => bodies.compile(withoutReferences(document, schema) as object))
      : withIntegers(
          schema as ParameterSchema,
          compiledOnce(() => parameters.compile(schema)),
        )
  return {
    schemaOf: (operation) => {
      const made = schemas.get(operation) ?? makeSchema(document, operation)
      schemas.set(operation, made)
      return { ...made }
    },
    compiler: ({ schema, httpPart }) => {
      const made = validators.get(schema) ?? compile(schema as object, httpPart === 'body')
      validators.set(schema, made)
      return made
    },
  }
}

function makeSchema(document: ContractDocument, { parameters, requestBody }: ContractOperation): FastifySchema {
  const of = (part: Parameter['in']) => {
    const own = parameters.filter((one) => one.in === part)
    // header names arrive in lower case; Fastify lowers them only for its own validators
    const nameOf = ({ name }: Parameter) => (part === 'header' ? name.toLowerCase() : name)
    return {
      type: 'object',
      properties: Object.fromEntries(own.map((one) => [nameOf(one), withoutReferences(document, one.schema)])),
      required: own.filter(({ required }) => required).map(nameOf),
    }
  }
  const has = (part: Parameter['in']) => parameters.some((one) => one.in === part)
  return {
    ...(has('path') && { params: of('path') }),
    ...(has('query') && { querystring: of('query') }),
    ...(has('header') && { headers: of('header') }),
    ...(requestBody && { body: { content: requestBody.content } }),
  }
}

/**
 * Converts integer parameters. Ajv's own coercion accepts `Infinity`, `1e400` and `0x10`, and applies no maximum to the
 * first two.
 */
function withIntegers({ properties }: ParameterSchema, validate: Validate): Validate {
  const names = Object.keys(properties).filter((name) => properties[name]!.type === 'integer')
  if (names.length === 0) return validate
  const converted = (given: unknown) => {
    const values = given as Record<string, unknown>
    for (const name of names) if (name in values) values[name] = asInteger(values[name])
    const isRight = validate(values)
    converted.errors = validate.errors
    return isRight
  }
  converted.errors = null as ErrorObject[] | null
  return converted
}

/** Anything but plain digits stays a string, which validation refuses. */
const asInteger = (text: unknown) => (typeof text === 'string' && /^-?[0-9]{1,15}$/.test(text) ? Number(text) : text)

interface Validate {
  (value: unknown): boolean
  errors: ErrorObject[] | null
}

/** Fastify reads a validator's errors from the function itself. */
function compiledOnce(compile: () => ValidateFunction): Validate {
  let compiled: ValidateFunction | undefined
  const validate = (value: unknown): boolean => {
    compiled ??= compile()
    const isRight = compiled(value)
    validate.errors = compiled.errors ?? null
    return isRight
  }
  validate.errors = null as ErrorObject[] | null
  return validate
}

interface ParameterSchema {
  readonly properties: Readonly<Record<string, { readonly type?: unknown }>>
}

/** limits the response to a body with a hundred thousand errors */
const maxFaults = 20

/** The 400 response for a request that does not match the contract: where and how. */
export function shapeProblem(faults: readonly ErrorObject[], part: string): Problem {
  const errors: Record<string, string> = {}
  // the first error of a field is the plainest
  for (const fault of faults.slice(0, maxFaults)) errors[fieldPathOf(fault, part)] ??= shapeInWords(fault)
  const [[field, message] = ['', '']] = Object.entries(errors)
  return badRequest('This request is not valid.', { detail: `${parts[part] ?? ''}${field} ${message}.`, errors })
}

/** The part of the request before the name of a field in it. */
const parts: Readonly<Record<string, string>> = { headers: 'The header ', params: 'In the address, ' }

/** Field paths in the form that problems use: `step2.using_drone_at_event`, without the record's `customFields`. */
function fieldPathOf({ instancePath, params }: ErrorObject, part: string): string {
  const name = params['missingProperty'] ?? params['additionalProperty']
  const keys = [...instancePath.split('/').slice(1), ...(name === undefined ? [] : [String(name)])]
  const path = keys.filter((key) => key !== 'customFields').join('.')
  if (part === 'headers') return path.replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase())
  return (path || (part === 'body' ? 'the body' : part)).slice(0, 200)
}

/**
 * PostgreSQL stores neither NUL nor half a surrogate pair, so both are refused in names and values. Iterative: a
 * one-megabyte body can be half a million levels deep.
 * @throws Problem 400
 */
export function assertWellFormed(...parts: readonly unknown[]): void {
  const open = [...parts]
  while (open.length > 0) {
    const value = open.pop()
    if (typeof value === 'string') assertText(value)
    // an index is no name: a list of a hundred thousand would keep the event loop busy
    else if (Array.isArray(value)) for (const child of value) open.push(child)
    else if (typeof value === 'object' && value !== null) {
      for (const [name, child] of Object.entries(value)) {
        assertText(name)
        open.push(child)
      }
    }
  }
}

function assertText(text: string): void {
  // most texts have neither half of a pair, which takes less time to see than that no half is alone
  if (text.includes('\0') || (/[\ud800-\udfff]/.test(text) && /\p{Surrogate}/u.test(text))) {
    throw badRequest('This request is not valid: it holds characters that no text has')
  }
}
