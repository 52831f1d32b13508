import type { Kind } from '../../../../domain/application/fields/field'
import type { Control } from '../control/control'
import { simpleControls } from '../kinds/simpleControls'
import { drawing, drawingArrival } from './drawingControl'
import { entries, entriesArrival } from './entriesControl'

/** The only thing a new kind of field adds to React: how it is drawn; what stands around it, `frameOf` says. */
export const controls: Record<Kind, Control> = {
  ...simpleControls,
  drawing,
  entries,
  derived: () => null,
  fact: () => null,
}

const arrivals: Partial<Record<Kind, () => Promise<void> | null>> = { drawing: drawingArrival, entries: entriesArrival }

/** Fetches what draws these questions, and says until when each of it is not there. */
export const arrivalsOf = (questions: readonly { readonly kind: Kind }[]) =>
  questions.map(({ kind }) => arrivals[kind]?.() ?? null)
