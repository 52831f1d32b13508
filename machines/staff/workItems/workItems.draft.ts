import { nullable, object, record, string } from 'superstruct'
import type { SnapshotFrom } from 'xstate'
import { type DraftedPage, type Drafts, storedAsIs } from '../../kit/draft'
import type { workItemsMachine } from './workItems.machine'
import type { AnswerDraft } from './workItems.setup'

type Snapshot = SnapshotFrom<typeof workItemsMachine>

const shape = record(string(), object({ message: string(), key: nullable(string()) }))

/** The typed answers, by request. */
export const workItemsDraft: DraftedPage<Snapshot, Drafts<AnswerDraft>, typeof shape.TYPE> = {
  ...storedAsIs<Drafts<AnswerDraft>, typeof shape.TYPE>('workItems', shape),
  draftIn: ({ context: { drafts } }) => (Object.keys(drafts).length > 0 ? drafts : null),
}
