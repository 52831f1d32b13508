import { fileURLToPath } from 'node:url'
import type { ResourceLimits } from 'node:worker_threads'
import { Piscina } from 'piscina'

interface ThreadOptions {
  /** milliseconds without a task after which the thread ends, which returns its memory */
  readonly idleMs: number
  /** milliseconds that a task may take, the start of the thread included and the wait for other tasks not */
  readonly patienceMs: number
  readonly resourceLimits?: ResourceLimits
}

/**
 * A worker thread that starts with a task, takes one task after the other, and ends without tasks. A task whose thread
 * crashes, cannot start or is too slow fails alone: the next task gets another thread. The tasks wait here and not in
 * Piscina, which starts no thread for a task that waits behind a crash.
 * @param file exports the function that runs a task
 * @returns runs a task. It throws the task's own error, the error of a thread that cannot start, and an AbortError for a
 * task that is too slow.
 */
export function threadOnDemand<Task, Result>(file: URL, { idleMs, patienceMs, ...limits }: ThreadOptions) {
  const filename = fileURLToPath(file)
  const pool = new Piscina({ filename, minThreads: 0, maxThreads: 1, idleTimeout: idleMs, ...limits })
  let current = new AbortController()
  let startFault: Error | null = null
  // without a listener, a thread that cannot start would end the process
  pool.on('error', (fault: Error) => {
    startFault = fault
    current.abort(fault)
  })

  const run = async (task: Task): Promise<Result> => {
    current = new AbortController()
    startFault = null
    const late = setTimeout(() => current.abort(), patienceMs).unref()
    try {
      return await pool.run(task, { signal: current.signal })
    } catch (fault) {
      throw startFault ?? fault
    } finally {
      clearTimeout(late)
    }
  }

  let last: Promise<unknown> = Promise.resolve()
  return (task: Task): Promise<Result> => {
    const result = last.then(() => run(task))
    last = result.catch(() => {})
    return result
  }
}
