import type { Infer } from 'superstruct'
import type { SnapshotFrom } from 'xstate'
import { type DraftedPage, formShape, storedAsIs } from '../../kit/draft'
import type { partnersMachine } from './partners.machine'
import { isFormWritten, type PartnerDraft } from './partners.setup'

type Snapshot = SnapshotFrom<typeof partnersMachine>

/** A form that is not sent yet. A secret is never a part of it. */
export const partnersDraft: DraftedPage<Snapshot, PartnerDraft, Infer<typeof formShape>> = {
  ...storedAsIs<PartnerDraft, Infer<typeof formShape>>('partners', formShape),
  draftIn: (snapshot) => {
    const { about, answers, key, draft } = snapshot.context
    const isOpen = (snapshot.matches('writing') || snapshot.matches('saving')) && isFormWritten(snapshot.context)
    return isOpen ? { about, answers, key } : draft
  },
}
