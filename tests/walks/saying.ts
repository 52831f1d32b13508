import { expect } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { errorHeading } from '../../domain/common/messages'
import { type Assertion, alert, calm } from './assertion'
import type { Walk } from './spec'

/** Helpers for the specification of a chart. */
export const walk = <M extends AnyStateMachine, const Path extends readonly string[] = []>(spec: Walk<M, Path>) => spec

interface Waits {
  readonly waiting: ReadonlyMap<string, unknown>
}
export const inFlight = ({ waiting }: Waits) => [...waiting.keys()]
export const idle = (seen: Waits) => expect(inFlight(seen)).toEqual([])

interface Troubled {
  readonly context: { readonly problem: unknown }
}
/** The chart names this problem. */
export const problemOf = (problem: object) => (seen: Troubled) => expect(seen.context.problem).toEqual(problem)
/** The chart waits for nothing and names no problem. */
export const withoutProblem = (seen: Waits & Troubled) => {
  idle(seen)
  expect(seen.context.problem).toBeNull()
}

/** The summary of a form's faults by field; none once all of them are corrected. */
export function summaryOf(faults: Readonly<Record<string, string>>): Assertion {
  const messages = Object.values(faults)
  return messages.length === 0 ? calm : alert(errorHeading(messages))
}
