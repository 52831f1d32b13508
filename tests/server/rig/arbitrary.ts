import fc from 'fast-check'
import { resolved } from './contract'

/** Any value that a schema of the contract allows. */
export function arbitrary(schema: unknown): fc.Arbitrary<any> {
  const shown = resolved(schema) ?? {}
  if (shown.enum) return fc.constantFrom(...shown.enum)
  if (shown.oneOf) return fc.oneof(...shown.oneOf.map(arbitrary))
  if (Array.isArray(shown.type)) return fc.oneof(...shown.type.map((type: string) => arbitrary({ ...shown, type })))
  return (byType[shown.type] ?? (() => fc.jsonValue()))(shown)
}

const byType: Record<string, (shown: any) => fc.Arbitrary<any>> = {
  object: ({ properties = {}, required = [] }) =>
    fc.record(Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, arbitrary(schema)])), {
      requiredKeys: required,
    }),
  array: ({ items, minItems = 0, maxItems = minItems + 4 }) =>
    fc.array(arbitrary(items), { minLength: minItems, maxLength: Math.min(maxItems, minItems + 4) }),
  integer: ({ minimum = -1e6, maximum = 1e6 }) => fc.integer({ min: minimum, max: maximum }),
  number: () => fc.double({ noNaN: true, noDefaultInfinity: true }),
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  string: ({ pattern, minLength = 0, maxLength = 40 }) =>
    pattern
      ? fc.stringMatching(new RegExp(pattern))
      : fc.oneof(
          fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 40) }),
          fc.constantFrom(...likely.filter((text) => text.length >= minLength && text.length <= maxLength)),
        ),
}

/** Strings that are valid somewhere, so that tests get past the first validation. */
const likely = [
  '',
  'Wedding',
  'Food Festival',
  'TX',
  'CA',
  '06/12/2027',
  '06/11/2027',
  'Liability Insurance',
  '$1,000,000/$2,000,000',
  '$5,000',
  'Host Liquor',
  'ana@example.com',
  '78701',
  '512-555-0100',
]

const paths = (value: unknown, path: readonly string[] = []): (readonly string[])[] => [
  path,
  // a deep value is replaced as a whole
  ...(typeof value === 'object' && value !== null && path.length < 20
    ? Object.entries(value).flatMap(([key, child]) => paths(child, [...path, key]))
    : []),
]

const strange = [
  ...[null, '', -1, 1e308, -0, '\u0000', '\ud800', 'x'.repeat(5000), [], {}, '__proto__', [[]], true],
  ...['\u0001\u001b[31m\r\n\t', '\u202e\u2066', '١٢٣', '４２４２', '𝟙𝟚', 'Infinity', 9e15, 0.1 + 0.2, 1e-9],
]

/** A value with one part removed or replaced. @param more values to put there */
export function mutated(value: unknown, more: readonly unknown[] = []): fc.Arbitrary<unknown> {
  const other = fc.oneof(fc.constant(undefined), fc.jsonValue(), fc.constantFrom(...strange, ...more))
  return fc.tuple(fc.constantFrom(...paths(value)), other).map(([path, put]) => replaced(value, path, put))
}

function replaced(value: unknown, path: readonly string[], put: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return put
  const copy: any = Array.isArray(value) ? [...value] : { ...(value as object) }
  const child = replaced(copy[key], rest, put)
  if (child === undefined) delete copy[key]
  else copy[key] = child
  return copy
}
