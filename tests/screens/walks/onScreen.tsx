import { act, cleanup, render } from '@testing-library/react'
import { vi } from 'vitest'
import { type Shown, type Stood, shownWalkOf, stand } from '../../../tools/gallery/list'
import { Position } from '../../../tools/gallery/place'
import { inWords } from '../../../tools/gallery/ways'
import type { Evidence } from '../../../tools/proof/evidence'
import { ChartGraph } from '../../walks/graph'
import { crankable } from '../../walks/rig'
import { type Assertion, isReported, lookAt, unseen } from './assertion'
import { brokenPromises, Focus, unsaidWait } from './promises'
import { type Trip, tripsOf } from './trips'
import { Witness } from './witness'

interface Walked {
  readonly evidence: Evidence
  /** what somebody relies on and does not hold, with the way to it */
  readonly faults: readonly string[]
}

/**
 * Goes the paths of a chart that come to each of its states with its real screen on top, drawn where it stands in the
 * product, and looks at each state that they come by.
 * @param assertions what tells each state
 * @param patience times that it is asked again whether something is wrong, some ten milliseconds apart
 */
export async function walkOnScreen(
  name: Shown,
  assertions: Readonly<Record<string, Assertion>>,
  patience = 400,
): Promise<Walked> {
  const walk = shownWalkOf(name)
  const graph = new ChartGraph(crankable(walk.machine), walk.region, walk.hears)
  const witness = new Witness(graph)
  const complaints = listenToComplaints()
  const faults: string[] = []
  // what tells a state and tells it everywhere tells nothing
  const everywhere = new Set(graph.lasting.filter((leaf, _, { length }) => length > 1 && assertions[leaf] !== unseen))
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
      const wrong = () => [
        ...(leaf === 'out' || isReported(assertions[leaf] ?? never, lookAt(ref)) ? [] : ['what tells it is not there']),
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
      const here = lookAt(ref)
      for (const other of everywhere)
        if (other !== leaf && !isReported(assertions[other] ?? never, here)) everywhere.delete(other)
      focus.note()
    }
    await go(trip, stood, look).catch((error) => faults.push(`after ${wayOf(trip, so)}: ${error}`))
    cleanup()
    document.body.replaceChildren()
  }
  faults.push(...[...everywhere].map((leaf) => `${leaf}: what tells it stands in every other state too`))
  return { evidence: witness.evidence(), faults }
}

/** A state of which nothing is said is not told. */
const never: Assertion = () => false

const wayOf = ({ start, steps }: Trip, at: number) =>
  inWords({ start, events: steps.slice(1, at + 1).map(({ event }) => event) })

/** @param look at each state from when the page is drawn, by the number of its step */
async function go({ steps, drawn }: Trip, stood: Stood, look: (at: number) => Promise<void>) {
  const happen = (at: number) => {
    for (const event of at === 0 ? [] : stood.eventsOf([steps[at]!.event])) stood.ref.send(event)
  }
  // what answers beside it does so at the end, so that it leads nobody off their way
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

/** What React had to complain about since it was last asked. */
function listenToComplaints() {
  const heard: string[] = []
  const complain = (...texts: unknown[]) => void heard.push(texts.map(String).join(' ').slice(0, 300))
  vi.spyOn(console, 'error').mockImplementation(complain)
  vi.spyOn(console, 'warn').mockImplementation(complain)
  return () => heard.splice(0).filter((each) => !isOfJsdom.test(each))
}
/** an element that it does not know yet */
const isOfJsdom = /^The tag .* is unrecognized in this browser.* search$/

/** What is wrong, asked until nothing is: parts of a screen are fetched after it; nothing else comes, since no time passes. */
async function lasting(wrong: () => readonly string[], patience: number): Promise<readonly string[]> {
  let last = wrong()
  for (let times = 0; times < patience && last.length > 0; times++) {
    await act(() => new Promise((resolve) => setTimeout(resolve, 10)))
    last = wrong()
  }
  return last
}
