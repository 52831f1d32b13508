import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whileIdle } from '../../../src/shared/browser/whileIdle'

const input = (type = 'text') => {
  const made = document.createElement('input')
  made.type = type
  return document.body.appendChild(made)
}
/** jsdom has no clock of its own for events */
const press = () =>
  document.dispatchEvent(Object.defineProperty(new Event('keydown'), 'timeStamp', { value: performance.now() }))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

test('acts are done one after the other, each in a task of its own', () => {
  const acts = [vi.fn(), vi.fn()]
  whileIdle(window, acts)
  expect(acts.map(({ mock }) => mock.calls.length)).toEqual([0, 0])
  vi.advanceTimersToNextTimer()
  expect(acts.map(({ mock }) => mock.calls.length)).toEqual([1, 0])
  vi.advanceTimersToNextTimer()
  expect(acts.map(({ mock }) => mock.calls.length)).toEqual([1, 1])
})

test('nothing is done for half a second after a key', () => {
  const act = vi.fn()
  whileIdle(window, [act])
  press()
  vi.advanceTimersByTime(499)
  expect(act).not.toHaveBeenCalled()
  vi.advanceTimersByTime(2)
  expect(act).toHaveBeenCalledOnce()
})

test('nothing is done while somebody types in a field, until a pause of three seconds', () => {
  const act = vi.fn()
  input().focus()
  whileIdle(window, [act])
  for (let seconds = 0; seconds < 10; seconds++) {
    vi.advanceTimersByTime(1000)
    press()
  }
  expect(act).not.toHaveBeenCalled()
  vi.advanceTimersByTime(3000)
  expect(act).toHaveBeenCalledOnce()
})

test('a choice is not typed, so a radio button with the focus delays nothing', () => {
  const act = vi.fn()
  input('radio').focus()
  whileIdle(window, [act])
  vi.advanceTimersByTime(100)
  expect(act).toHaveBeenCalledOnce()
})
