import { type StepName, stepOrder } from '../../domain/application'
import { wrongAnswers } from '../platform/problems/problem'

/**
 * The step that a page reports.
 * @param at where the report names it: `events.3`
 * @throws Problem 422 for an unknown step
 */
export function stepIn(step: string, at: string): StepName {
  const known = stepOrder.find((name) => name === step)
  if (!known) throw wrongAnswers({ [`${at}.step`]: 'The quote has no such step' })
  return known
}
