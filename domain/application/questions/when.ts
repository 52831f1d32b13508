import { type QuestionName, typesAsking } from '../../catalogue'
import { liability } from '../../common/coverageTypes'
import type { When } from '../fields/field'

const offered = ['quote', 'refer'] as const

/** A question is asked where liability is bought for a type of event whose row in the catalogue lists it. */
export const askedOf = (question: QuestionName): When => ({
  coverage_type: liability,
  event_type: typesAsking(question),
  event_decision: offered,
})

/** For a question whose right answer is yes: its examples begin with it. */
export const yesFirst = ['True', 'False'] as const
