import type { Choice } from '../graph/explore'
import type { PolicyBounds } from './bounds'
import { isDue, isLater, jobsOf } from './jobs'
import { hasAbandoned, hasLeased, statusOf } from './payments'
import { hasExpired } from './quote'
import type { Limited, PolicyState, Task } from './state'

export const reconciliation = 'reconciliation'
export const expiration = 'expiration'
export const workerName = (n: number) => `worker ${n + 1}`

/** How often something limited has happened. */
export const spentOf = ({ remaining }: PolicyState, bounds: PolicyBounds, name: Limited): number =>
  (bounds[name] ?? 0) - remaining[name]

/** Whether a worker may take up a job, and whether a request or the reconciliation may begin. */
function turnsOf(tasks: readonly Task[], { areWorkersLast }: PolicyBounds): readonly [boolean, boolean] {
  if (!areWorkersLast) return [true, true]
  const isOfWorker = ({ trail }: Task) => trail.work.kind === 'worker'
  return [tasks.every(isOfWorker), !tasks.some(isOfWorker)]
}

/** The steps that can come next. */
export function choicesIn(state: PolicyState, bounds: PolicyBounds): Choice[] {
  const { windows, workers = 1 } = bounds
  const { tables, tasks, remaining } = state
  const all: Choice[] = []
  const add = (id: string, actor: string, isFair: boolean) => all.push({ id, actor, isFair })
  for (const { name, trail } of tasks) {
    const { request } = trail
    if (request.kind === 'query' && !tables.isFree(request.query, name)) continue
    add(`go:${name}`, name, true)
    if (request.kind !== 'call' || remaining.lostCalls === 0) continue
    add(`lostBefore:${name}`, 'network', false)
    add(`lostAfter:${name}`, 'network', false)
  }
  const [forWorkers, forRequests] = turnsOf(tasks, bounds)
  for (const [w, { shown, presses }] of state.windows.entries()) {
    const { name, work, presses: most } = windows[w]!
    const isFree = forRequests && !tasks.some((task) => task.name === name)
    if (isFree && shown === 'unclear' && statusOf(work)) add(`ask:${w}`, name, true)
    if (isFree && (shown === 'idle' || (shown === 'unclear' && presses < most))) add(`press:${w}`, name, false)
    if (shown === 'waiting' && remaining.lostAnswers > 0) add(`loseAnswer:${w}`, 'network', false)
  }
  for (let n = 0; forWorkers && n < workers + spentOf(state, bounds, 'pauses'); n++)
    if (isDue(state) && !tasks.some(({ name }) => name === workerName(n))) add(`work:${n}`, workerName(n), true)
  if (hasLeased(tables)) add('leases:', 'leases', true)
  if (forRequests && hasAbandoned(tables) && !tasks.some(({ name }) => name === reconciliation))
    add('reconcile:', reconciliation, true)
  if (remaining.days > 0) add('days:', 'time', false)
  if (forRequests && hasExpired(tables) && !tasks.some(({ name }) => name === expiration))
    add('lapse:', expiration, true)
  if (remaining.deaths > 0) for (const { name } of tasks) add(`kill:${name}`, 'death', false)
  if (remaining.pauses > 0)
    for (const task of tasks)
      for (const { id, kind } of jobsOf(task))
        if (!bounds.paused || kind === bounds.paused) add(`pause:${id}`, 'pause', false)
  if (remaining.relents > 0) add('relent:', 'bank', false)
  if (remaining.retries > 0 && tables.rows('job').some(({ dead }) => dead !== null)) add('retry:', 'staff', false)
  if (isLater(state)) add('time:', 'time', true)
  return all
}
