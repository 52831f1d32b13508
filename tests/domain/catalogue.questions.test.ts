import { describe, expect, test } from 'vitest'
import { type Answers, declarationOf, type FieldName, formSteps } from '../../domain/application'
import { applicableAnswers, askedIn, offersIn } from '../../domain/application/applicable'
import { answeredThrough } from '../../domain/application/examples'
import { typesIn } from '../../domain/catalogue'
import { catalogueVersions } from '../../domain/catalogue/versions'

const questionnaire = ['about', 'performance', 'show', 'food', 'film', 'setbacks']
const isOfQuestionnaire = (name: FieldName) =>
  questionnaire.includes(declarationOf('underwriting').fields[name]?.group ?? '')
const questionsOf = (answers: Answers) => formSteps.flatMap((step) => askedIn(step, answers))

describe.each(catalogueVersions)('section 3: a quote that began with %s', (catalogue) => {
  const types = [...typesIn(catalogue).values()]
  const answered = (event_type: string) => answeredThrough('location', { catalogue, event_type })

  test('offers the types of its own catalogue by category, with the decision on each', () => {
    const notes = { quote: undefined, refer: 'An underwriter looks at it', decline: 'Not offered' }
    const offered = offersIn('eventDetails', answered('Wedding'))['event_type'] ?? []
    expect(offered.map(({ value, category, note }) => [value, category, note?.text])).toEqual(
      types.map(({ label, categoryLabel, decision }) => [label, categoryLabel, notes[decision]]),
    )
  })

  test('counts the type, category and decision of its own catalogue', () => {
    for (const { label, category, decision } of types)
      expect(applicableAnswers(answered(label))).toMatchObject({
        event_type: label,
        event_category: category,
        event_decision: decision,
      })
  })

  test('section 5: asks no questions where its own catalogue declines', () => {
    for (const { label } of types.filter(({ decision }) => decision === 'decline'))
      expect(questionsOf(answered(label)).filter(isOfQuestionnaire), label).toEqual([])
  })

  test('asks version 9’s questions where its own catalogue does not decline', () => {
    for (const { label } of types.filter(({ decision }) => decision !== 'decline')) {
      const now = questionsOf(answeredThrough('location', { event_type: label }))
      expect(now.filter(isOfQuestionnaire).length, label).toBeGreaterThan(0)
      expect(questionsOf(answered(label)), label).toEqual(now)
    }
  })

  test('ignores a type that its own catalogue does not have', () => {
    for (const label of typesIn('ver9').keys())
      if (!typesIn(catalogue).has(label))
        expect(
          applicableAnswers({ ...answered('Wedding'), event_type: label as string }).event_type,
          `${label}`,
        ).toBeNull()
  })
})
