import { writeFile } from 'node:fs/promises'
import { type PageLog, type Recording, type StateBox, stepMs } from '../../machines/shared/inspector/inspector.types'
import type { Step, System } from './graph/explore'

/** A story as the inspector opens it: its steps in words, and beside them the pages of the product that took part. */
export async function recordingOf<State, View>(
  title: string,
  system: System<State, View>,
  steps: readonly Step<View>[],
): Promise<Recording> {
  const pages = (await system.record?.(steps.map(({ id }) => id))) ?? []
  return { recording: 1, title, pages: [storyPage(steps), ...pages] }
}

interface Recordable {
  readonly name: string
  readonly record: (() => Promise<Recording>) | null
}

/**
 * Writes the first story among the results.
 * @returns for a person at the terminal: the file and its story, or that there is none
 */
export async function writeRecording(results: readonly Recordable[], file: string): Promise<string> {
  const first = results.find(({ record }) => record)
  if (!first?.record) return `There is no violation, so there is nothing to record: ${file} was not written.`
  await writeFile(file, `${JSON.stringify(await first.record())}\n`)
  return `${file} has the story of “${first.name}”. Open it at /quote/inspect.`
}

/** The steps as one chart, a state after each of them. Its context is the auditor's view. */
function storyPage<View>(steps: readonly Step<View>[]): PageLog {
  const stateAfter = (n: number) => (n === 0 ? 'beginning' : `step ${n}`)
  const state = (n: number): StateBox => ({
    path: stateAfter(n),
    key: stateAfter(n),
    kind: 'atomic',
    initial: null,
    arrows: steps[n] ? [{ on: steps[n].line, guard: null, to: [stateAfter(n + 1)] }] : [],
    states: [],
  })
  const states = Array.from({ length: steps.length + 1 }, (_, n) => state(n))
  const chart: StateBox = { path: '', key: 'story', kind: 'compound', initial: stateAfter(0), arrows: [], states }
  return {
    page: 'story',
    pageName: 'The story',
    opened: 0,
    actors: [{ id: 'story', parent: null, name: 'the story', chart }],
    entries: steps.map(({ line, view }, i) => ({
      number: i + 1,
      at: (i + 1) * stepMs,
      times: 1,
      actor: 'story',
      event: { type: line },
      from: null,
      status: 'active',
      active: [stateAfter(i + 1)],
      context: view,
      taken: [{ on: line, from: stateAfter(i), to: [stateAfter(i + 1)] }],
      onward: null,
    })),
  }
}
