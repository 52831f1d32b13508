import { expect, test } from 'vitest'
import { blankAnswers, type FieldName, fieldsOf, formSteps } from '../../domain/application'
import { noneApplies, noneTakenBack, riskAnswers } from '../../domain/application/risks'
import { rules } from '../../domain/decision'

const risks = formSteps.flatMap(fieldsOf).flatMap(([name, { isRisk }]) => (isRisk ? [name] : []))

test('No to a risk never refers or declines an event', () => {
  expect(risks.length).toBeGreaterThan(15)
  const onNo = rules.filter(({ field, is }) => risks.includes(field as FieldName) && is?.includes('False'))
  expect(onNo).toEqual([])
})

const two: readonly FieldName[] = ['using_drone_at_event', 'end_after_two']
const given = (drone: string | null, late: string | null) => ({
  ...blankAnswers,
  using_drone_at_event: drone as 'True' | null,
  end_after_two: late as 'True' | null,
})

test.each([
  [null, null, { state: 'open', hasRisk: false }],
  ['True', null, { state: 'open', hasRisk: true }],
  ['False', null, { state: 'open', hasRisk: false }],
  ['False', 'False', { state: 'none', hasRisk: false }],
  ['True', 'False', { state: 'others', hasRisk: true }],
])('risks with the answers %s and %s', (drone, late, state) => {
  expect(riskAnswers(two, given(drone, late))).toEqual(state)
})

test('“None apply” answers No and leaves a Yes; taking it back removes each No', () => {
  expect(noneApplies(two, given(null, null))).toEqual({ using_drone_at_event: 'False', end_after_two: 'False' })
  expect(noneApplies(two, given('True', null))).toEqual({ end_after_two: 'False' })
  expect(noneTakenBack(two, given('True', 'False'))).toEqual({ end_after_two: null })
})
