import { expect, test } from 'vitest'
import { sessionMachine } from '../../machines/shared/session/session.machine'

test('the silence lasts 25 minutes, and the warning 5', () => {
  expect(sessionMachine.implementations.delays).toEqual({ idle: 1_500_000, unanswered: 1_500_000, grace: 300_000 })
})
