import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type AnyStateMachine, type EventObject, StateMachine } from 'xstate'
import { mermaidOf } from '../../tools/charts/mermaid'

/** A whole recorded session: its events and the outputs of its calls, with sample data only. */
export interface SessionLog {
  readonly name: string
  /** one for each chart that was open, in order */
  readonly parts: readonly Part[]
  /** accepted differences from the recording */
  readonly accepted: readonly Acceptance[]
}

export interface Part {
  readonly chart: string
  /** the version of the chart and its child charts at the time of the recording */
  readonly version: string
  readonly input: unknown
  readonly begins: readonly string[]
  readonly entries: readonly Entry[]
}

/** An event, with the states that it left and entered. */
export type Entry = Cause & { readonly left?: readonly string[]; readonly entered?: readonly string[] }

export type Cause =
  /** an event of a person or the window, sent to the chart or to a child of it (`change`, `page/task`) */
  | { readonly event: EventObject; readonly to?: string }
  /** the output of a call, by the id of its actor */
  | { readonly answer: string; readonly with: unknown }
  /** milliseconds that passed */
  | { readonly pass: number }

interface Acceptance {
  readonly chart: string
  /** the version of today's chart: after a change of the chart the difference has to be accepted again */
  readonly version: string
  readonly reason: string
}

/** A digest of all states, events and guards of the chart and its child charts. */
export function versionOf(machine: AnyStateMachine): string {
  const drawn = (one: AnyStateMachine): string[] => [
    mermaidOf(one),
    ...Object.values(one.implementations.actors).flatMap((logic) =>
      logic instanceof StateMachine ? drawn(logic as AnyStateMachine) : [],
    ),
  ]
  return createHash('sha256').update(drawn(machine).join('\n')).digest('hex').slice(0, 10)
}

const folder = fileURLToPath(new URL('logs', import.meta.url))
const fileOf = (name: string) => path.join(folder, `${name.replaceAll(/\W+/g, '-')}.json`)

export const loggedSessions = () =>
  readdirSync(folder).map((file) => (JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as SessionLog).name)
export const hasLog = (name: string) => existsSync(fileOf(name))
export const readLog = (name: string) => JSON.parse(readFileSync(fileOf(name), 'utf8')) as SessionLog
/** Writes one entry on each line, so that a diff can be read. */
export function writeLog({ name, parts, accepted }: SessionLog) {
  const part = ({ entries, ...head }: Part) =>
    `{\n${Object.entries(head)
      .map(([key, value]) => `"${key}": ${JSON.stringify(value)},\n`)
      .join('')}"entries": [\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]\n}`
  writeFileSync(
    fileOf(name),
    `{\n"name": ${JSON.stringify(name)},\n"accepted": ${JSON.stringify(accepted)},\n"parts": [\n${parts.map(part).join(',\n')}\n]\n}\n`,
  )
}
