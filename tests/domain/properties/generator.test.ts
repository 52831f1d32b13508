import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fieldsOf, formSteps } from '../../../domain/application'
import { askedIn, countedAnswers } from '../../../domain/application/applicable'
import { isComplete } from '../../../domain/application/faults'
import { catalogueVersions } from '../../../domain/catalogue/versions'
import { coverageTypes } from '../../../domain/common/coverageTypes'
import { anyAnswers, wholeAnswers } from './answers'
import { offered } from './quoted'
import { inTime } from './runs'

const some = (numRuns: number) => ({ numRuns, seed: 20_271_107 })

test('random answers reach every catalogue, coverage, provider and question', inTime, () => {
  const met = fc.sample(anyAnswers(), some(2000)).map(countedAnswers)
  const values = (name: keyof (typeof met)[number]) => new Set(met.map((answers) => answers[name]))
  expect([...values('catalogue')].sort()).toEqual([...catalogueVersions].sort())
  expect([...values('coverage_type')]).toEqual(expect.arrayContaining([...coverageTypes]))
  expect([...values('provider')].sort()).toEqual(['first', 'second'])
  const questions = formSteps.flatMap(fieldsOf).filter(([, { kind }]) => kind !== 'derived' && kind !== 'fact')
  const answered = questions.filter(([name]) => met.some((answers) => answers[name] != null))
  expect(questions.filter((question) => !answered.includes(question)).map(([name]) => name)).toEqual([])
})

test('complete answers are valid, and more than a quarter of them have a price', inTime, () => {
  const whole = fc.sample(wholeAnswers(), some(400))
  for (const answers of whole) expect(formSteps.filter((step) => !isComplete(step, answers))).toEqual([])
  expect(whole.filter((answers) => offered(answers).outcome === 'quote').length).toBeGreaterThan(100)
  expect(whole.some((answers) => askedIn('underwriting', answers).length > 25)).toBe(true)
})
