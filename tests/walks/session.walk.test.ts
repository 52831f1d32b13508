import { expect, test } from 'vitest'
import { sessionMachine } from '../../machines/shared/session/session.machine'

test('the warning comes after 25 idle minutes and lasts 5', () => {
  expect(sessionMachine.implementations.delays).toEqual({ idle: 1_500_000, unanswered: 1_500_000, grace: 300_000 })
})
