import { any, enums, number, object, record, string } from 'superstruct'
import type { SnapshotFrom } from 'xstate'
import { contactForms, type TaskKind } from '../../../domain/staff/contactForms'
import { type DraftedPage, setDraft, storedAsIs, storedEach } from '../../kit/draft'
import { draftIn, type TaskDraft } from './task.setup'
import type { workspaceMachine } from './workspace.machine'

type Snapshot = SnapshotFrom<typeof workspaceMachine>

const shape = object({
  kind: enums(Object.keys(contactForms) as TaskKind[]),
  id: string(),
  version: number(),
  key: string(),
  written: record(string(), any()),
})

/** The drafts of suspended tasks, and the open task's if it is written. */
export const workspaceDraft: DraftedPage<Snapshot, Record<string, TaskDraft>, Record<string, typeof shape.TYPE>> = {
  ...storedEach(storedAsIs<TaskDraft, typeof shape.TYPE>('workspace', shape)),
  draftIn: ({ context: { drafts }, children: { task } }) => {
    const open = task && draftIn(task.getSnapshot().context)
    return open ? setDraft(drafts, open.id, open) : drafts
  },
  formIn: ({ children: { task } }) => task,
}
