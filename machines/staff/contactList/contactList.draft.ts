import { object } from 'superstruct'
import type { SnapshotFrom } from 'xstate'
import { answersShape, type DraftedPage, storedAsIs } from '../../kit/draft'
import type { contactListMachine } from './contactList.machine'
import { draftOf, type ProspectDraft } from './contactList.setup'

type Snapshot = SnapshotFrom<typeof contactListMachine>

const shape = object({ prospect: answersShape })

/** The draft of a new prospect. */
export const contactListDraft: DraftedPage<Snapshot, ProspectDraft, typeof shape.TYPE> = {
  ...storedAsIs<ProspectDraft, typeof shape.TYPE>('contactList', shape),
  draftIn: ({ context }) => draftOf(context) ?? context.draft,
}
