import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { FastifySchemaCompiler } from 'fastify'
import { badRequest, type Problem } from '../platform/problems/problem'

const ajv = (options: { readonly useDefaults: boolean }) => {
  const made = new Ajv2020({
    ...options,
    allErrors: true,
    strict: false,
    strictNumbers: true,
    // the whole contract has been looked at by then, and this would take longer than all the rest
    validateSchema: false,
  })
  addFormats.default(made)
  return made
}

/**
 * Bodies are taken as they are; parameters are texts, of which some are to be integers. Each is compiled when somebody
 * first asks for it, since all of them together would take most of the start.
 */
export function makeValidatorCompiler(): FastifySchemaCompiler<unknown> {
  const bodies = ajv({ useDefaults: false })
  const parameters = ajv({ useDefaults: true })
  return ({ schema, httpPart }) => {
    if (httpPart === 'body') return compiledOnce(() => bodies.compile(schema as object))
    if (httpPart === 'headers') return compiledOnce(() => parameters.compile(lowerCased(schema as ParameterSchema)))
    return withIntegers(
      schema as ParameterSchema,
      compiledOnce(() => parameters.compile(schema as object)),
    )
  }
}

/**
 * Turns the texts of integers into integers. Ajv's own conversion takes `Infinity`, `1e400` and `0x10` too, and then holds
 * the first two to no maximum.
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

/** Anything but plain digits stays a text, which the contract refuses. */
const asInteger = (text: unknown) => (typeof text === 'string' && /^-?[0-9]{1,15}$/.test(text) ? Number(text) : text)

interface Validate {
  (value: unknown): boolean
  errors: ErrorObject[] | null
}

/** What it found wrong stands on the function itself, where Fastify reads it at once. */
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
  readonly required?: readonly string[]
}

/** Header names arrive in lower case; Fastify sees to that only for validators of its own. */
const lowerCased = ({ properties, required = [], ...schema }: ParameterSchema) => ({
  ...schema,
  properties: Object.fromEntries(Object.entries(properties).map(([name, value]) => [name.toLowerCase(), value])),
  required: required.map((name) => name.toLowerCase()),
})

/** so that a body of a hundred thousand faults does not earn an answer of as many */
const maxFaults = 20

/** The 400 for a request that is not of the contract's shape: where it parts from it, and how. */
export function shapeProblem(faults: readonly ErrorObject[], part: string): Problem {
  const errors = Object.fromEntries(
    faults.slice(0, maxFaults).map((fault) => [fieldPathOf(fault, part), fault.message ?? 'is not right']),
  )
  const [[field, message] = ['', '']] = Object.entries(errors)
  return badRequest('This request is not understood.', { detail: `${field} ${message}`, errors })
}

/** As problems name an answer: `step2.using_drone_at_event`, without the record's `customFields`. */
function fieldPathOf({ instancePath, params }: ErrorObject, part: string): string {
  const name = params['missingProperty'] ?? params['additionalProperty']
  const keys = [...instancePath.split('/').slice(1), ...(name === undefined ? [] : [String(name)])]
  const path = keys.filter((key) => key !== 'customFields').join('.')
  return (path || (part === 'body' ? 'the body' : part)).slice(0, 200)
}

/**
 * PostgreSQL keeps no NUL and no half of a surrogate pair, so neither may come in, be it in a value or in a name.
 * Without recursion: a body of a megabyte can be half a million levels deep.
 * @throws a 400
 */
export function assertWellFormed(...parts: readonly unknown[]): void {
  const open = [...parts]
  while (open.length > 0) {
    const value = open.pop()
    if (typeof value === 'string') assertText(value)
    else if (typeof value === 'object' && value !== null) {
      for (const [name, child] of Object.entries(value)) {
        assertText(name)
        open.push(child)
      }
    }
  }
}

function assertText(text: string): void {
  if (text.includes('\0') || /\p{Surrogate}/u.test(text)) {
    throw badRequest('This request is not understood: it holds characters that no text has')
  }
}
