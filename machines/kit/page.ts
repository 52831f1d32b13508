import type { EventObject, StateMachine } from 'xstate'
import type { StaffUser } from '../../contract/client'
import type { Problem } from '../../contract/problem'
import { assignIn, fromEvent } from './call'
import { type ProblemContext, problemActions, toProblem } from './problem'

/** The input of a staff page. */
export interface PageInput<Draft = unknown> {
  readonly user: StaffUser
  /** path and search, below the application's base */
  readonly address: string
  /** saved when this user's session ended while they wrote */
  readonly draft?: Draft | null
}

/** Any call of staff may find that their session is over; the staff shell decides how it goes on. */
export type SessionOver = { type: 'session.ended' }

/** How a page ends: with the draft that the same user is to find again. */
export type PageOutput<Draft = unknown> = SessionOver & { readonly draft?: Draft | null }

/** The short messages of a page, and changes of the work that the navigation counts; src/app has the one listener. */
export type PageEmitted = { type: 'toast'; kind: 'success' | 'error'; text: string } | { type: 'work.changed' }

/** The short message after something was done. */
export const success = (text: string): PageEmitted => ({ type: 'toast', kind: 'success', text })

/**
 * A page's chart, as the staff shell knows it: its input, its output and the events that it emits, and no page by its name.
 * Its events are open, because XState refuses a chart with more events where one with fewer is declared.
 */
// biome-ignore format: one place each
export type PageLogic = StateMachine<any, any, any, any, any, any, any, any, any, PageInput<never>, PageOutput, PageEmitted, any, any>

/**
 * How loading a page ends. `missing`: there is no such thing. `refused`: the page cannot be shown, and the problem says
 * why. `failed`: no answer came, and it can be tried again.
 */
export type PageOutcome<Data, More extends 'page.missing' | 'page.refused' = never> =
  | { type: 'page.loaded'; data: Data }
  | { type: 'page.failed'; problem: Problem }
  | (More extends string ? { type: More; problem: Problem } : never)
  | SessionOver

/** The events of every page, beside the outcomes of its calls. */
export type PageEvent = SessionOver | { type: 'address.opened'; address: string } | { type: 'page.retried' }

export interface PageContext<Query, Data> extends ProblemContext {
  /** from the address */
  readonly query: Query
  /** loaded last; it stays in sight while the next page loads */
  readonly data: Data | null
}

/** The types of a page's setup. */
export interface PageTypes<Context, Event extends EventObject, Draft = never> {
  context: Context
  events: Event
  input: PageInput<Draft>
  output: PageOutput<Draft>
  emitted: PageEmitted
  meta: { busy?: string }
  tags: 'background' | 'modal'
}

export const pageActions = {
  ...problemActions,
  setData: assignIn<{ readonly data: unknown }, { readonly data: unknown }>((_, { data }) => ({ data })),
}

/**
 * A page follows its address and ends with the session. The chart says how it reads the address: `readAddress`.
 * @param opens the state that a new address leads to
 */
export const pageOn = <const Target extends string>(opens: Target) => ({
  'address.opened': { target: opens, actions: fromEvent('readAddress') },
  'session.ended': '.ended' as const,
})

/**
 * The state in which a page loads. Beside the outcomes of every page, `on` has this page's own:
 *
 * ```ts
 * states: {
 *   loading: loading(invokeCall('getHistory', ({ context }) => context.query), { 'page.missing': 'missing' }),
 *   missing: {},
 *   ...pageStates,
 * }
 * ```
 */
export const loading = <Invoke, const On extends object = Record<never, never>>(invoke: Invoke, on?: On) => ({
  tags: 'background' as const,
  invoke,
  on: {
    'page.loaded': { target: 'shown', actions: fromEvent('setData') },
    'page.failed': toProblem('failed'),
    ...on,
  },
})

/** The states of every page beside `loading`. */
export const pageStates = {
  shown: {},
  failed: { exit: 'clearProblem', on: { 'page.retried': 'loading' } },
  ended: { type: 'final' },
} as const
