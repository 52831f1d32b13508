import fc from 'fast-check'
import type { Entry, Field } from '../../../domain/application/fields/field'

/** What is drawn for a question before it is known what it offers and on which days the event is. */
export interface Drawn {
  /** which of a list, which day: taken modulo how many there are */
  readonly pick: number
  /** a value of its own, where it has no list and is no day */
  readonly value: unknown
  /** of 100: whether it is answered, and whether in the usual way; by the temper of the whole case */
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

/** A right answer of this kind, drawn alone. Days and what hangs on an offer are settled by `pick`. */
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

/** Whole entries, and now and then one with gaps or in which nothing is filled in. */
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
