import type { Kind } from '../../../../domain/application/fields/field'
import type { Control } from '../control/control'
import { simpleControls } from '../kinds/simpleControls'
import { drawing, drawingArrival } from './drawingControl'
import { entries, entriesArrival } from './entriesControl'

/** The control of each kind of field. A new kind needs only an entry here; `frameOf` chooses its frame. */
export const controls: Record<Kind, Control> = {
  ...simpleControls,
  drawing,
  entries,
  derived: () => null,
  fact: () => null,
}

const arrivals: Partial<Record<Kind, () => Promise<void> | null>> = { drawing: drawingArrival, entries: entriesArrival }

/** Loads the controls of these questions, and returns a promise for each that is not loaded yet. */
export const arrivalsOf = (questions: readonly { readonly kind: Kind }[]) =>
  questions.map(({ kind }) => arrivals[kind]?.() ?? null)
