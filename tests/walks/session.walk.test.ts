import { expect, test } from 'vitest'
import { sessionMachine } from '../../machines/session/session.machine'
import { countdownWalk, sessionWalk, visitWalk } from './session.walks'
import { survey } from './walk'

test('who is silent is warned, and may stay or be forgotten; who wants to be forgotten is asked first', async () => {
  expect((await survey(sessionWalk)).gaps).toEqual([])
})

test('the silence lasts 25 minutes, and the warning 5', () => {
  expect(sessionMachine.implementations.delays).toEqual({ idle: 1_500_000, unanswered: 1_500_000, grace: 300_000 })
})

test('the countdown ends at nothing', async () => {
  expect((await survey(countdownWalk)).gaps).toEqual([])
})

test('where a visit comes from is kept with its quote, or lost in silence', async () => {
  expect((await survey(visitWalk)).gaps).toEqual([])
})
