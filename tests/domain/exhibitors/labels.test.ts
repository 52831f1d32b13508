import { expect, test } from 'vitest'
import { blanksOf } from '../../../domain/application/apart'
import { type EventAnswers, eventFaults, eventQuestions } from '../../../domain/exhibitors/event'

test('each message about an event that is not described names its question, and no two are alike', () => {
  const faults = Object.values(eventFaults(blanksOf(eventQuestions) as EventAnswers, '11/20/2026'))
  expect(faults.length).toBeGreaterThan(10)
  expect(new Set(faults).size).toBe(faults.length)
})
