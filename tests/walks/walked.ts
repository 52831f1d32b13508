import { expect } from 'vitest'
import type { StateNode } from 'xstate'
import { keepEvidence } from '../../tools/proof/evidence'
import { ChartGraph } from './graph'
import { type WalkName, walkOf } from './register'
import { survey } from './walk'

/** Walks one chart of the register, and saves its report for the proof. */
export async function expectWalked(name: WalkName) {
  const walk = walkOf(name)
  const report = await survey(walk)
  keepEvidence('process', name, report)
  expect(report.gaps).toEqual([])
  // counted independently of the ledger
  const { nodes } = new ChartGraph(walk.machine, walk.region)
  expect(report.transitions.filter(({ times }) => times > 0)).toHaveLength(
    nodes.reduce((sum, node) => sum + transitionsOf(node), 0),
  )
  expect(report.states.filter(({ path }) => path !== null)).toHaveLength(nodes.length - 1)
}

const transitionsOf = (node: StateNode) =>
  [...node.transitions.values()].reduce((sum, all) => sum + all.length, 0) + (node.always?.length ?? 0)
