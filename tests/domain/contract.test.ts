import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { ruleBroken } from '../../domain/application/faults'
import { sent } from '../../domain/application/payload'
import { slices as allSlices, fieldsIn, isRecord } from '../../domain/application/slices'
import { pricingFields } from '../../domain/rating/price'

interface Schema {
  properties: Record<string, Schema>
  required?: string[]
  maxItems?: number
  maxLength?: number
  maximum?: number
  enum?: unknown[]
  items?: Schema
  type?: string | string[]
  $ref?: string
}
const { schemas } = parse(readFileSync('openapi.yaml', 'utf8')).components as { schemas: Record<string, Schema> }

const slices = { step0: 'Step0', step1: 'Step1', step2: 'Step2', step4: 'Step4', step5: 'Step5' } as const
const saved = allSlices.flatMap((slice) => {
  if (slice === 'terms') return []
  const { properties } = schemas[slices[slice]]!
  const stored = isRecord(slice) ? properties['customFields']!.properties : properties
  return fieldsIn(slice)
    .filter(([, field]) => field.isSent)
    .flatMap(([name, field]) =>
      field.entry?.isNumbered
        ? sent(name, field, []).map(([part]) => ({ name: part, slice, stored, field }))
        : [{ name, slice, stored: field.entry ? properties : stored, field }],
    )
})

test.each(saved)('$name is in $slice of openapi.yaml', ({ name, stored }) => {
  expect(Object.keys(stored)).toContain(name)
})

test('the questions and the maximum number of additional insureds match openapi.yaml', () => {
  const { entry } = saved.find(({ name }) => name === 'ai_data')!.field
  expect(Object.keys(entry!.fields).sort()).toEqual(Object.keys(schemas['AdditionalInsured']!.properties).sort())
  expect(schemas['Step4']!.properties['ai_data']!.maxItems).toBe(entry!.most)
})

test('the pricing detail matches openapi.yaml, name by name', () => {
  expect([...pricingFields, 'fee_changed_by_rep'].sort()).toEqual([...schemas['PricingDetail']!.required!].sort())
})

const resolved = (schema: Schema): Schema => (schema.$ref ? schemas[schema.$ref.split('/').at(-1)!]! : schema)
const june = (length: number) => Array.from({ length }, (_, day) => `06/${String(day + 1).padStart(2, '0')}/2027`)

/** Values that a schema only just refuses, in forms that a question could let through. */
function justOutside(given: Schema): unknown[] {
  const { type, maxLength, maximum, maxItems, enum: values } = resolved(given)
  const types = [type].flat()
  return [
    ...(maxLength === undefined ? [] : ['x'.repeat(maxLength + 1), `${'x'.repeat(maxLength)}@example.com`]),
    ...(maximum === undefined ? [] : [maximum + 1]),
    ...(maxItems === undefined ? [] : [june(maxItems + 1)]),
    ...(values ? ['Maybe'] : []),
    ...(types.includes('integer') ? [1.5, -1] : []),
    ...(types.includes('string') ? [1] : ['many']),
  ]
}

const ofEntries = saved.find(({ name }) => name === 'ai_data')!.field.entry!
const ruled = [
  ...saved.filter(({ field }) => !field.derive && !field.entry),
  ...Object.entries(ofEntries.fields).map(([name, field]) => ({
    name,
    field,
    stored: schemas['AdditionalInsured']!.properties,
  })),
].map(({ name, field, stored }) => ({ name, field, schema: stored[name]! }))

test.each(ruled)('a value of $name that openapi.yaml refuses is an error beside the question', ({ field, schema }) => {
  const tried = justOutside(schema)
  expect(tried.length).toBeGreaterThan(0)
  expect(tried.filter((value) => ruleBroken(field, value) === null)).toEqual([])
})
