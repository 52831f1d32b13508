import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { type ClearingReason, sessionMachine } from '../../machines/shared/session/session.machine'
import { selectCountdown, selectSeconds, selectSession } from '../../machines/shared/session/session.select'

const minutes = (many: number) => many * 60_000

function begin(cleared: ClearingReason | null = null) {
  const clock = new SimulatedClock()
  const session = createActor(sessionMachine, { input: { cleared }, clock })
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
  const { session, now, texts: text } = begin('idle')
  expect(now()).toBe('showingNotice')
  session.send({ type: 'notice.closed' })
  expect([now(), text]).toEqual(['active', ['noticeClosed']])
})

test.each([
  ['nobody was there', 'idle', []],
  ['another page cleared while nobody was there', 'idle', [{ type: 'clearing.heard' }]],
  ['somebody asked for it', 'asked', [{ type: 'clearing.confirmed' }]],
  ['another page cleared after somebody was there', 'asked', [{ type: 'activity.heard' }, { type: 'clearing.heard' }]],
] as const)('a clearing names its reason: %s', (_, reason, events) => {
  const { session, clock } = begin()
  const reasons: string[] = []
  session.on('cleared', (cleared) => reasons.push(cleared.reason))
  clock.increment(minutes(25))
  for (const event of events) session.send(event)
  clock.increment(minutes(5))
  expect(reasons).toEqual([reason])
})
