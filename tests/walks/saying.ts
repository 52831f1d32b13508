import { expect } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import type { Walk } from './spec'

/** Helpers for the specification of a chart. */
export const walk = <M extends AnyStateMachine, const Path extends readonly string[] = []>(spec: Walk<M, Path>) => spec

interface Waits {
  readonly waiting: ReadonlyMap<string, unknown>
}
export const inFlight = ({ waiting }: Waits) => [...waiting.keys()]
export const idle = (seen: Waits) => expect(inFlight(seen)).toEqual([])
