import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { threadOnDemand } from '../../../server/platform/threads/onDemand'

const idleMs = 60_000
const patienceMs = 120_000
const thread = (file = './thread.mjs') =>
  threadOnDemand<string | Int32Array, number>(new URL(file, import.meta.url), { idleMs, patienceMs })

/** A task that never ends; `begun` waits until the thread has it. */
function endless() {
  const task = new Int32Array(new SharedArrayBuffer(4))
  const begun = () => vi.waitFor(() => expect(task[0]).toBe(1), { timeout: 20_000 })
  return { task, begun }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A thread counts its tasks, so the first of a new one returns 1. */
test('a thread takes one task after the other', async () => {
  const run = thread()
  expect(await Promise.all([run('echo'), run('echo'), run('echo')])).toEqual([1, 2, 3])
})

test('a thread ends after a time without tasks, and the next task gets another one', async () => {
  const run = thread()
  expect(await run('echo')).toBe(1)
  vi.advanceTimersByTime(idleMs - 1)
  expect(await run('echo')).toBe(2)
  vi.advanceTimersByTime(idleMs)
  expect(await run('echo')).toBe(1)
})

test('a task that arrives in the moment in which the thread ends is run', async () => {
  const run = thread()
  await run('echo')
  const before = run('echo')
  vi.advanceTimersByTime(idleMs)
  const after = run('echo')
  // the first of them has met the thread before its end or not, and neither is lost
  expect(await before).toBeGreaterThanOrEqual(1)
  expect(await after).toBeGreaterThanOrEqual(1)
  vi.advanceTimersByTime(idleMs)
  const together = [run('echo'), run('echo')]
  expect(await Promise.all(together)).toEqual([1, 2])
})

test('a task that runs for longer than the idle time is not cut off', async () => {
  const run = thread()
  await run('echo')
  const { task, begun } = endless()
  const hanging = run(task)
  await begun()
  vi.advanceTimersByTime(idleMs)
  const ended = vi.fn()
  hanging.catch(ended)
  await Promise.resolve()
  expect(ended).not.toHaveBeenCalled()
  vi.advanceTimersByTime(patienceMs)
  await expect(hanging).rejects.toMatchObject({ name: 'AbortError' })
})

test.each([
  ['fails', 'throw', 'a task of its own'],
  ['ends its thread', 'exit', 'worker exited with code: 3'],
  ['breaks its thread', 'overflow', 'outside of the task'],
])('a task that %s fails alone: those that wait behind it are run', async (_, task, message) => {
  const run = thread()
  const tasks = [run('echo'), run(task), run('echo'), run('echo')]
  await expect(tasks[1]).rejects.toThrow(message)
  expect(await tasks[0]).toBe(1)
  expect(await tasks[2]).toBeGreaterThanOrEqual(1)
  expect(await tasks[3]).toBeGreaterThanOrEqual(2)
})

test('a task that is too slow is aborted, and its time is not that of those that wait behind it', async () => {
  const run = thread()
  await run('echo')
  const { task, begun } = endless()
  const slow = run(task)
  const behind = run('echo')
  await begun()
  vi.advanceTimersByTime(patienceMs)
  await expect(slow).rejects.toMatchObject({ name: 'AbortError' })
  expect(await behind).toBe(1)
})

test('a thread that cannot start fails its task with its own error, and the process goes on', async () => {
  const run = thread('./broken.mjs')
  await expect(run('echo')).rejects.toThrow('This thread does not start')
  await expect(run('echo')).rejects.toThrow('This thread does not start')
})
