// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { type Shown, shelves } from '../../../tools/gallery/list'
import { keepEvidence } from '../../../tools/proof/evidence'
import { drawingCanvas } from '../drawing'
import { walkOnScreen } from './onScreen'
import { tellings } from './tellings'

/** A signature is drawn on one. */
beforeEach(() => void drawingCanvas())

const names = Object.keys(tellings) as (keyof typeof tellings)[]

test.each(names)('%s: each of its states is drawn, told and kept to what is promised', async (name) => {
  const { evidence, faults } = await walkOnScreen(name, tellings[name])
  keepEvidence('screen', name, evidence)
  expect(faults).toEqual([])
  expect(evidence.gaps).toEqual([])
})

test('every chart of the gallery is walked on its screen, here or by a walk of its own', () => {
  const apart: readonly Shown[] = ['quote steps']
  expect([...names, ...apart].toSorted()).toEqual(shelves.map(({ chart }) => chart).toSorted())
})
