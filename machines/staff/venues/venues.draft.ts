import { type Infer, object } from 'superstruct'
import type { SnapshotFrom } from 'xstate'
import { answersShape, type DraftedPage, rowShape, storedAsIs } from '../../kit/draft'
import { type InvitationDraft, isInvitationWritten } from './venueInvitation.machine'
import type { venuesMachine } from './venues.machine'

type Snapshot = SnapshotFrom<typeof venuesMachine>

const shape = object({ row: rowShape, answers: answersShape })

/** An invitation that was not sent. A browser cannot store the file of an import. */
export const venuesDraft: DraftedPage<Snapshot, InvitationDraft, Infer<typeof shape>> = {
  ...storedAsIs<InvitationDraft, Infer<typeof shape>>('venues', shape),
  draftIn: ({ context: { draft }, children: { venueInvitation } }) => {
    if (!venueInvitation) return draft
    const { row, answers } = venueInvitation.getSnapshot().context
    return isInvitationWritten({ answers }) ? { row, answers } : null
  },
  formIn: ({ children: { venueInvitation } }) => venueInvitation,
}
