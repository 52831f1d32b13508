import { act, cleanup, render } from '@testing-library/react'
import { vi } from 'vitest'
import type { AnyMachineSnapshot } from 'xstate'
import { type Shown, type Stood, shownWalkOf, stand } from '../../../tools/gallery/list'
import { Position } from '../../../tools/gallery/place'
import { inWords as wayInWords } from '../../../tools/gallery/ways'
import type { Evidence } from '../../../tools/proof/evidence'
import { inWords, onPage, type PageAssertion, unseen } from '../../walks/assertion'
import { ChartGraph } from '../../walks/graph'
import { withTestCalls } from '../../walks/rig'
import type { StateSpec } from '../../walks/spec'
import { isShown, missing } from './page'
import { brokenPromises, Focus, unsaidWait } from './promises'
import { type Trip, tripsOf } from './trips'
import { Witness } from './witness'

interface Walked {
  readonly evidence: Evidence
  /** failed assertions and invariants, each with its path */
  readonly faults: readonly string[]
}

/**
 * Walks the paths of a chart that reach each of its states, with its real screen in its usual setting, and checks each
 * state on the way.
 * @param states from the chart's specification
 * @param patience number of retries of a failed check, some ten milliseconds apart
 */
export async function walkOnScreen(
  name: Shown,
  states: Readonly<Record<string, Pick<StateSpec, 'shows'>>> = shownWalkOf(name).states,
  patience = 400,
): Promise<Walked> {
  const walk = shownWalkOf(name)
  const graph = new ChartGraph(withTestCalls(walk.machine), walk.region, walk.hears)
  const witness = new Witness(graph)
  const complaints = listenToComplaints()
  const faults: string[] = []
  // an assertion that holds in every state identifies none
  const everywhere = new Set(
    graph.lasting.filter((leaf, _, { length }) => length > 1 && states[leaf]?.shows !== unseen),
  )
  for (const trip of tripsOf(walk, graph)) {
    witness.begin(trip)
    const stood = stand(name, trip.start)
    const { ref } = stood
    const focus = new Focus()
    let so = 0
    const look = async (at: number) => {
      so = at
      const { leaf } = trip.steps[at]!
      if (at === trip.drawn) witness.watch(ref)
      if (leaf !== 'out') stood.isAt(leaf)
      const assertionOf = (state: string): PageAssertion =>
        state in states ? onPage(states[state]!.shows, ref.getSnapshot() as AnyMachineSnapshot) : never
      const wrong = () => [
        ...(leaf === 'out' ? [] : missing(assertionOf(leaf))).map((each) => `it does not show ${inWords(each)}`),
        ...brokenPromises(),
        ...unsaidWait(ref),
        ...focus.lost(),
      ]
      faults.push(
        ...[...(await lasting(wrong, patience)), ...complaints()].map(
          (each) => `${leaf}: ${each} (${wayOf(trip, at)})`,
        ),
      )
      witness.looked()
      for (const other of everywhere) if (other !== leaf && !isShown(assertionOf(other))) everywhere.delete(other)
      focus.note()
    }
    await go(trip, stood, look).catch((error) => faults.push(`after ${wayOf(trip, so)}: ${error}`))
    cleanup()
    document.body.replaceChildren()
  }
  faults.push(...[...everywhere].map((leaf) => `${leaf}: every other state shows the same`))
  return { evidence: witness.evidence(), faults }
}

/** A state without an assertion fails. */
const never: PageAssertion = { no: [] }

const wayOf = ({ start, steps }: Trip, at: number) =>
  wayInWords({ start, events: steps.slice(1, at + 1).map(({ event }) => event) })

/** @param look checks each state from the first drawn one, by its step's number */
async function go({ steps, drawn }: Trip, stood: Stood, look: (at: number) => Promise<void>) {
  const happen = (at: number) => {
    for (const event of at === 0 ? [] : stood.eventsOf([steps[at]!.event])) stood.ref.send(event)
  }
  // responses of actors beside the chart come at the end, so that they do not lead off the path
  const within = (at: number, what: () => void) =>
    act(async () => {
      what()
      if (at === steps.length - 1) stood.open()
    })
  for (let at = 0; at <= drawn; at++) happen(at)
  await within(drawn, () => void render(<Position at={stood.at}>{stood.draw()}</Position>))
  await look(drawn)
  for (let at = drawn + 1; at < steps.length; at++) {
    await within(at, () => happen(at))
    await look(at)
  }
}

/** Collects React's errors since the last call. */
function listenToComplaints() {
  const heard: string[] = []
  const complain = (...texts: unknown[]) => void heard.push(texts.map(String).join(' ').slice(0, 300))
  vi.spyOn(console, 'error').mockImplementation(complain)
  vi.spyOn(console, 'warn').mockImplementation(complain)
  return () => heard.splice(0).filter((each) => !isOfJsdom.test(each))
}
/** an element that jsdom does not know yet */
const isOfJsdom = /^The tag .* is unrecognized in this browser.* search$/

/**
 * The faults that remain after retries: parts of a screen load after it. Nothing else changes, because no time passes.
 */
async function lasting(wrong: () => readonly string[], patience: number): Promise<readonly string[]> {
  let last = wrong()
  for (let times = 0; times < patience && last.length > 0; times++) {
    await act(() => new Promise((resolve) => setTimeout(resolve, 10)))
    last = wrong()
  }
  return last
}
