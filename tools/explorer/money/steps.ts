import { answered, type Response } from '../product/replay'
import type { Tables } from '../tables/tables'
import type { Bounds } from './bounds'
import type { makeProcessorIn } from './processor'
import type { makeServer, Trail, Work } from './server'
import type { Draft, Task } from './state'

/** A call to the processor that fails: before it took effect, or after. */
export type Lost = 'before' | 'after' | null

export interface Parts {
  readonly bounds: Bounds
  readonly server: ReturnType<typeof makeServer>
  readonly processor: ReturnType<typeof makeProcessorIn>
  /** a server has answered a window */
  readonly answer: (state: Draft, window: number, answer: unknown) => Promise<void>
}

/** A name that no task has: primes tell those of one name apart. */
export const freeName = (state: Draft, name: string): string =>
  state.tasks.some((task) => task.name === name) ? freeName(state, `${name}'`) : name

/** Starts a piece of work, up to its first request. */
export async function start({ server }: Parts, state: Draft, wanted: Omit<Task, 'trail'>, work: Work): Promise<Task> {
  const name = freeName(state, wanted.name)
  let trail = await server.start(work)
  while (trail.request.kind === 'begin') {
    state.tables.begin(name)
    trail = await server.next(trail, { value: undefined })
  }
  const task = { ...wanted, name, trail }
  state.tasks = [...state.tasks, task]
  return task
}

/** Goes on up to the next request before which others may come. */
export async function advance(parts: Parts, state: Draft, task: Task, lost: Lost = null): Promise<void> {
  let { trail } = task
  let isFirst = true
  for (;;) {
    const { request } = trail
    if (request.kind === 'end') return end(parts, state, task, request)
    if (!isFirst && isOpenToOthers(parts.bounds, trail, state.tables, task.name)) break
    trail = await parts.server.next(trail, await respond(parts, state, task.name, trail, lost))
    isFirst = false
  }
  state.tasks = state.tasks.map((one) => (one.name === task.name ? { ...one, trail } : one))
}

/**
 * Whether another step may come before a request. The statements of a transaction are one step once it holds a lock. A
 * call that prepares a charge comes with the step before it: nobody else knows the charge, and no money moves.
 */
function isOpenToOthers({ grain, lostCalls }: Bounds, { request }: Trail, tables: Tables, who: string): boolean {
  if (request.kind === 'call') return request.call !== 'prepare' || lostCalls > 0
  if (request.kind === 'begin' || request.kind === 'rollback' || request.kind === 'end') return false
  if (grain === 'statement') return true
  return !tables.isInTransaction(who) || (request.kind === 'query' && !tables.hasLocks(who))
}

async function respond(
  { processor, bounds }: Parts,
  state: Draft,
  who: string,
  { request }: Trail,
  lost: Lost,
): Promise<Response> {
  const { tables } = state
  if (request.kind === 'begin') tables.begin(who)
  else if (request.kind === 'commit') tables.commit(who)
  else if (request.kind === 'rollback') tables.rollback(who)
  else if (request.kind === 'query') return answered(() => tables.run(request.query, who))
  else if (request.kind === 'call') {
    const notReached = { fault: 'notReached', message: 'the processor was not reached' } as const
    if (lost === 'before') return notReached
    const { facts, webhooks, response } = await processor(state.facts, request.call, request.args)
    state.facts = facts
    if (bounds.webhooks) state.webhooks = [...new Set([...state.webhooks, ...webhooks])]
    return lost === 'after' ? notReached : response
  }
  return { value: undefined }
}

async function end(
  { answer }: Parts,
  state: Draft,
  { name, window }: Task,
  { value, problem }: { readonly value?: unknown; readonly problem?: unknown },
) {
  state.tasks = state.tasks.filter((task) => task.name !== name)
  if (window !== null) await answer(state, window, problem ? { ok: false, problem } : { ok: true, data: value })
}
