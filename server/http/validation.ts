import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { FastifySchemaCompiler } from 'fastify'
import { badRequest, type Problem } from '../problem'

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
    if (httpPart === 'body') return onceAsked(() => bodies.compile(schema as object))
    if (httpPart === 'headers') return onceAsked(() => parameters.compile(lowerCased(schema as ParameterSchema)))
    return withIntegers(
      schema as ParameterSchema,
      onceAsked(() => parameters.compile(schema as object)),
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
function onceAsked(compile: () => ValidateFunction): Validate {
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
const mostFaultsTold = 20

/** The 400 for a request that is not of the contract's shape: where it parts from it, and how. */
export function shapeProblem(faults: readonly ErrorObject[], part: string): Problem {
  const errors = Object.fromEntries(
    faults.slice(0, mostFaultsTold).map((fault) => [placeOf(fault, part), fault.message ?? 'is not right']),
  )
  const [[place, message] = ['', '']] = Object.entries(errors)
  return badRequest('This request is not understood.', { detail: `${place} ${message}`, errors })
}

/** As problems name an answer: `step2.using_drone_at_event`, without the record's `customFields`. */
function placeOf({ instancePath, params }: ErrorObject, part: string): string {
  const name = params['missingProperty'] ?? params['additionalProperty']
  const keys = [...instancePath.split('/').slice(1), ...(name === undefined ? [] : [String(name)])]
  const told = keys.filter((key) => key !== 'customFields').join('.')
  return (told || (part === 'body' ? 'the body' : part)).slice(0, 200)
}
