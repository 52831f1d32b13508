// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { folders, type Shown } from '../../../tools/gallery/list'
import { keepEvidence } from '../../../tools/proof/evidence'
import { drawingCanvas } from '../drawing'
import { assertions } from './assertions'
import { walkOnScreen } from './onScreen'

/** One screen draws a signature on a canvas. */
beforeEach(() => void drawingCanvas())

const names = Object.keys(assertions) as (keyof typeof assertions)[]

test.each(names)('%s: each state is drawn, matches its assertion, and keeps the invariants', async (name) => {
  const { evidence, faults } = await walkOnScreen(name, assertions[name])
  keepEvidence('screen', name, evidence)
  expect(faults).toEqual([])
  expect(evidence.gaps).toEqual([])
})

test('every chart of the gallery is walked on its screen, here or by a walk of its own', () => {
  const apart: readonly Shown[] = ['quote steps']
  expect([...names, ...apart].toSorted()).toEqual(folders.map(({ chart }) => chart).toSorted())
})
