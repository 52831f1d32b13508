import type { Infer } from 'superstruct'
import type { SnapshotFrom } from 'xstate'
import { type DraftedPage, formShape, storedAsIs } from '../../kit/draft'
import type { moratoriaMachine } from './moratoria.machine'
import { isFormWritten, type MoratoriumDraft } from './moratoria.setup'

type Snapshot = SnapshotFrom<typeof moratoriaMachine>

/** A moratorium that is not set yet. */
export const moratoriaDraft: DraftedPage<Snapshot, MoratoriumDraft, Infer<typeof formShape>> = {
  ...storedAsIs<MoratoriumDraft, Infer<typeof formShape>>('moratoria', formShape),
  draftIn: (snapshot) => {
    const { about, answers, key, draft } = snapshot.context
    const isOpen = (snapshot.matches('writing') || snapshot.matches('saving')) && isFormWritten(snapshot.context)
    return isOpen ? { about, answers, key } : draft
  },
}
