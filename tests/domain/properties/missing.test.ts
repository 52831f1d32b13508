import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Answers, FieldName } from '../../../domain/application'
import { missingTo } from '../../../domain/application/missing'
import { decide } from '../../../domain/decision'
import { NotInTables, rate } from '../../../domain/rating'
import { anyAnswers, askOf, exampleFor, mended, today } from './answers'
import { offered } from './quoted'
import { inTime, runs } from './runs'

/** Fills missing answers until there are none, and returns the names in order. */
function towardsPrice(
  answers: Answers,
  picks: readonly number[],
  names: readonly FieldName[] = [],
): [Answers, readonly FieldName[]] {
  const missing = missingTo('price', answers)
  if (missing.length === 0 || names.length > 40) return [answers, names]
  let given = answers
  for (const [i, { field }] of missing.entries()) {
    const pick = names.length < 20 ? picks[(names.length + i) % picks.length] : 0
    given = { ...given, [field]: exampleFor(askOf(field), given, pick) }
  }
  // a filled answer may invalidate another one, such as a teardown day, which a customer would clear
  given = mended(given)
  return towardsPrice(given, picks, [...names, ...missing.map(({ field }) => field)])
}

const anyPicks = fc.array(fc.nat(9999), { minLength: 20, maxLength: 20 })

/** Answers that some prices or decisions depend on by value only: tax state, season, notice. */
const facts: readonly FieldName[] = [
  'event_state',
  'number_attendees',
  'event_start_date',
  'event_end_date',
  'coverage_type',
  'event_outdoor_or_tent',
]

test('the missing answers lead to a price or a decision, and none of them can be left out', inTime, () => {
  fc.assert(
    fc.property(anyAnswers(), anyPicks, (answers, picks) => {
      const [finished, names] = towardsPrice(answers, picks)
      const offer = offered(finished)
      expect(offer).not.toMatchObject({ outcome: 'unfinished' })
      if (offer.outcome !== 'passed') expect(offer.outcome).toBe(decide(finished, { today }).outcome)
      if (offer.outcome !== 'quote') return
      for (const name of names) {
        const without = { ...finished, [name]: null }
        expect([name, offered(without).outcome]).not.toEqual([name, 'quote'])
        if (!facts.includes(name)) expect(() => rate(without)).toThrow(NotInTables)
      }
    }),
    runs(800),
  )
})

// with a fixed seed, because the share of answers with a price varies from run to run
test('random answers lead to a price through each kind of missing answer', inTime, () => {
  const sample = fc.sample(fc.tuple(anyAnswers(), anyPicks), { numRuns: 800, seed: 20_271_107 })
  const finished = sample.map(([answers, picks]) => towardsPrice(answers, picks))
  const priced = finished.filter(([answers]) => offered(answers).outcome === 'quote')
  expect(priced.length).toBeGreaterThan(300)
  const filled = priced.flatMap(([, names]) => names)
  expect(filled).toEqual(expect.arrayContaining(['event_type', 'number_attendees', 'event_outdoor_or_tent']))
})

test('with missing answers there is no price, and the server names exactly those', inTime, () => {
  fc.assert(
    fc.property(anyAnswers(), (answers) => {
      const missing = missingTo('price', answers).map(({ field }) => field)
      const offer = offered(answers)
      if (missing.length > 0) expect(offer.outcome).not.toBe('quote')
      if (offer.outcome !== 'unfinished') return
      expect(Object.keys(offer.errors).map((path) => path.split('.')[1])).toEqual(missing)
    }),
    runs(1500),
  )
})
