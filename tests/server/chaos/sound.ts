import { expect } from 'vitest'
import type { Figures } from './run'

/** The invariants after any sequence of failures (specification, decision 50). */
export function isSound(figures: Figures): void {
  const { bought, policies, charges, atProcessor, inBooks, secondsToSettle } = figures
  // nobody pays twice, and nobody pays for nothing
  expect(figures).toMatchObject({ doubleCharges: 0, unsettled: 0, changedAnswers: 0, untrueAnswers: 0 })
  expect([policies, charges]).toEqual([bought, bought])
  expect(inBooks).toBe(atProcessor)
  expect(secondsToSettle).toBeLessThan(60)
}
