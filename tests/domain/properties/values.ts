import fc from 'fast-check'
import type { Entry, Field } from '../../../domain/application/fields/field'

/** Random choices for a question, drawn before its options and the event days are known. */
export interface Drawn {
  /** index into a list or a range of days, modulo its length */
  readonly pick: number
  /** the value itself, for a question without options that is not a day */
  readonly value: unknown
  /** percentiles: whether it is answered, and whether in the usual way; compared with the rates of the case */
  readonly answered: number
  readonly usual: number
}

const parted = (...parts: (readonly [weight: number, least: number, most: number])[]) =>
  fc.oneof(...parts.map(([weight, min, max]) => ({ weight, arbitrary: fc.integer({ min, max }) })))

/** Small numbers, and some in every band of section 9. */
const people = parted([4, 1, 60], [4, 61, 200], [3, 201, 1500], [3, 1501, 5000], [1, 5001, 20_000])
const dollars = fc.oneof(
  parted([3, 1, 20_000], [3, 20_001, 100_000], [2, 100_001, 300_000]),
  fc.integer({ min: 1, max: 9_999_999 }).map((cents) => cents / 100),
)
const words = fc.constantFrom('Example & Söhne, Ltd.', "O'Sample", '例')

/** A valid answer of this kind by itself. `pick` later settles days and options. */
function anyValue(field: Field): fc.Arbitrary<unknown> {
  const examples = fc.constantFrom(...field.valid)
  if (field.options) return fc.constantFrom(...field.options.map(({ value }) => value))
  switch (field.kind) {
    case 'yesNo':
    case 'cover':
      return fc.constantFrom('False', 'True')
    case 'count':
      return people
    case 'money':
      return fc.oneof(examples, dollars)
    case 'text':
    case 'longText':
      return fc.oneof(examples, words)
    case 'entries':
      return fc.oneof(
        { weight: 3, arbitrary: fc.array(entryOf(field), { maxLength: 3 }) },
        { weight: 1, arbitrary: fc.array(entryOf(field), { maxLength: field.entry!.most, size: 'max' }) },
      )
    default:
      return examples
  }
}

/** Complete entries, and sometimes one with gaps or an empty one. */
function entryOf(field: Field): fc.Arbitrary<Entry> {
  const parts = Object.fromEntries(
    Object.entries(field.entry!.fields).map(([name, part]) => {
      const value = part.kind === 'money' ? fc.integer({ min: 50, max: 900 }) : anyValue(part)
      return [name, part.optional ? fc.option(value) : value]
    }),
  )
  return fc.oneof(
    { weight: 6, arbitrary: fc.record(parts, { noNullPrototype: true }) },
    { weight: 1, arbitrary: fc.record(parts, { requiredKeys: [], noNullPrototype: true }) },
    { weight: 1, arbitrary: fc.constant({}) },
  ) as fc.Arbitrary<Entry>
}

const hundred = fc.nat(99)

export const drawn = (field: Field): fc.Arbitrary<Drawn> =>
  fc.record({ pick: fc.nat(9999), value: anyValue(field), answered: hundred, usual: hundred })
