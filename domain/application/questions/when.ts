import { type QuestionName, typesAsking } from '../../catalogue'
import { liability } from '../../common/coverageTypes'
import type { When } from '../fields/field'

const offered = ['quote', 'refer'] as const

/** Asked where liability is bought for an event type whose catalogue row lists the question. */
export const askedOf = (question: QuestionName): When => ({
  coverage_type: liability,
  event_type: typesAsking(question),
  event_decision: offered,
})

/** For a question whose favorable answer is yes: its examples begin with it. */
export const yesFirst = ['True', 'False'] as const
