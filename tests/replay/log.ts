import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type AnyStateMachine, type EventObject, StateMachine } from 'xstate'
import { mermaidOf } from '../../tools/charts/mermaid'

/** A whole session as it was recorded: what was done and what calls came back with, of sample data only. */
export interface SessionLog {
  readonly name: string
  /** one a chart that was open, in order */
  readonly parts: readonly Part[]
  /** where it goes otherwise today and may */
  readonly accepted: readonly Acceptance[]
}

export interface Part {
  readonly chart: string
  /** of the chart, and of those that run in it, as it was recorded */
  readonly version: string
  readonly input: unknown
  readonly begins: readonly string[]
  readonly entries: readonly Entry[]
}

/** One thing that happened, and which states were left and entered for it. */
export type Entry = Happening & { readonly left?: readonly string[]; readonly entered?: readonly string[] }

export type Happening =
  /** by a person or the window, said to the chart or to one that runs in it (`change`, `page/task`) */
  | { readonly event: EventObject; readonly to?: string }
  /** a call came back, by the id of its actor */
  | { readonly answer: string; readonly with: unknown }
  /** milliseconds went by */
  | { readonly pass: number }

interface Acceptance {
  readonly chart: string
  /** of today's chart: once that changes, it is asked anew */
  readonly version: string
  readonly reason: string
}

/** Changes with any state, event or guard of the chart, and of the charts that run in it. */
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
/** One entry a line, so that a difference can be read. */
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
