import { expect, test } from 'vitest'
import { formSteps } from '../../domain/application'
import { answeredThrough } from '../../domain/application/examples'
import { summaryOf } from '../../domain/application/summary'
import { sentence } from '../../domain/common/sentence'
import { rate, toWire } from '../../domain/rating'
import { changesBetween, lineWords } from '../../domain/worksheet'
import { doubleEnds, endingIn, ends } from './sentenceEnds'

test.each([
  ['For Example Rentals', 'For Example Rentals.'],
  ['For Sample Inc.', 'For Sample Inc.'],
  ['Ready?', 'Ready?'],
  ['Hurray!', 'Hurray!'],
  ['And so on…', 'And so on…'],
  ['She said “Ready?”', 'She said “Ready?”'],
  ['Sample (Example Ltd.)', 'Sample (Example Ltd.)'],
  ['Sample (an example)', 'Sample (an example).'],
])('“%s” as a sentence is “%s”', (words, ended) => {
  expect(sentence(words)).toBe(ended)
})

test.each(ends)('no reason of a price or of its change ends twice where a name ends in “%s”', (end) => {
  const wedding = answeredThrough('location')
  const ai_data = [{ ai_name: 'Example Rentals', ai_waiver_subrogation: 'True' }] as never
  const before = toWire(rate(endingIn(end, wedding)))
  const after = toWire(rate(endingIn(end, { ...wedding, ai_data })))
  const reasons = [...after.worksheet.map((line) => lineWords(line).reason), ...changesBetween(before, after)!.texts]
  expect(reasons.filter((reason) => reason?.includes('Example Rentals'))).toHaveLength(4)
  expect(reasons.flatMap((reason) => doubleEnds(reason ?? ''))).toEqual([])
})

test.each(ends)('no summary of a step ends twice where a name ends in “%s”', (end) => {
  const answers = endingIn(end, answeredThrough('location', { insured_company_name: 'Auto Co' }))
  const summaries = formSteps.map((step) => summaryOf(step, answers, { signedOn: null }))
  expect(summaries).toContain(`Auto Co${end}`)
  expect(summaries.flatMap(doubleEnds)).toEqual([])
  expect(summaryOf('terms', { ...answers, terms_name: `Robin Example Jr${end}` })).toBe(
    `Terms agreed by Robin Example Jr${end}`,
  )
})
