import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { declarationOf, fieldsOf, formSteps } from '../../domain/application'
import { pricingFields } from '../../domain/rating/price'

interface Schema {
  properties: Record<string, Schema>
  required?: string[]
  maxItems?: number
}
const { schemas } = parse(readFileSync('openapi.yaml', 'utf8')).components as { schemas: Record<string, Schema> }

const slices = { step0: 'Step0', step1: 'Step1', step2: 'Step2', step4: 'Step4', step5: 'Step5' } as const
const saved = formSteps.flatMap((step) => {
  const { slice, isRecord } = declarationOf(step)
  if (slice === 'terms') return []
  const { properties } = schemas[slices[slice]]!
  const held = isRecord ? properties['customFields']!.properties : properties
  return fieldsOf(step)
    .filter(([, field]) => field.isSent)
    .map(([name, field]) => ({ name, slice, held: field.entry ? properties : held, field }))
})

test.each(saved)('$name stands in $slice of openapi.yaml', ({ name, held }) => {
  expect(Object.keys(held)).toContain(name)
})

test('the questions of an additional insured are those of openapi.yaml, and as many fit', () => {
  const { entry } = saved.find(({ name }) => name === 'ai_data')!.field
  expect(Object.keys(entry!.fields).sort()).toEqual(Object.keys(schemas['AdditionalInsured']!.properties).sort())
  expect(schemas['Step4']!.properties['ai_data']!.maxItems).toBe(entry!.most)
})

test('the pricing detail is that of openapi.yaml, name by name', () => {
  expect([...pricingFields, 'fee_changed_by_rep'].sort()).toEqual([...schemas['PricingDetail']!.required!].sort())
})
