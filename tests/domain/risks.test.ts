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
  [null, null, { state: 'open', yes: 0 }],
  ['True', null, { state: 'open', yes: 1 }],
  ['False', null, { state: 'open', yes: 0 }],
  ['False', 'False', { state: 'none', yes: 0 }],
  ['True', 'False', { state: 'others', yes: 1 }],
])('risks with the answers %s and %s', (drone, late, state) => {
  expect(riskAnswers(two, given(drone, late))).toEqual(state)
})

test('“None apply” answers No and leaves a Yes; taking it back removes each No', () => {
  expect(noneApplies(two, given(null, null))).toEqual({ using_drone_at_event: 'False', end_after_two: 'False' })
  expect(noneApplies(two, given('True', null))).toEqual({ end_after_two: 'False' })
  expect(noneTakenBack(two, given('True', 'False'))).toEqual({ end_after_two: null })
})
