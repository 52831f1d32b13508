import { type AnyMachineSnapshot, type AnyStateMachine, type EventObject, initialTransition } from 'xstate'
import { keepEvidence } from '../../../tools/proof/evidence'
import { onPage } from '../../walks/assertion'
import { nameOf, type TransitionTable } from '../../walks/checks'
import { ChartGraph, type Start } from '../../walks/graph'
import { Ledger } from '../../walks/ledger'
import type { Edge } from '../../walks/paths'
import type { WalkName } from '../../walks/register'
import { outputOf, rig, withTestCalls } from '../../walks/rig'
import { explorationOf } from '../../walks/walk'
import type { Ahead, BrowserWalk, Turn } from './spec'
import { toursOver } from './tour'

export interface BrowserReport {
  readonly tours: number
  readonly steps: number
  /** transitions and states that were neither visited nor listed as left out, or both; empty on success */
  readonly gaps: readonly string[]
}

/**
 * Walks a chart in a browser. A twin of the chart runs in this process and gets the same events. After each step the
 * page has to show what the chart's specification says of the state, and to wait for the calls that the twin waits for. The
 * twin's ledger records states and transitions.
 * @param name as in the register of the walks
 */
export async function walkInBrowser<M extends AnyStateMachine>(
  name: WalkName,
  given: BrowserWalk<M>,
): Promise<BrowserReport> {
  const spec = given as unknown as AnyWalk
  const graph = new ChartGraph(withTestCalls(spec.walk.machine))
  const ledger = new Ledger(graph)
  const { explored, vertex } = explorationOf(spec.walk, graph)
  const taken = new Set<string>()
  const walked = { tours: 0, steps: 0 }
  const aheadOf = ({ state, event }: Edge): Ahead => ({
    name: nameOf(event),
    from: graph.leaves(state).join(),
    event: outputOf(event) ?? event,
    context: state.context,
  })
  const isDone = (edge: Edge) => nameOf(edge.event) in spec.does && (spec.isDone?.(aheadOf(edge)) ?? true)
  const edges = explored.flatMap((each) => each.edges).filter(isDone)
  for (const { name, start } of explored) {
    const first = initialTransition(graph.machine, start as never)[0] as AnyMachineSnapshot
    const isEnd = (edge: Edge) => spec.ends?.(aheadOf(edge)) ?? false
    const tours = toursOver({ first, edges, graph, vertex, isEnd }, taken)
    // a start is checked even where all its transitions were walked from another
    for (const tour of tours.length > 0 ? tours : [[]]) {
      await goAlong(tour, name, start as Start, spec, ledger)
      walked.tours += 1
      walked.steps += tour.length
    }
  }
  const gaps = unsaid(ledger.gaps(), spec.notInBrowser ?? {})
  keepEvidence('browser', name, {
    ...ledger.seen(),
    steps: walked.steps,
    ways: [],
    gaps,
    notInBrowser: spec.notInBrowser ?? {},
  })
  return { ...walked, gaps }
}

/** The types of a chart's walk, for code that does not know the chart. */
interface AnyWalk extends Omit<BrowserWalk<AnyStateMachine>, 'does' | 'ends' | 'isDone'> {
  readonly does: Readonly<Record<string, (turn: Turn<AnyStateMachine, EventObject>) => Promise<unknown>>>
  readonly ends?: (turn: Ahead) => boolean
  readonly isDone?: (turn: Ahead) => boolean
}

async function goAlong(tour: readonly Edge[], name: string, start: Start, spec: AnyWalk, ledger: Ledger) {
  const { graph } = ledger
  ledger.begin(
    name,
    tour.map(({ event }) => event),
  )
  const twin = rig(graph.machine, start, ledger)
  const transitions = spec.walk.transitions as TransitionTable
  const now = () => twin.actor.getSnapshot() as AnyMachineSnapshot
  const look = async (leaf: string) => {
    await spec.world.shows(onPage(spec.walk.states[leaf as never]!.shows, now()))
    await spec.world.waitsFor([...twin.waiting.keys()])
  }
  const texts = [name]
  try {
    await spec.begin(name)
    let from = graph.leaves(now()).join()
    await look(from)
    for (const [i, { event }] of tour.entries()) {
      const done = nameOf(event)
      texts.push(done)
      const fact = outputOf(event) ?? event
      const { context } = now()
      const should = transitions[done]!({ from, event: fact, context }).replace(/, again$/, '')
      const ahead = tour.slice(i + 1).map((edge) => nameOf(edge.event))
      await spec.does[done]!({ event: fact, from, context, ahead })
      await twin.send(event)
      const to = graph.leaves(now()).join()
      if (to !== should) throw new Error(`the chart is in ${to}, and should be in ${should}`)
      texts.push(`(${to})`)
      await look(to)
      from = to
    }
  } catch (error) {
    throw new Error(`On the way ${texts.join(' ')}: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    })
  } finally {
    twin.actor.stop()
  }
}

/** Gaps that are not listed, and listed ones that are no gaps. */
export function unsaid(gaps: readonly string[], texts: Readonly<Record<string, string>>): string[] {
  return [
    ...gaps.filter((gap) => !(gap in texts)),
    ...Object.keys(texts)
      .filter((gap) => !gaps.includes(gap))
      .map((gap) => `is walked after all, or is no more: ${gap}`),
  ]
}
