import { expect, test } from 'vitest'
import type { Answers, FieldName } from '../../domain/application'
import { applicableAnswers, askedIn } from '../../domain/application/applicable'
import { answeredThrough } from '../../domain/application/examples'

/** Whether a question without an answer is asked, and the answer that counts: other answers can imply it. */
const asking = (step: 'coverage' | 'underwriting', name: FieldName, answers: Partial<Answers>) => {
  const all = answeredThrough(step, { ...answers, [name]: null })
  return [askedIn(step, all).includes(name), applicableAnswers(all)[name]]
}

test.each([
  [null, false, '0-500'],
  [500, false, '0-500'],
  [501, true, null],
])('with %s attendees the number of drinkers is asked: %s', (number_attendees, isAsked, answer) => {
  const answers = { number_attendees, alcohol_event: 'True' } as const
  expect(asking('coverage', 'attendees_consuming_alcohol', answers)).toEqual([isAsked, answer])
})

test('no more drinkers than attendees are offered', () => {
  const answers = answeredThrough('coverage', { number_attendees: 1600, alcohol_event: 'True' })
  const counted = (attendees_consuming_alcohol: string) =>
    applicableAnswers({ ...answers, attendees_consuming_alcohol } as Answers).attendees_consuming_alcohol
  expect([counted('1,501-3,000'), counted('3,001-5,000')]).toEqual(['1,501-3,000', null])
})

test.each([
  ['Wedding', 120, false, undefined],
  ['Wedding', 501, true, null],
  ['Company Holiday Party', 120, true, null],
  ['Concert - Rock', 120, false, 'Rock'],
  ['Concert - Pop', 120, false, 'Other'],
  ['Concert - 50s to 80s Music', 120, true, null],
] as const)('the kind of music at a %s of %i is asked: %s', (event_type, number_attendees, isAsked, answer) => {
  expect(asking('underwriting', 'type_music_featured', { event_type, number_attendees })).toEqual([isAsked, answer])
})

test('an attendance that is not a number does not ask for the drinkers', () => {
  const answers = answeredThrough('coverage', { alcohol_event: 'True' })
  expect(askedIn('coverage', { ...answers, number_attendees: '12o' as never })).not.toContain(
    'attendees_consuming_alcohol',
  )
})
