import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { sessionMachine } from '../../machines/shared/session/session.machine'
import { selectCountdown, selectSeconds, selectSession } from '../../machines/shared/session/session.select'

const minutes = (many: number) => many * 60_000

function begin(wasCleared = false) {
  const clock = new SimulatedClock()
  const session = createActor(sessionMachine, { input: { wasCleared }, clock })
  const texts: string[] = []
  session.on('*', ({ type }) => texts.push(type))
  session.start()
  const now = () => selectSession(session.getSnapshot())
  return { session, clock, now, texts: texts }
}

test.each(['activity.seen', 'activity.heard'] as const)('%s delays the warning by 25 minutes', (type) => {
  const { session, clock, now } = begin()
  clock.increment(minutes(24))
  session.send({ type })
  clock.increment(minutes(25) - 1)
  expect(now()).toBe('active')
  clock.increment(1)
  expect(now()).toBe('warning')
})

test('an unanswered question does not keep the answers in the browser', () => {
  const { session, clock, now, texts: text } = begin()
  session.send({ type: 'clearing.asked' })
  clock.increment(minutes(25))
  expect(now()).toBe('warning')
  clock.increment(minutes(5))
  expect([now(), text]).toEqual(['cleared', ['cleared']])
})

test('the warning counts down from five minutes, and closes on activity at another page', () => {
  const { session, clock, now } = begin()
  clock.increment(minutes(25))
  const left = () => selectSeconds(selectCountdown(session.getSnapshot())?.getSnapshot())
  expect(left()).toBe(300)
  clock.increment(1000)
  clock.increment(1000)
  expect(left()).toBe(298)
  // a keystroke does not close the warning
  session.send({ type: 'activity.seen' })
  expect(now()).toBe('warning')
  session.send({ type: 'activity.heard' })
  expect([now(), left()]).toEqual(['active', 0])
})

test('a clearing is reported once, to the next visitor', () => {
  const { session, now, texts: text } = begin(true)
  expect(now()).toBe('showingNotice')
  session.send({ type: 'notice.closed' })
  expect([now(), text]).toEqual(['active', ['noticeClosed']])
})
