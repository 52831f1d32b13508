import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { realTime } from '../../../server/platform/scheduler/scheduler'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test('work runs after each interval, and not again once it is stopped', async () => {
  let runs = 0
  const stop = realTime.every(1000, async () => void runs++)
  expect(runs).toBe(0)
  vi.advanceTimersByTime(1000)
  await vi.waitFor(() => expect(runs).toBe(1))
  await stop()
  vi.advanceTimersByTime(5000)
  expect(runs).toBe(1)
})

test('a run that is due during another is left out, and stopping waits for the current one', async () => {
  let runs = 0
  let end = () => {}
  const stop = realTime.poll(1000, () => {
    runs++
    return new Promise<void>((resolve) => {
      end = resolve
    })
  })
  vi.advanceTimersByTime(3000)
  expect(runs).toBe(1)
  let isStopped = false
  const stopped = stop().then(() => {
    isStopped = true
  })
  await Promise.resolve()
  expect(isStopped).toBe(false)
  end()
  await stopped
  expect(isStopped).toBe(true)
})
