import type { EventObject } from 'xstate'
import { type ChartName, charts } from './charts'
import { type Cause, type Entry, type Part, type SessionLog, versionOf } from './log'
import { Running, withoutRequests } from './running'

/** Runs a session once, with recorded outputs for its calls, and writes its log. */
export class Recorder {
  readonly #parts: Part[] = []

  /** Opens a chart; later events are sent to it. */
  open(chart: ChartName, input: unknown): Recorded {
    const running = new Running(chart, input)
    const entries: Entry[] = []
    this.#parts.push({ chart, version: versionOf(charts[chart]), input, begins: running.begins, entries })
    const note = async (cause: Cause) => void entries.push(await running.happen(cause))
    return {
      asked: (call) => running.asked(call),
      waits: (call) => running.waits(call),
      send: (event, to) => note({ event, ...(to !== undefined && { to }) }),
      answer: (call, fact) => note({ answer: call, with: withoutRequests(fact, running.asked(call)) }),
      pass: (ms) => note({ pass: ms }),
      isIn: (state) => {
        const at = entries.reduce<readonly string[]>(
          (here, { left = [], entered = [] }) => [...here.filter((one) => !left.includes(one)), ...entered],
          running.begins,
        )
        if (!at.includes(state)) throw new Error(`should be in ${state}, is in ${at.join(', ')}`)
      },
    }
  }

  logOf = (name: string): SessionLog => JSON.parse(JSON.stringify({ name, accepted: [], parts: this.#parts }))
}

export interface Recorded {
  /** the input of a call */
  readonly asked: (call: string) => unknown
  readonly waits: (call: string) => boolean
  readonly send: (event: EventObject, to?: string) => Promise<void>
  readonly answer: (call: string, fact: unknown) => Promise<void>
  readonly pass: (ms: number) => Promise<void>
  /** fails a script that does not reach its intended state, before anything is recorded */
  readonly isIn: (state: string) => void
}

export type Script = (session: Recorder) => Promise<void>
