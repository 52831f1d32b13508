import { array, literal, nullable, object, string } from 'superstruct'
import type { SnapshotFrom } from 'xstate'
import { answersShape, type DraftedPage, storedEach } from '../../kit/draft'
import type { attachmentsMachine } from './attachments.machine'
import { draftsIn, type FilesDraft, isLetterWritten } from './attachments.setup'

type Snapshot = SnapshotFrom<typeof attachmentsMachine>

const shape = object({
  at: literal('writing'),
  marked: array(string()),
  letter: answersShape,
  key: nullable(string()),
})

function openAt(snapshot: Snapshot): FilesDraft['at'] | null {
  if (snapshot.matches('choosing') || snapshot.matches('uploading')) return 'choosing'
  if (snapshot.matches('writing')) return isLetterWritten(snapshot.context) ? 'writing' : null
  return snapshot.matches('mailing') ? 'writing' : null
}

/** A browser cannot store files, so of these drafts a reload keeps the letters. */
export const attachmentsDraft: DraftedPage<Snapshot, Record<string, FilesDraft>, Record<string, typeof shape.TYPE>> = {
  ...storedEach<FilesDraft, typeof shape.TYPE>({
    page: 'attachments',
    shape,
    pack: ({ at, marked, letter, key }) =>
      at === 'writing' ? { at, marked: [...marked], letter: { ...letter }, key } : null,
    unpack: ({ letter, ...draft }) => ({ ...draft, letter: letter as FilesDraft['letter'], chosen: [] }),
  }),
  draftIn: (snapshot) => draftsIn(snapshot.context, openAt(snapshot)),
}
