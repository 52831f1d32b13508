import { beforeEach, expect, test } from 'vitest'
import { folders, type Shown } from '../../../tools/gallery/list'
import { keepEvidence } from '../../../tools/proof/evidence'
import { drawingCanvas } from '../drawing'
import { walkOnScreen } from './onScreen'

/** One screen draws a signature on a canvas. */
beforeEach(() => void drawingCanvas())

/** Walked on its screen by a test of its own, which presses the buttons: tests/screens/steps.walk.test.tsx. */
const apart: Shown = 'quote steps'
const names = folders.map(({ chart }) => chart).filter((chart) => chart !== apart)

test.each(names)('%s: each state is drawn, matches its assertion, and keeps the invariants', async (name) => {
  const { evidence, faults } = await walkOnScreen(name)
  keepEvidence('screen', name, evidence)
  expect(faults).toEqual([])
  expect(evidence.gaps).toEqual([])
})
