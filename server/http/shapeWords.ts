import type { ErrorObject } from 'ajv/dist/2020.js'

/** A schema of the contract, as far as its words go. */
interface Schema {
  readonly examples?: readonly unknown[]
  readonly description?: string
}

type Words = (params: Readonly<Record<string, unknown>>, schema: Schema) => string

/** The words for each rule of a schema; a pattern is shown by its example, because nobody reads a regular expression. */
const words: Readonly<Record<string, Words>> = {
  required: () => 'is missing',
  additionalProperties: () => 'is not known here',
  type: ({ type }) => `must be of type ${[type].flat().join(' or ')}`,
  enum: ({ allowedValues }) => `must be one of: ${(allowedValues as readonly unknown[]).map(String).join(', ')}`,
  minLength: ({ limit }) => `must have ${limit} characters or more`,
  maxLength: ({ limit }) => `must have ${limit} characters or fewer`,
  minItems: ({ limit }) => `must have ${limit} entries or more`,
  maxItems: ({ limit }) => `must have ${limit} entries or fewer`,
  minimum: ({ limit }) => `must be ${limit} or more`,
  maximum: ({ limit }) => `must be ${limit} or less`,
}

const ofForm: Words = (_, { examples: [example] = [] }) =>
  `does not have the right form${example === undefined ? '' : `, such as ${example}`}`

/** The error of a value in words that follow its name. */
export const shapeInWords = ({ keyword, params, parentSchema = {} }: ErrorObject): string =>
  (words[keyword] ?? ofForm)(params, parentSchema as Schema)
