import { createRequire } from 'node:module'

/**
 * `act` for React's production build, which has none and takes less time than the development build. Inside it, React's
 * work waits in a queue, and the end of the outermost one does all of it. A setup file before every other that loads
 * React; `env` of its project sets NODE_ENV.
 */
type Work = () => unknown
interface Task {
  /** null once it has begun or is canceled */
  work: Work | null
  readonly priority: number
  /** the same task in React's own scheduler, which performs it outside of `act` */
  readonly node: unknown
}
interface Scheduler {
  unstable_scheduleCallback(priority: number, work: Work, options?: object): unknown
  unstable_cancelCallback(node: unknown): void
  unstable_shouldYield(): boolean
}

/** of calls of `act` inside each other; above 0 nothing is done before the flush */
let depth = 0
let isFlushing = false
const microtasks: Work[] = []
const tasks = new Set<Task>()
const { queueMicrotask, setImmediate } = globalThis

function act(callback: () => unknown): PromiseLike<unknown> {
  const outer = depth++
  let result: unknown
  try {
    result = callback()
    if (result instanceof Promise) return finished(result, outer)
    if (outer === 0) flush()
  } finally {
    if (!(result instanceof Promise)) depth = outer
  }
  return {
    // biome-ignore lint/suspicious/noThenProperty: as React's own, it goes on only if it is awaited
    then: (onFulfilled, onRejected) => {
      depth++
      return finished(Promise.resolve(result), outer).then(onFulfilled, onRejected)
    },
  }
}

/** Resolves when the callback has ended and, for the outermost `act`, all work that follows from it is done. */
async function finished(result: Promise<unknown>, outer: number): Promise<unknown> {
  try {
    const value = await result
    if (outer > 0) return value
    do {
      flush()
      await new Promise((resolve) => setImmediate(resolve))
    } while (microtasks.length > 0 || tasks.size > 0)
    return value
  } finally {
    depth = outer
  }
}

function flush() {
  isFlushing = true
  try {
    do runMicrotasks()
    while (performFirst())
  } finally {
    isFlushing = false
  }
}

function runMicrotasks() {
  for (let work = microtasks.shift(); work; work = microtasks.shift()) work()
}

/** Performs the first of the most urgent tasks, and tells whether there was one. */
function performFirst(): boolean {
  let first: Task | undefined
  for (const task of tasks) if (!first || task.priority < first.priority) first = task
  if (first) perform(first)
  return first !== undefined
}

/** A task that is not done returns the rest of its work. */
function perform(task: Task): Work | null {
  const { work } = task
  task.work = null
  const rest = work?.()
  if (typeof rest === 'function') {
    task.work = rest as Work
    return () => perform(task)
  }
  tasks.delete(task)
  return null
}

function replaceScheduler(scheduler: Scheduler) {
  const { unstable_scheduleCallback, unstable_cancelCallback, unstable_shouldYield } = scheduler
  scheduler.unstable_scheduleCallback = (priority, work, options) => {
    const later = () => (task.work ? perform(task) : null)
    const node = depth === 0 ? unstable_scheduleCallback(priority, later, options) : null
    const task: Task = { work, priority, node }
    tasks.add(task)
    return task
  }
  scheduler.unstable_cancelCallback = (node) => {
    const task = node as Task
    task.work = null
    tasks.delete(task)
    if (task.node) unstable_cancelCallback(task.node)
  }
  scheduler.unstable_shouldYield = () => !isFlushing && unstable_shouldYield()
}

const load = createRequire(import.meta.url)
Object.assign(load('react') as object, { act })
replaceScheduler(createRequire(load.resolve('react-dom'))('scheduler') as Scheduler)
// react-dom keeps the function that it finds when it is loaded
globalThis.queueMicrotask = (work) => {
  microtasks.push(work)
  if (depth === 0) queueMicrotask(() => depth === 0 && runMicrotasks())
}
load('react-dom/client')
globalThis.queueMicrotask = queueMicrotask
