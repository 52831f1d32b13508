import { literal, nullable, object, string } from 'superstruct'
import type { SnapshotFrom } from 'xstate'
import { answersShape, type DraftedPage, rowShape, storedAsIs, storedEach } from '../../kit/draft'
import { draftsIn, type emailLogsMachine, type ForwardDraft, isLetterWritten } from './contactMail.machine'

type Snapshot = SnapshotFrom<typeof emailLogsMachine>

const shape = object({
  at: literal('writing'),
  about: nullable(rowShape),
  letter: answersShape,
  key: nullable(string()),
})

const isOpen = (snapshot: Snapshot) =>
  snapshot.matches('forwarding') || (snapshot.matches('writing') && isLetterWritten(snapshot.context))

export const contactMailDraft: DraftedPage<
  Snapshot,
  Record<string, ForwardDraft>,
  Record<string, typeof shape.TYPE>
> = {
  ...storedEach(storedAsIs<ForwardDraft, typeof shape.TYPE>('email-logs', shape)),
  draftIn: (snapshot) => draftsIn(snapshot.context, isOpen(snapshot) ? 'writing' : null),
}
